## A böngésző oldalai: keret, kezdőlap, előszoba, vége.

brand-home = Burgrave, kezdőlap
skip = A tartalomhoz
menu = Menü
close = Bezárás
device = Folytatás másik eszközön
invite-to-watch = Meghívás nézőnek
device-about = Nyisd meg ezt a linket a másik eszközön, és a helyed ott lesz. Egyszer használható, és csak neked szól; ez az eszköz utána csak néző.
language = Nyelv
language-next = Nyelvváltás: { $name }
sound = Hang, amikor te jössz
sound-on = A hang be van kapcsolva
sound-off = A hang ki van kapcsolva
candlelight = Gyertyafénynél
theme = Fény
theme-system = Az eszköz szerint
theme-daylight = Nappali fény
theme-candle = Gyertyafény
switch-on = be
switch-off = ki
foot-about = A Burgrave szabad, és nálad fut. Nincs kapcsolata e játékok szerzőivel és kiadóival; a nevek tulajdonosaikéi. A szabályok saját szavainkkal, a rajzok saját kezünkkel készültek.
foot-links = Továbbiak
learn-to-play = Tanulj játszani
how-to-play = Így játszd
glossary = Szójegyzék
ask-what = Mi ez?
ask-mode = Mutass bármire, vagy lépkedj a nyilakkal: megmondja, mi az. Közben nem játszol ki semmit.
ask-mode-touch = Koppints bármire: megmondja, mi az. Közben nem játszol ki semmit.
ask-mode-end = Kész
rules = Szabályok
rulings = Értelmezések
keys = Billentyűk
about-burgrave = A Burgrave-ről
about-numbers = Honnan erednek a számok
about-licence = Forráskód és licenc
offline = Megszakadt a kapcsolat. A lépéseid megvannak; újrapróbáljuk.
page-failed = Ezt az oldalt nem sikerült betölteni.
try-again = Újra
nowhere-title = Itt nincs semmi
nowhere-about = Ezen a címen nincs oldal. Talán a link egy része lemaradt; a játékaid a kezdőlapon vannak.
nowhere-home = A játékaidhoz
closed-no-table = Nincs ilyen asztal
closed-no-table-about = Talán a link egy része lemaradt, vagy az asztalt törölték. Kérj újat attól, akitől kaptad.
closed-taken = Ezen a helyen már ül valaki
closed-taken-about = Minden link egy embernek szól. Kérj másikat a házigazdától, vagy nézd a játékot.
closed-seated = Már van helyed ennél az asztalnál
closed-seated-about = A link másnak szól: add tovább.
closed-bad-link = Ez a link már nem nyit helyet
closed-bad-link-about = Talán a házigazda megújította, vagy másnak adta a helyet. Kérj új linket, vagy nézd a játékot.
closed-unreadable = Ez az asztal megsérült, és nem nyitható meg
closed-unreadable-about = A lejátszottakból semmi sem törlődött, és a többi asztal a régi. A szerver üzemeltetője a „burgrave doctor” paranccsal nézhet utána.
closed-other-rules = Ez a játszma a szabályok egy másik változatával kezdődött
closed-other-rules-about = A szerver azóta megváltozott, és nem tudja folytatni. Az üzemeltetője igen: a Burgrave azon változatával, amellyel elkezdődött.
closed-offline = A szerver nem válaszol
closed-later = Semmi sem veszett el. Próbáld újra kis idő múlva.
closed-watch = Nézem a játékot
closed-to-table = Az asztalhoz
no-board-title = Egyelőre terminálban játszható: { $game }
no-board-about = Így indul: { $command }
your-turn = Te jössz
you = Te
copied = Másolva
share = Megosztás
# Az asztal cégére, mint egy fogadóé: Szürke Gém.
table-name =
    { $adjective ->
        [black] Fekete
        [blue] Kék
        [bold] Merész
        [golden] Arany
        [green] Zöld
        [grey] Szürke
        [merry] Vidám
        [old] Öreg
        [proud] Büszke
        [quiet] Csendes
        [red] Vörös
        [silver] Ezüst
        [sleepy] Álmos
        [sly] Ravasz
        [swift] Fürge
        [tall] Magas
        [white] Fehér
       *[wise] Bölcs
    } { $animal ->
        [badger] Borz
        [bear] Medve
        [beaver] Hód
        [boar] Vadkan
        [crane] Daru
        [dragon] Sárkány
        [eagle] Sas
        [falcon] Sólyom
        [fox] Róka
        [griffin] Griff
        [hare] Nyúl
        [hedgehog] Sün
        [heron] Gém
        [lynx] Hiúz
        [otter] Vidra
        [panther] Párduc
        [pelican] Pelikán
        [ram] Kos
        [raven] Holló
        [rooster] Kakas
        [stork] Gólya
        [swan] Hattyú
       *[wolf] Farkas
    }
