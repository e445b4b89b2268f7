# What people say to each other at a table.
talk = Beszélgetés
talk-unread =
    { $n ->
       *[other] { $n } új sor
    }
talk-log = Beszélgetés ennél az asztalnál
talk-empty = Még senki sem szólalt meg.
talk-older = Korábbi sorok
talk-new = új
talk-field = Mondj valamit
talk-send = Küldés
talk-phrases = Gyors mondatok: mindenki a saját nyelvén olvassa őket
# Only heard: this line is a quick phrase.
talk-phrase = gyors mondat
talk-says = { $name }: { $text }
# Beside a name: this person has no seat.
talk-watches = néző
talk-sending = küldés …
talk-failed = Nem ment el.
talk-again = Újra
talk-discard = Eldobom
talk-person = Mit tehetsz ezzel a beszélővel
talk-mute-here = Némítás erre a játékra
talk-mute-everywhere = Némítás minden asztalnál
talk-muted = { $name } ennél az asztalnál némítva van neked.
talk-muted-everywhere = { $name } minden asztalnál némítva van neked.
talk-hear = Újra hallom
talk-tell-host = Szólok a házigazdának
talk-told-host = Az asztal házigazdája látni fogja ezt a sort.
talk-look = Valaki kér, hogy nézd meg ezt a sort:
talk-seen = Láttam
talk-off = A házigazda kikapcsolta a beszélgetést ennél az asztalnál.
talk-phrases-only = A házigazda ennél az asztalnál csak gyors mondatokat enged.
talk-about =
    { $reads ->
        [players] A játék végéig csak a játékosok olvassák. A beszélgetés az asztallal marad meg, és vele együtt törlődik.
        [watchers] A játék végéig csak a nézők olvassák. A beszélgetés az asztallal marad meg, és vele együtt törlődik.
       *[other] Az asztalnál mindenki olvassa. A beszélgetés az asztallal marad meg, és vele együtt törlődik.
    }
talk-allowed = Ennél az asztalnál szabad:
talk-allow-all = mindent
talk-allow-phrases = csak gyors mondatokat
talk-allow-off = semmit
phrase-hello = Szia
phrase-good-luck = Sok szerencsét
phrase-well-played = Szépen játszottál
phrase-close = Ez szoros volt
phrase-thanks = Köszönöm
phrase-moment = Egy pillanat
phrase-away = Bocs, nem voltam itt
phrase-ready = Mehet?
phrase-your-turn = Te jössz?
phrase-bot = Jöhet egy bot?
phrase-good-game = Jó játék volt
refusal-too-fast = Gyorsabban írsz, mint ahogy a többiek olvasnak; várj néhány másodpercet.
refusal-line-hidden = Egy sorban nem lehet olyan jel, amely másokat vezérel, megfordít vagy elrejt; hagyd ki.
refusal-line-empty = Ebben a sorban nincs semmi, ami látszana.
refusal-line-long = Egy sor legfeljebb 500 jelből áll.
refusal-talk-off = A házigazda kikapcsolta a beszélgetést ennél az asztalnál.
refusal-phrases-only = A házigazda ennél az asztalnál csak gyors mondatokat enged.
refusal-no-talk = Ebben a házban nincs beszélgetés az asztalnál: a házigazdája így akarja.
