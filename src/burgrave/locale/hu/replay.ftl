# Visszatekintés egy játszmára, a saját tábláján.
replay-speed = Tempó
replay-stride = Lépésköz
replay-decision = Döntés
replay-part =
    { $chapter ->
        [year] Évszak
        [round] Fázis
       *[other] Kör
    }
replay-chapter =
    { $chapter ->
        [year] Év
       *[other] Forduló
    }
replay-eyes = Kinek a szemével
replay-you = A tiéddel
replay-mine = Ahogyan akkor láttad
replay-all = Mindenkiével
replay-everything = Minden, amit bárki tudott
replay-runs = A játszma még tart: eddig ezt láttad belőle.
replay-beginning = A kezdet
replay-decides = { $name } dönt
replay-decides-you = Te döntesz
replay-chance = A véletlen dönt
replay-of = { $n } / { $of }
replay-where = A játszma pillanata
replay-first = Az elejére
replay-back = Vissza
replay-on = Tovább
replay-last = A végére
replay-play = Lejátszás
replay-pause = Szünet
replay-link = Hivatkozás erre a pillanatra
record = Jegyzőkönyv
record-about = A jegyzőkönyv egy egész játszma egyetlen fájlban: a játék utáni oldalról, a terminálból vagy egy baráttól. Előbb minden döntést és minden dobást ellenőrzünk; a szerver semmit sem tart meg belőle.
record-choose = Fájl kiválasztása
record-drop = vagy dobd bárhová erre az oldalra
record-checking = Minden döntés és minden dobás ellenőrzése …
record-too-long = A(z) „{ $name }” túl hosszú ahhoz, hogy jegyzőkönyv legyen.
record-bad = Ez a jegyzőkönyv nem nyitható meg. { $reason }