crest-lion = Oroszlán
crest-tower = Torony
crest-fleur = Liliom
crest-stag = Szarvas
crest-key = Kulcs
level =
    { $n ->
        [1] Gondtalan
        [2] Megfontolt
        [3] Ravasz
       *[4] Mesteri
    }
bot-careless = Sok mindent nem vesz észre, a többiből kihozza a legjobbat.
bot-steady = Első látásra dönt, és ritkán rosszul.
bot-shrewd = Gondolatban minden lépést kipróbál, és sok játszmából tudja, mennyit ér egy állás.
bot-masterly = Mindenki fejével előre gondolkodik, és erre akár egy másodpercet is szán.
bot-random = Bármit megtesz, ami szabad, terv nélkül.
bot-greedy = Kiszámolja, mit hoz minden választás, és pontokra játszik.
seal = Pecsét
seal-how = A kezdőérték SHA-256 értéke

## Helyek játék közben.

seat-bot-plays = Most egy bot játszik helyetted.
seat-play-again = Újra én játszom
seat-hand-over = Játsszon helyettem egy bot
seat-is-away = { $name } nincs itt.
seat-away = távol
seat-away-wait = { $name } nincs itt. Botot { $time } múlva lehet hívni.
seat-away-call = { $name } nincs itt. { $needed ->
    [1] Hívhatsz helyette egy botot.
   *[other] Bot akkor jön, ha a jelenlévők közül { $needed } egyetért.
  }
seat-away-called = { $name } nincs itt. { $names } botot szeretne ({ $n } / { $needed }).
seat-call-bot = Bot hívása
seat-call-bot-for = Bot hívása { $name } helyett
seat-agree = Egyetértek
seat-agree-for = Egyetértek azzal, hogy { $name } helyett bot játsszon
seat-resigned = feladta
seat-you-resigned = Feladtad, és nézőként vagy itt.

## Kiutak a játékból.

out-hand-over-about = amíg vissza nem jössz
out-offer = Javaslom, hogy hagyjuk abba
out-offer-about = eredmény nélkül, ha mindenki beleegyezik
out-offer-title = Abbahagyjuk a játszmát?
out-offer-ask =
    A játszma győztes nélkül érne véget, és minden úgy maradna, ahogy áll. { $n ->
        [one] { $names } beleegyezése kell hozzá.
       *[other] Mindenki beleegyezése kell hozzá: { $names }.
    }
