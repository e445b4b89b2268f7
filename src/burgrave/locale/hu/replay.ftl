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
record-too-long = „{ $name }” túl hosszú ahhoz, hogy jegyzőkönyv legyen.
record-bad = Ez a jegyzőkönyv nem nyitható meg. { $reason }
# Továbbjátszás egy pillanattól; állások szövegként vagy hivatkozásként.
play-on = Innen tovább
play-on-title = Játék tovább innen
play-on-about = Ennél a pillanatnál új asztal kezdődik, botok ellen és saját kockákkal. Ez mindenhol látszik rajta, és nem számít bele a játszmáidba.
play-on-over = Itt már vége a játszmának. Lépj vissza egy korábbi pillanathoz, és játssz tovább onnan.
play-on-seat = A helyed
play-on-bots = Milyen jól játsszanak a botok
play-on-hidden = Ami erről a helyről nem látszik
play-on-anew = Újraosztva
play-on-anew-about = Amit erről a helyről nem lehetett tudni, újraosztjuk: amit azóta megtudtál, nem segít.
play-on-same = Ahogy volt
play-on-same-about = A rejtett kártyák és kockák ugyanazok, mint akkor. Te talán már ismered őket, a botok nem.
play-on-go = Játék tovább
share-position = Az állás megosztása
share-position-about = A hivatkozásban benne van az egész állás, a rejtett részekkel együtt. Aki megnyitja, körülnézhet és továbbjátszhat; a szerver semmit sem tart meg belőle.
share-position-link = Hivatkozás másolása
share-position-json = Másolás JSON-ként
position = Állás
position-about = Feladványokhoz és kísérletekhez: illessz be egy állást, vagy írj egyet. Lehet JSON, vagy ugyanazok az adatok egyszerű szövegként, soronként egy (TOML). Amit kihagysz, az olyan, mint a megnevezett lépés elején.
position-example = Kezdd ezzel:
position-text = Az állás
position-show = Mutasd a táblán
position-checking = Ellenőrzés …
position-change = Az állás módosítása
position-player = { $n }. játékos
position-link-bad = Ebben a hivatkozásban nincs benne az egész állás: egy része útközben elveszett.
