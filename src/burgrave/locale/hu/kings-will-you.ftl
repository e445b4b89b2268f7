## A naplónak az a része, amely magáról az olvasóról szól.

kings-will-event-start-player-you = Te kezdesz.
kings-will-event-wills-dealt-you = Két akaratkártyát kapsz.
kings-will-event-land-laid-you = A tájaid balról jobbra: { $order }.
kings-will-event-hamlet-set-you = Az első tanyád { AZ($place) } { $place }. tájra kerül.
kings-will-event-peasants-set-you =
    { $places_n ->
        [one] { DATA("kings-will/scales/start/peasants") } parasztod { $places_a } tájra kerül.
       *[other] A parasztjaid { $places_a } tájra kerülnek.
    }
kings-will-event-store-filled-you = A kezdőkészleted { $store }.
kings-will-event-will-put-you = Egy kártyát teszel a tábla { $card_place }. helyére.
kings-will-event-tile-taken-you =
    { $points_n ->
        [0] Elveszed { AZ($tile) } „{ $tile }” lapkát.
       *[other] Elveszed { AZ($tile) } „{ $tile }” lapkát a sor jobb széléről, és { $points_acc } kapsz.
    }
kings-will-event-passed-you =
    { $forced ->
        [yes] Semmit sem tehetsz.
       *[no] Nem teszel semmit.
    }
kings-will-event-harvested-you =
    { $action ->
        [fields] Földműveléssel { $gains_acc } szerzel
        [cattle] Állattartással { $gains_acc } szerzel
        [fell-wood] Fakitermeléssel { $gains_acc } szerzel
       *[quarry-stone] Kőfejtéssel { $gains_acc } szerzel
    }{ $lost_n ->
        [0] .
       *[other] ; { $lost_dat } nincs hely.
    }
kings-will-event-taxed-you =
    { $gains_n ->
        [0] Adót szedsz, de { $lost_dat } nincs hely.
       *[other] { $lost_n ->
            [0] Adót szedsz, és { $gains_acc } kapsz.
           *[other] Adót szedsz, és { $gains_acc } kapsz; { $lost_dat } nincs hely.
        }
    }
kings-will-event-mood-changed-you =
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
kings-will-event-rebellion-you =
    { $chapel ->
        [yes] A néped fellázad, de a kápolna megóv { DATA("kings-will/scales/visit/rebellion_points") } pontot és egy parasztot; a hangulat most { $mood }.
       *[no]
            { $points_n ->
                [0] A néped fellázad; a hangulat most { $mood }.
               *[other] A néped fellázad: { $points } elvész, a hangulat most { $mood }.
            }
    }
kings-will-event-peasant-left-you = Az egyik parasztod távozik { AZ($place) } { $place }. tájról.
kings-will-event-explored-you = Megnézed { AZ($card_place) } { $card_place }. kártyát.
kings-will-event-founded-you = Alapítasz egy { $settlement_acc } ({ $place }. táj; { $pays }): { $points }.
kings-will-event-erected-you =
    { $points_n ->
        [0] Megépíted { $building_acc } { AZ($place) } { $place }. táj alatt ({ $pays }).
       *[other] Megépíted { $building_acc } { AZ($place) } { $place }. táj alatt ({ $pays }): { $points }.
    }
kings-will-event-education-you =
    { $points_n ->
        [0] A néped műveltsége eléri { AZ($level) } { $level }. szintet.
       *[other] A néped műveltsége eléri { AZ($level) } { $level }. szintet; ez { $points_acc } ér.
    }
kings-will-event-development-you =
    { $points_n ->
        [0] A földed fejlettsége eléri { AZ($level) } { $level }. szintet.
       *[other] A földed fejlettsége eléri { AZ($level) } { $level }. szintet; ez { $points_acc } ér.
    }
kings-will-event-walked-you = Az egyik parasztod { AZ($place) } { $place }. tájról { AZ($to) } { $to }. tájra megy.
kings-will-event-landscape-found-you =
    { $side ->
        [left] A földed bal szélén { $landscape_a } fedezel fel.
       *[right] A földed jobb szélén { $landscape_a } fedezel fel.
    }
kings-will-event-swapped-you =
    { $lost_n ->
        [0] { $pays_acc } cserélsz { $gains_to }.
       *[other] { $pays_acc } cserélsz { $gains_to }, mert { $lost_dat } nincs hely.
    }
kings-will-event-offspring-you =
    { $pays_n ->
        [0] Új paraszt születik a földeden ({ $place }. táj).
       *[other] Még egy új paraszt születik a földeden ({ $place }. táj; { $pays }).
    }
kings-will-event-sold-you =
    { $lost_n ->
        [0] { $pays_acc } adsz el { $gains_for }.
       *[other] { $pays_acc } adsz el { $gains_for }; { $lost_dat } nincs hely.
    }
kings-will-event-king-arrives-you = Megérkezik a király ({ $round }. forduló, { $turns } kör után); te kezdesz.
kings-will-event-committed-you = Korongot teszel { AZ($card_place) } { $card_place }. kártyára.
kings-will-event-neutral-disc-you = A semleges korongot { AZ($card_place) } { $card_place }. kártyára teszed.
kings-will-event-treated-you = Megvendégeled a népedet ({ $pays }).
kings-will-event-tribute-paid-you = Befizeted a királyi adót ({ $pays }).
kings-will-event-tribute-unpaid-you =
    { $points_n ->
        [0] Nem tudod befizetni a királyi adót ({ $owed }).
       *[other] Nem tudod befizetni a királyi adót ({ $owed }), és { $points_acc } veszítesz.
    }
kings-will-event-gave-you = { $pays_acc } adsz a királynak, és { $points_acc } kapsz érte.
kings-will-event-peasant-given-you = Az egyik parasztod { AZ($place) } { $place }. tájról a királlyal tart: { $points }.
kings-will-event-will-scored-you =
    { $points_sign ->
        [minus] Kivívod a király haragját („{ $card }”), és { $points_acc } veszítesz.
        [plus] Teljesíted a király kívánságát („{ $card }”), és { $points_acc } kapsz.
       *[zero] Nem kapsz pontot a király kívánságáért („{ $card }”).
    }
kings-will-event-emblems-you =
    { $emblems_n ->
        [one] A teljes jelvényed ({ $emblems }) { $points_acc } ér.
       *[other] A teljes jelvényeid ({ $emblems }) { $points_acc } érnek.
    }
kings-will-event-building-points-you =
    { $points_n ->
        [0] Nem kapsz pontot { $building_for }.
       *[other] { $points_acc } kapsz { $building_for }.
    }
kings-will-event-game-over-you = A játszma véget ért: te győztél.