out-end = Befejezem ezt a játszmát
out-end-about = eredmény nélkül
out-end-title = Befejezed ezt a játszmát?
out-end-ask = Rajtad kívül senkit sem kell megkérdezni: a játszma azonnal véget ér, győztes nélkül, és minden úgy marad, ahogy áll.
out-resign = Feladom
out-resign-about = végleg; utolsó leszel
out-resign-title = Feladod?
out-resign-wins = Akkor { $name } nyer, és a pontok úgy maradnak, ahogy állnak. Nem jöhetsz vissza.
out-resign-over = Akkor a játszma véget ér, utolsó leszel, és a pontok úgy maradnak, ahogy állnak. Nem jöhetsz vissza.
out-resign-goes-on = Egy bot játszik tovább a helyeden a végéig, és utolsó leszel. Nézheted, de nem jöhetsz vissza.
out-stay = Játsszunk tovább
offer-short = Vége?
offer-by = { $name } abbahagyná a játszmát
offer-mine = Azt javaslod, hogy hagyjátok abba
offer-declined = { $name } inkább továbbjátszana
offer-declined-you = Te inkább továbbjátszanál
offer-about = A játszma győztes nélkül véget ér, amint mindenki beleegyezik.
offer-for = Beleegyezett: { $names }.
offer-missing = Még válaszra vár: { $names }.
offer-agree = Beleegyezem
offer-withdraw = Visszavonom
offer-now = Legyen vége most
over-agreed =
    { $alone ->
        [yes] A vége előtt befejezve
       *[no] Közös megegyezéssel befejezve
    }
over-resigned = Feladással ért véget: { $names }
over-resigned-you = Feladtad a játszmát

## Kezdőlap.

home-where = A játékaid
home-welcome = Üdvözlünk
home-title =
    { $n ->
        [3] Három középkori játék egy asztalnál
       *[other] Középkori játékok egy asztalnál
    }
home-lead = Ülj le azonnal botok ellen, vagy küldj egy linket a barátaidnak. Fiók nem kell: elég egy név és egy címer.
home-scene = Várkastély a városával; előtte a király és a királyné a sátrukban négy tanácsadót fogad
home-play-as = Így szerepelsz:
home-name = A neved
home-crest = A címered
home-guest = Vendég
name-blank = Egy névben legalább egy látható karakter van.
name-long = Egy név legfeljebb { $most } karakter; ez { $n }.
home-my-tables = Asztalaim
home-waiting = Rád várnak
home-tables =
    { $n ->
        [one] { $n } asztal
       *[other] { $n } asztal
    }
home-no-tables = Még nincs asztal.
home-newcomer = Ismered már a játékokat?
home-newcomer-about = Ha nem, itt kezdd: a rossz próbálkozás semmibe sem kerül, és bármikor abbahagyhatod.
home-first-lesson = Lecke, { $minutes } perc
home-coached = Segítővel
home-known = Igen, ismerem őket
home-go-on-learning = Tovább: { $game }, { $n }. lecke
home-step-1 = Válassz fent nevet és címert.
home-step-2 = A „Játék most” asztalt nyit, és botok ülnek le melléd; a „Játék barátokkal” egyetlen linket ad mindnyájuknak.
home-step-3 = Az asztalaid ezután itt állnak, elöl azok, amelyek rád várnak. Bármikor elmehetsz, és visszajöhetsz.
home-none-waiting = Senki sem vár rád.
home-say-ready = Jelezd, ha kész vagy
home-go = Játék
home-running = Folyamatban
home-undealt = Még nem kezdődött el
home-delete = { $table } törlése
home-close = Bezárás
table-delete = Asztal törlése
table-delete-ask = { $table }: törlöd az asztalt? A linkjei utána semmit sem nyitnak meg.
table-delete-ask-people = Törlöd ezt az asztalt ({ $table })? Akik ott ülnek, megtudják: { $names }.
table-delete-yes = Törlöm
table-deleted = { $table }: az asztal törölve.
table-deleted-by-host = { $table }: a házigazda törölte az asztalt.
table-left = { $table }: elhagytad az asztalt.
ask-no = Inkább nem
home-finished = Befejezve
home-all-finished = Az összes befejezett játszma ({ $n })
home-won-of = { $of } játszmából { $n } győzelem
home-you-won = Nyertél
home-won = { $name } nyert
home-shared = Közös győzelem: { $names }
home-you-resigned = feladtad
home-by-resignation = feladással
home-ready-of = { $of } játékosból { $n } kész
home-waits-for = soron: { $names }
home-games = Játékok
home-players = Játékosok
home-parts = Kiadások és modulok
home-base-game = alapjáték
home-terminal-only = Egyelőre a terminálban: { $command }
home-play-now = Játék most
home-you-and-bots =
    { $n ->
        [0] te egyedül
        [one] te és { $n } bot
       *[other] te és { $n } bot
    }
