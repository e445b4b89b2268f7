## A naplónak az a része, amely magáról az olvasóról szól.

era-event-ready-you = Elkészültél.
era-event-set-up-you = A birtokodon áll { $pieces_a }.
era-event-start-player-you = Te kezdesz.
era-event-round-begins-you = { $round }. forduló: te kezdesz.
era-event-rolled-you = { $throw }. dobásod: { $dice }.
era-event-finished-rolling-you = Befejezted a dobást.
era-event-revealed-you = A dobásod: { $dice } – összesen { $symbols }.
era-event-collected-you =
    { $culture ->
        [0]
            { $gains_n ->
                [0] Nem gyűjtesz be semmit.
               *[other] Begyűjtesz { $gains_acc }.
            }
       *[other]
            { $gains_n ->
                [0] Begyűjtesz { $culture } kultúrát.
               *[other] Begyűjtesz { $gains_acc }, valamint { $culture } kultúrát.
            }
    }
era-event-fed-you =
    { $pays_n ->
        [0] Nem tudsz enni adni a népednek.
       *[other] { $pays_n } élelemmel eteted a népedet.
    }
era-event-disaster-you =
    { $why ->
        [famine] Éhínség: { $steps } mezőt lépsz a csapássávon.
        [bandits] Haramiák: { $steps } mezőt lépsz a csapássávon.
        [disease] Járvány: { $steps } mezőt lépsz a csapássávon.
        [fire] Tűzvész: { $steps } mezőt lépsz a csapássávon.
        [pestilence] Pestis: { $steps } mezőt lépsz a csapássávon.
       *[extortion] Zsarolás: { $steps } mezőt lépsz a csapássávon.
    }
era-event-disaster-strikes-you = { $skulls } koponyát dobtál: { $disaster }.
era-event-resource-lost-you = Odaadsz { $pays_acc }.
era-event-goods-lost-you =
    { $pays_n ->
        [0] Nincs árud, így nem veszítesz semmit.
       *[other] Minden árudat elveszíted ({ $pays_n }).
    }
era-event-removed-you =
    { $why ->
        [fire] Leég { $piece_a } a birtokodon ({ $at }).
       *[treachery] Lebontasz egy { $piece_acc } ({ $at }), hogy hely legyen.
    }
era-event-scorched-you = Felperzselt föld kerül a birtokodra ({ $at }).
era-event-no-scorched-land-you =
    { $why ->
        [supply] A birtokodra már nem jut felperzselt föld.
       *[room] A birtokodon sehol sincs hely a felperzselt földnek.
    }
era-event-built-you = Építesz egy { $piece_acc } ({ era-spot }), ára { $pays }.
era-event-built-no-more-you = Nem építesz többet; { $unused } kalapács kárba vész.
era-event-marker-turned-you =
    { $left ->
        [0] Te építetted meg az utolsó { $piece_acc }: az utolsó játékvégjelző is megfordul. A játszma ezzel a fordulóval véget ér.
       *[other] Te építetted meg az utolsó { $piece_acc }: megfordul egy játékvégjelző, még { $left } marad.
    }
era-event-demanded-you = Követelsz { $owed_acc } { $opponent } készletéből.
era-event-paid-you =
    { $lost_n ->
        [0] Teljesíted { $opponent } követelését ({ $pays }).
       *[other] Teljesíted { $opponent } követelését ({ $pays }), de { $opponent } már nem tudja hová tenni.
    }
era-event-refused-you = Megtagadod { $opponent } követelését ({ $owed }).
era-event-nothing-to-extort-you = Semmit sem találsz { $opponent } készletében.
era-event-dice-matched-you =
    { $dice_lost_n ->
        [0] Kapsz { $dice_gained_acc }.
       *[other]
            { $dice_gained_n ->
                [0] Elveszítesz { $dice_lost_acc }.
               *[other] Kapsz { $dice_gained_acc }, és elveszítesz { $dice_lost_acc }.
            }
    }
era-event-solo-over-you = A játszma véget ért: { $points_acc } értél el, a rangod „{ $rank }”.
era-event-game-over-you = A játszma véget ért: te győztél.
era-event-game-over-us = A játszma véget ért: { $winners } közösen győztetek.
era-event-demanded-of-you = { $player } { $owed_acc } követel tőled.
era-event-paid-of-you =
    { $lost_n ->
        [0] { $player } teljesíti a követelésedet ({ $pays }).
       *[other] { $player } teljesíti a követelésedet ({ $pays }), de már nincs hová tenned.
    }
era-event-refused-of-you = { $player } megtagadja a követelésedet ({ $owed }).
era-event-nothing-to-extort-of-you = { $player } semmit sem talál a készletedben.
