## A naplónak az a része, amely magáról az olvasóról szól.

kw-event-start-player-you = Te kezdesz.
kw-event-wills-dealt-you = Két akaratkártyát kapsz.
kw-event-land-laid-you = A tájaid balról jobbra: { $order }.
kw-event-hamlet-set-you = Az első tanyád { AZ($place) } { $place }. tájra kerül.
kw-event-peasants-set-you =
    { $places_n ->
        [one] Mindkét parasztod { AZ($places) } { $places }. tájra kerül.
       *[other] A parasztjaid két tájra kerülnek ({ $places }).
    }
kw-event-store-filled-you = A kezdőkészleted { $store }.
kw-event-will-put-you = Egy lapot teszel a tábla { $card_place }. helyére.
kw-event-tile-taken-you =
    { $points_n ->
        [0] Elveszed { AZ($tile) } „{ $tile }” lapkát.
       *[other] Elveszed { AZ($tile) } „{ $tile }” lapkát a sor jobb széléről, és { $points_acc } kapsz.
    }
kw-event-passed-you =
    { $forced ->
        [yes] Semmit sem tehetsz.
       *[no] Nem teszel semmit.
    }
kw-event-harvested-you =
    { $action ->
        [fields] Földműveléssel { $gains_acc } szerzel
        [cattle] Állattartással { $gains_acc } szerzel
        [fell-wood] Fakitermeléssel { $gains_acc } szerzel
       *[quarry-stone] Kőfejtéssel { $gains_acc } szerzel
    }{ $lost_n ->
        [0] .
       *[other] ; { $lost_dat } nincs hely.
    }
kw-event-taxed-you =
    { $lost_n ->
        [0] Adót szedsz, és { $gains_acc } kapsz.
       *[other] Adót szedsz: { $gains }; { $lost_dat } nincs hely.
    }
kw-event-mood-changed-you =
    { $why ->
        [taxes] Az adószedés rontja a néped hangulatát ({ $by }); most { $mood }, { $band }.
        [education] A műveltség javítja a néped hangulatát ({ $by }); most { $mood }, { $band }.
        [tribute] Az elmaradt királyi adó rontja a néped hangulatát ({ $by }); most { $mood }, { $band }.
        [tavern] A vendégelés javítja a néped hangulatát ({ $by }); most { $mood }, { $band }.
       *[building]
            { $by_sign ->
                [minus] Romlik a néped hangulata ({ $by }); most { $mood }, { $band }.
               *[plus] Javul a néped hangulata ({ $by }); most { $mood }, { $band }.
            }
    }
kw-event-rebellion-you =
    { $chapel ->
        [yes] A néped fellázad, de a kápolna megóvja a pontot és a parasztot; a hangulat most { $mood }.
       *[no]
            { $points_n ->
                [0] A néped fellázad; a hangulat most { $mood }.
               *[other] A néped fellázad: { $points } elvész, a hangulat most { $mood }.
            }
    }
kw-event-peasant-left-you = Az egyik parasztod távozik { AZ($place) } { $place }. tájról.
kw-event-explored-you = Megnézed { AZ($card_place) } { $card_place }. lapot.
kw-event-founded-you = Alapítasz egy { $settlement_acc } ({ $place }. táj; { $pays }): { $points }.
kw-event-erected-you =
    { $points_n ->
        [0] Megépíted { $building_acc } { AZ($place) } { $place }. táj alatt ({ $pays }).
       *[other] Megépíted { $building_acc } { AZ($place) } { $place }. táj alatt ({ $pays }): { $points }.
    }
kw-event-education-you =
    { $points_n ->
        [0] A néped műveltsége eléri { AZ($level) } { $level }. szintet.
       *[other] A néped műveltsége eléri { AZ($level) } { $level }. szintet; ez { $points_acc } ér.
    }
kw-event-development-you =
    { $points_n ->
        [0] A földed fejlettsége eléri { AZ($level) } { $level }. szintet.
       *[other] A földed fejlettsége eléri { AZ($level) } { $level }. szintet; ez { $points_acc } ér.
    }
kw-event-walked-you = Az egyik parasztod { AZ($place) } { $place }. tájról { AZ($to) } { $to }. tájra megy.
kw-event-landscape-found-you =
    { $side ->
        [left] Új tájat találsz a földed bal szélén: { $landscape }.
       *[right] Új tájat találsz a földed jobb szélén: { $landscape }.
    }
kw-event-swapped-you =
    { $lost_n ->
        [0] { $pays_acc } cserélsz { $gains_to }.
       *[other] { $pays_acc } cserélsz { $gains_to }, mert { $lost_dat } nincs hely.
    }
kw-event-offspring-you =
    { $pays_n ->
        [0] Új paraszt születik a földeden ({ $place }. táj).
       *[other] Még egy új paraszt születik a földeden ({ $place }. táj; { $pays }).
    }
kw-event-sold-you =
    { $lost_n ->
        [0] { $pays_acc } adsz el { $gains_for }.
       *[other] { $pays_acc } adsz el { $gains_for }; { $lost_dat } nincs hely.
    }
kw-event-king-arrives-you = Megérkezik a király ({ $round }. forduló, { $turns } kör után); te kezdesz.
kw-event-committed-you = Korongot teszel { AZ($card_place) } { $card_place }. lapra.
kw-event-neutral-disc-you = A semleges korongot { AZ($card_place) } { $card_place }. lapra teszed.
kw-event-treated-you = Megvendégeled a népedet ({ $pays }).
kw-event-tribute-paid-you = Befizeted a királyi adót ({ $pays }).
kw-event-tribute-unpaid-you =
    { $points_n ->
        [0] Nem tudod befizetni a királyi adót ({ $owed }).
       *[other] Nem tudod befizetni a királyi adót ({ $owed }), és { $points_acc } veszítesz.
    }
kw-event-gave-you = { $pays_acc } adsz a királynak, és { $points_acc } kapsz érte.
kw-event-peasant-given-you = Az egyik parasztod { AZ($place) } { $place }. tájról a királlyal tart: { $points }.
kw-event-will-scored-you =
    { $points_sign ->
        [minus] Kivívod a király haragját („{ $card }”), és { $points_acc } veszítesz.
        [plus] Teljesíted a király kívánságát („{ $card }”), és { $points_acc } kapsz.
       *[zero] Nem kapsz pontot a király kívánságáért („{ $card }”).
    }
kw-event-emblems-you =
    { $emblems_n ->
        [one] A teljes jelvényed ({ $emblems }) { $points_acc } ér.
       *[other] A teljes jelvényeid ({ $emblems }) { $points_acc } érnek.
    }
kw-event-building-points-you =
    { $points_n ->
        [0] Nem kapsz pontot { $building_for }.
       *[other] { $points_acc } kapsz { $building_for }.
    }
kw-event-game-over-you = A játszma véget ért; te nyertél.