home-friends = Játék barátokkal
home-change = Módosítás
home-settings = { $game }: módosítás játék előtt
home-modules = Modulok
home-more-options = További beállítások
home-bots = Botok
home-fewer-bots = Eggyel kevesebb bot
home-more-bots = Eggyel több bot
home-kept = A választásod megmarad legközelebbre.
home-play-these = Játék most ezekkel

## Előszoba.

lobby-table-for = { $n } fős asztal
lobby-lead-owner = Küldd el a barátaidnak az asztal linkjét: aki megnyitja, szabad helyre ül. Semmi sem kezdődik, amíg nincs mindenki kész.
lobby-lead = Semmi sem kezdődik, amíg nincs mindenki kész.
lobby-lead-watching = Nézőként vagy itt. Ha játszanál, kérd a házigazdától az asztal linkjét. Semmi sem kezdődik, amíg nincs mindenki kész.
lobby-seat = { $n }. hely
lobby-open-seat = Szabad hely
lobby-nobody = még senki sem ül itt
lobby-open-about = Annak, akinél az asztal linkje van.
lobby-me-about = A nevet és a címert módosíthatod, amíg nincs mindenki kész.
lobby-here = itt van
lobby-away = nincs itt; a hely az övé marad
lobby-you-host = te · házigazda
lobby-you = te
lobby-bot-level =
    { $crest ->
        [none] bot · { $level }
       *[other] { $crest } · bot · { $level }
    }
lobby-copy-link = Link másolása
lobby-invitation = Egy hely neked: { $table }
lobby-to-bot = Botnak adom
lobby-to-friend = Barátnak nyitom
lobby-free-seat = Hely felszabadítása
lobby-level = { $name } szintje
lobby-ready = kész
lobby-not-yet = még nem
lobby-waiting = vár
lobby-ready-of = { $of } játékosból { $n } kész
lobby-open =
    { $n ->
        [one] Még { $n } hely szabad.
       *[other] Még { $n } hely szabad.
    }
lobby-still = Még hiányzik: { $names }.
lobby-dealing = Kezdődik a játék.
lobby-copy-spectator = Nézőlink másolása
lobby-leave = Távozás
lobby-i-am-ready = Kész vagyok
lobby-not-ready = Mégsem vagyok kész
lobby-options = Beállítások
lobby-all-see = mindenki látja
lobby-options-untick = mindenki pipáját visszaveszi
lobby-options-take = Legyenek ezek
lobby-options-leave = Maradjon így
lobby-game = Játék
lobby-no-modules = nincs
lobby-pace = Tempó
lobby-pace-live = élő
lobby-pace-bots = a botok olvasható tempóban lépnek, és átugorhatók
lobby-start = Kezdőjátékos
lobby-undo = Visszavonás
lobby-undo-news = az utolsó új tudnivalóig
lobby-spectators = Nézők
lobby-spectators-link = a linkkel, titkot nem látnak
lobby-sealed =
    { $by ->
        [draws] Lepecsételt véletlen
       *[rolls] Lepecsételt kockák
    }
lobby-seal-about =
    { $by ->
        [draws] Ennek az asztalnak a húzásait egy titkos kezdőérték és a játékosok hozzájárulása határozza meg. Ez a pecsétje. A játék után a kezdőérték nyilvános lesz, és bárki ellenőrizheti, hogy minden húzás ebből következik.
       *[rolls] Ennek az asztalnak a kockáit egy titkos kezdőérték és a játékosok hozzájárulása határozza meg. Ez a pecsétje. A játék után a kezdőérték nyilvános lesz, és bárki ellenőrizheti, hogy minden dobás ebből következik.
    }
lobby-copy-seal = Pecsét másolása
lobby-share = A hozzájárulásod
lobby-share-about = 
    { $by ->
        [draws] Bármilyen szöveg. Amikor kész vagy, beleszámít a véletlenbe, így senki sem választhatta meg, a házigazda sem.
       *[rolls] Bármilyen szöveg. Amikor kész vagy, beleszámít a dobásokba, így senki sem választhatta meg őket, a házigazda sem.
    }
lobby-share-given = 
    { $by ->
        [draws] Beleszámított a véletlenbe, és ez a böngésző megőrzi: a játék után összevetheted.
       *[rolls] Beleszámított a dobásokba, és ez a böngésző megőrzi: a játék után összevetheted.
    }

## A vége.

end-to-table = Az asztalhoz
end-result = Eredmény
look-back = Visszatekintés
open-record = Jegyzőkönyv megnyitása
position-set-up = Állás felállítása
began-at = kezdet: { $when }
began-at-about = Ez a játszma egy állásból indult ({ $when }), és nem számít bele a többibe.
end-from-here = Még egyszer onnan
line-moment = Így állt akkor a tábla
end-board = Az utolsó állás
end-you-win-resigned =
    { $n ->
        [one] Nyertél: { $names } feladta
       *[other] Nyertél: { $names } feladta
    }
end-wins-resigned =
    { $n ->
        [one] { $name } nyert: { $names } feladta
       *[other] { $name } nyert: { $names } feladta
    }
end-wins-resigned-you = { $name } nyert: feladtad
end-wins-resigned-us =
    { $n ->
        [one] { $name } nyert: te és { $names } feladtátok
       *[other] { $name } nyert: te, { $names } feladtátok
    }
end-resigned-about = Győzelem feladással: a pontok úgy maradtak, ahogy akkor álltak.
end-agreed-about = Senki sem nyert: a pontok úgy maradtak, ahogy a befejezéskor álltak.
end-you-win =
    { $n ->
        [one] Nyertél { $n } ponttal
       *[other] Nyertél { $n } ponttal
    }
end-wins =
    { $n ->
        [one] { $name } nyert { $n } ponttal
       *[other] { $name } nyert { $n } ponttal
    }
end-share-victory = Megosztott győzelem { $n } ponttal: { $names }
end-ahead =
    { $n ->
        [one] { $n } ponttal
       *[other] { $n } ponttal
    } { $name } előtt.
end-ahead-you =
    { $n ->
        [one] { $n } ponttal
       *[other] { $n } ponttal
    } előtted.
end-winner-luck =
    { $you ->
        [yes] { $luck ->
                [hard] És ezt balszerencsével.
                [under] És ezt kissé átlag alatti kockákkal.
                [over] A kockáid kissé az átlag fölött voltak.
                [kind] A kockák kegyesek voltak hozzád.
               *[even] A kockáid a várakozás szerint estek.
            }
       *[no] { $luck ->
                [hard] És ezt balszerencsével.
                [under] És ezt kissé átlag alatti kockákkal.
                [over] A kockák kissé az átlag fölött voltak.
                [kind] A kockák kegyesek voltak.
               *[even] A kockák a várakozás szerint estek.
            }
    }
end-points = Pont
end-share = Link megosztása
end-download = Jegyzőkönyv letöltése
end-rematch = Visszavágó
end-rematch-there = A visszavágó asztala már áll
end-play-yourself = Játssz te is
end-by-source =
    { $chapter ->
        [year] Pontok forrás és év szerint
        [kings-round] Pontok forrás és forduló szerint
       *[round] Pontok forrás és forduló szerint
    }
end-main-source = { $name } pontjaiból a legtöbbet ez hozta: { $group }, { $of } pontból { $n }.
end-main-source-you = A legtöbbet ez hozta neked: { $group }, { $of } pontból { $n }.
end-total = Összesen
end-chapter =
    { $chapter ->
        [year] { $name }. év
        [kings-round] { $name }. forduló
       *[round] { $name }. forduló
    }
end-lost = elveszett
end-source = Forrás
end-player = Játékos
end-as-table = Megjelenítés táblázatként
end-over-time = A pontok alakulása
end-each-part =
    { $chapter ->
        [year] minden évszak után
        [kings-round] minden forduló után
       *[round] minden forduló után
    }
end-each-part-about = Hol állt mindenki a játék során.
end-leads-first = { $name } az elejétől vezetett.
end-leads-last = { $name } csak a legvégén került az élre.
end-leads = { $name } ekkor vette át a vezetést: { $at }.
end-leads-first-you = Az elejétől vezettél.
end-leads-last-you = Csak a legvégén kerültél az élre.
end-leads-you = Ekkor vetted át a vezetést: { $at }.
end-after = Ez után
end-marks = A számok a döntő pillanatokat jelölik.
end-luck = Szerencse
end-luck-about = a kockák a várthoz képest
end-luck-word =
    { $luck ->
        [hard] Balszerencse
        [under] Kissé az átlag alatt
        [over] Kissé az átlag fölött
        [kind] Kegyes kockák
       *[even] A várakozás szerint
    }
end-pips = { $pips } pötty
end-luck-told = { $pips } pötty { $rolls } dobásból, várható { $expected }. 100 ilyen játszmából { $percent } ennél balszerencsésebb.
end-luck-rolls = Dobás
end-luck-pips = Pötty
end-luck-expected = Várható
end-luck-difference = Különbség
end-luck-percent = Rosszabb 100-ból
end-unlucky = pech
end-hatched = vonalkázva: 10 játszmából 8
end-lucky = szerencse
end-moments = Döntő pillanatok
end-dice-check = 
    { $by ->
        [draws] A húzások ellenőrzése
       *[rolls] A dobások ellenőrzése
    }
end-rolls-follow = 
    { $by ->
        [draws] Minden húzás ({ $n }) a kezdőértékből következik
       *[rolls] Minden dobás ({ $n }) a kezdőértékből következik
    }
end-rolls-differ = 
    { $by ->
        [draws] Nem minden húzás ({ $n }) következik a kezdőértékből
       *[rolls] Nem minden dobás ({ $n }) következik a kezdőértékből
    }
end-shares =
    { $n ->
        [0] a szerver egyenként ellenőrizte
       *[other] a szerver egyenként ellenőrizte, { $n } játékos hozzájárulásával
    }
end-check-seal = Ellenőrzés itt újra
end-seal-checked =
    { $result ->
        [fits] A böngésződ ellenőrizte: a kezdőérték illik a pecséthez.
       *[differs] A böngésződ ellenőrizte: a kezdőérték nem illik a pecséthez.
    }
end-seal-when =
    { $by ->
        [draws] az első húzás előtt mutatva
       *[rolls] az első dobás előtt mutatva
    }
end-seed-name = Kezdőérték
end-seed-when =
    { $by ->
        [draws] az utolsó húzás után felnyitva
       *[rolls] az utolsó dobás után felnyitva
    }
end-seed-how =
    { $by ->
        [draws] Minden húzás: HMAC a kezdőértékből, a hozzájárulásokból és a húzás sorszámából
       *[rolls] Minden dobás: HMAC a kezdőértékből, a hozzájárulásokból és a dobás sorszámából
    }
end-check-yourself = Ellenőrizd magad
end-check-how =
    { $by ->
        [draws] Töltsd le a jegyzőkönyvet, és futtasd ezt a parancsot ott, ahol a Burgrave telepítve van. Újrajátssza a játékot, és minden húzást ellenőriz.
       *[rolls] Töltsd le a jegyzőkönyvet, és futtasd ezt a parancsot ott, ahol a Burgrave telepítve van. Újrajátssza a játékot, és minden dobást ellenőriz.
    }
end-copy-command = Parancs másolása
end-share-of = { $name } hozzájárulása:
end-share-of-you = A te hozzájárulásod:
end-my-share =
    { $same ->
        [yes] ahogy te adtad
       *[no] nem úgy, ahogy te adtad
    }
tie-as-many = { $name } pontszáma ugyanennyi.
tie-as-many-you = Neked is ugyanennyi pontod van.

## A ház: szabályok, licenc, billentyűk.

rules-of = { $game }: a szabályok
rules-close = A szabályok bezárása
rules-find = Keresés szóra vagy számra
rules-found =
    { $n ->
        [0] Nincs ilyen szabály.
       *[other] { $n } találat.
    }
rules-to-step = A mostani lépéshez
rules-back = Vissza a szabályokhoz: { $game }
rules-whole = A teljes oldal
rule-number = { $rule } szabály
rules-none = Ezen a néven nincsenek szabályok
rules-none-about = Ott találod azokat a játékokat, amelyeknek van szabályoldaluk.
rules-in-english = Ezek a szabályok angolul íródtak; maga az asztal a te nyelveden szól.
about-house = A burgrave angol szó, várgrófot jelent. Ez a ház középkori témájú társasjátékoké: játszd őket a böngészőben barátokkal és botokkal, légy házigazda egyetlen paranccsal, vagy kutasd őket egy gyors és pontos szimulátorral.
about-provenance = Minden épületnél, kártyánál és számnál szerepel, honnan ered. Négyféle eredet van:
about-all-numbers = Minden elem az eredetével
about-all-rules = Minden szabály saját szavainkkal, számozva
about-dice = Hogyan maradnak tisztességesek a kockák
about-dice-how = Az első dobás előtt az asztal pecsétet mutat: egy titkos kezdőérték SHA-256 értékét. Minden játékos hozzáad valamit a sajátjából, így egymaga senki sem választhatta meg a kockákat. A játék után a kezdőérték nyilvános lesz, a böngésződ ellenőrzi a pecsétet, a „burgrave verify” parancs pedig minden dobást.
about-talk = Amiről beszélnek
about-talk-how = Az asztaloknál lehet beszélgetni. Amíg egy játék nem ért véget, a játékosok csak a játékosok sorait olvassák, a nézők csak a nézőkét; utána az asztalnál mindenki mindkettőt. A sor, a név és az idő az asztallal együtt marad meg, amíg az asztalt nem törlik; a szerver gazdája elolvashatja. Bárkit elnémíthatsz, és az asztal házigazdája kikapcsolhatja a beszélgetést.
about-hosts = Házigazdáknak
about-hosts-how = Egy folyamat, egy fájl, elég hozzá egy laptop. Két parancs elindítja a sajátodat:
about-licence-text = A Burgrave szabad szoftver az Apache 2.0 licenc alatt; a forrása vele jár. Az EB Garamond és a Source Sans 3 betűtípus a SIL Open Font License alatt áll. A rajzok és a szabályszövegek a mieink.
about-licence-others = Minden, ami ezekben az oldalakban másoké, a licencével együtt
ask-undo = Visszavonás
ask-undo-not = Nincs mit visszavonni
ask-skip = Átugrás
ask-to-end = Az eredményhez
key-tab = tovább a következőre; Shifttel vissza
key-press = a kijelölt elem megnyomása
key-help = ezeknek a billentyűknek a megjelenítése
key-rules = a szabályok megnyitása vagy bezárása az asztal mellett
key-counsel = tanácskérés, vagy a tanács bezárása
key-ask = rákérdezés bármire
key-pass = passz
key-talk = ugrás a beszélgetéshez
key-undo = az utolsó döntés visszavonása
key-escape = kijelölés törlése
key-space = a botok lépéseinek átugrása
key-go = ugrás a kérdéshez
key-name-space = Szóköz
gestures = Mozdulatok
gesture-tap = Koppintás
gesture-again = Újabb koppintás
gesture-hold = Ujj nyomva tartása
gesture-hold-does = mi az, és mit ad, bárhol az asztalon
gesture-swipe = Pöccintés
gesture-swipe-does = a következő nézethez, telefonon
gesture-drag = Húzás

## Amit a szerver elutasít, kódja szerint.

refusal-no-table = Nincs ilyen asztal.
refusal-name = Egy név 1–40 látható karakterből áll, és nincs benne olyan, amely másokat elrejt, megfordít vagy vezérel.
refusal-taken = Ezen a helyen már más ül.
refusal-reserved = Ezt a helyet másnak foglalták le.
refusal-full = Minden hely foglalt; nézheted a játékot.
refusal-seated = Már van helyed ennél az asztalnál.
refusal-dealt = A játszma már elkezdődött.
refusal-not-dealt = A játszma még nem kezdődött el.
refusal-begins-at = Ez az asztal egy állásból indul: a játék és a helyek maradnak.
refusal-too-long = Ennek az ellenőrzése túl sokáig tart.
refusal-seats-changed = A helyek közben megváltoztak; nézd meg újra.
refusal-seats-most = Ez a játék nem való ennyi játékosnak.
refusal-seats-fewest = Ehhez a játékhoz többen kellenek.
refusal-people-most = Többen ülnek itt, mint ahányan ezt a játékot játszhatják; előbb vegyél el egy helyet.
refusal-last-place = Legalább egy hely emberé.
refusal-alone = Más nem ül itt: az asztalt csak törölni tudod.
refusal-changed = A házigazda épp módosított valamit; nézd meg, és jelezd újra, ha kész vagy.
refusal-over = A játszma véget ért.
refusal-bot = Ezen a helyen már bot játszik.
refusal-present = Ez a játékos itt van; csak azt lehet helyettesíteni, aki nincs.
refusal-grace = Ez a játékos csak az imént ment el; botot kicsit később lehet hívni.
refusal-resigned = Feladtad a játszmát; a többiek nélküled játszanak tovább.
refusal-no-offer = Ez a javaslat már nem érvényes.
refusal-declined = A javaslatodat elutasították; játssz egy kicsit, mielőtt újra megkérdezed.
refusal-stale = A játszma továbbment; nézd meg újra, és dönts megint.
refusal-no-undo = Semmi sem vonható vissza: azóta új dolog derült ki.
refusal-not-your-turn = Nem te jössz.
refusal-too-many = Ez egyszerre túl sok volt; várj egy kicsit.
refusal-too-large = Ez túl sok egy kéréshez.
refusal-too-many-tables = Nagyon sok olyan asztalod van, amelynek a játszmája nincs befejezve; előbb játssz végig néhányat.
refusal-unreadable = Ez az asztal megsérült, és nem nyitható meg; az üzemeltető a „burgrave doctor” paranccsal nézhet utána.
refusal-other-rules = Ez a játszma a szabályok egy másik változatával kezdődött, amelyet ez a szerver nem ismer.
refusal-house-full = Ez a ház most tele van; gyere vissza egy perc múlva.
refusal-store = A szerver most nem tud a lemezére írni; semmi sem változott. Próbáld újra később.
refusal-store-away = A szerver most nem éri el az adatbázisát; az asztal vár, és a játék magától folytatódik.

# Who sits where, to whoever asks a crest.
what-seat =
    { $plays ->
        [you] Ez te vagy, { AZ($n) } { $n }. helyen.
        [bot] { $n }. hely: itt egy bot játszik.
        [stand-in] { $n }. hely: itt egy bot játszik valaki helyett, aki távol van.
       *[person] { $n }. hely: itt egy ember játszik.
    }

# Egy játék elemeiből hány milyen eredetű.
provenance-counts =
    { $all } elem: { $printed } nyomtatott, { $sourced } forrásból, { $reconstructed } rekonstruált, { $house ->
        [0] egyik sem a miénk.
       *[other] { $house } a miénk.
    }
