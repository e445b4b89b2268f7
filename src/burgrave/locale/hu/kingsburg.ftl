## Goods and counts. A fact "n" is a number.

goods-gold = { $n } arany
goods-wood = { $n } fa
goods-stone = { $n } kő
goods-any = { $n } tetszőleges áru
tokens = { $n } db +2-es jelző
soldiers = { $n } katona
points = { $n } győzelmi pont
    .acc = { $n } győzelmi pontot
bonus-dice = { $n } fehér kocka
buildings = { $n } épület
nothing = semmi
    .acc = semmit
    .dat = semminek
    .for = semmiért
    .to = semmire
# A seat without a name; "n" counts from 1.
seat = { $n }. játékos
# No dice, no buildings.
no-dice = nincs
bonus-face = fehér { $face }
decimal = { $whole },{ $tenths }
# Joins the last two parts of a list; a comma joins the others.
list-and = { $first } és { $last }

## Advisors: names, and what each of them gives.

advisor-1 = Udvari bolond
advisor-1-gift = 1 győzelmi pont
advisor-2 = Földesúr
advisor-2-gift = 1 arany
advisor-3 = Építész
advisor-3-gift = 1 fa
advisor-4 = Kereskedő
advisor-4-gift = 1 arany vagy 1 fa
advisor-5 = Őrmester
advisor-5-gift = 1 katona
advisor-6 = Alkimista
advisor-6-gift = 1 áruért 1-1 a másik két fajtából
advisor-7 = Csillagász
advisor-7-gift = 1 tetszőleges áru, 1 db +2-es jelző
advisor-8 = Kincstárnok
advisor-8-gift = 2 arany
advisor-9 = Mestervadász
advisor-9-gift = 1 fa, mellé 1 arany vagy 1 kő
advisor-10 = Hadvezér
advisor-10-gift = 2 katona, bepillantás az ellenség lapjába
advisor-11 = Kardkovács
advisor-11-gift = 1 kő, mellé 1 fa vagy 1 arany
advisor-12 = Hercegnő
advisor-12-gift = 2 tetszőleges áru, 1 db +2-es jelző
advisor-13 = Bajnok
advisor-13-gift = 3 kő
advisor-14 = Csempész
advisor-14-gift = 3 tetszőleges áru 1 győzelmi pontért
advisor-15 = Feltaláló
advisor-15-gift = 1 arany, 1 fa, 1 kő
advisor-16 = Mágus
advisor-16-gift = 4 arany
advisor-17 = Királynő
advisor-17-gift = 2 tetszőleges áru, bepillantás az ellenség lapjába, 3 győzelmi pont
advisor-18 = Király
advisor-18-gift = 1 arany, 1 fa, 1 kő, 1 katona
# The Politician's own two advisors.
advisor-private-5 = Politikus tanácsadója (5)
advisor-private-5-gift = 1 tetszőleges áru
advisor-private-10 = Politikus tanácsadója (10)
advisor-private-10-gift = 2 tetszőleges áru

## Buildings, row A.

building-sawmill = Fűrészmalom
building-sawmill-effect = A nyár végén 1 fát { $gold } aranyra cserélhetsz.
building-quarry = Kőfejtő
building-quarry-effect = A nyár végén 1 követ { $gold } aranyra cserélhetsz.
building-goldsmith = Ötvösműhely
building-goldsmith-effect = A nyár végén 1 aranyért { $soldiers } katonát és { $scores } győzelmi pontot vehetsz.
building-mint = Pénzverde
building-mint-effect = A Fűrészmalom, a Kőfejtő és az Ötvösműhely tavasz és ősz végén is működik.

## Buildings, row B.

building-statue = Szobor
building-statue-effect = Évszakonként egyszer: ha minden kockád ugyanazt mutatja, egyet újradobhatsz.
building-chapel = Kápolna
building-chapel-effect = Évszakonként egyszer: ha a kockáid összege legfeljebb { $at_most }, mindet újradobhatod.
building-church = Templom
building-church-effect = { $against } a Démonok elleni csatában.
building-cathedral = Katedrális
building-cathedral-effect = A játék végén minden { $goods } árud után 1 győzelmi pontot kapsz.

## Buildings, row C.

building-inn = Fogadó
building-inn-effect = Minden nyár végén { $tokens } db +2-es jelzőt kapsz.
building-market = Piac
building-market-effect = Évszakonként egyszer az összegnél 1-gyel nagyobb vagy kisebb tanácsadót is befolyásolhatsz.
building-farms = Farm
building-farms-effect = Minden termékeny évszakban { $dice } fehér kockával többel dobsz; { $battle } a csatában.
building-merchants-guild = Kereskedői Céh
building-merchants-guild-effect = Minden termékeny évszak elején { $gold } aranyat kapsz.

## Buildings, row D.

building-guard-tower = Őrtorony
building-guard-tower-effect = { $battle } a csatában.
building-blacksmith = Kovácsműhely
building-blacksmith-effect = { $battle } a csatában.
building-barracks = Laktanya
building-barracks-effect = Toborzáskor egy katona ára 2 áru helyett csak { $soldier }.
building-wizards-guild = Mágusok Céhe
building-wizards-guild-effect = { $battle } a csatában.

## Buildings, row E.

building-palisade = Palánk
building-palisade-effect = { $battle } a csatában, Zombik ellen { $against }.
building-stables = Istálló
building-stables-effect = Ha egy tanácsadótól katonát kapsz, még { $soldiers } katonát kapsz.
building-stone-wall = Kőfal
building-stone-wall-effect = { $battle } a csatában; döntetlennél te győzöl.
building-fortress = Erőd
building-fortress-effect = { $battle } a csatában; minden megnyert csatáért { $scores } győzelmi pont.

## Buildings, row F.

building-barricade = Barikád
building-barricade-effect = { $against } a Goblinok elleni csatában.
building-crane = Daru
building-crane-effect = A III. és a IV. oszlop épületei neked { $saves } arannyal olcsóbbak.
building-town-hall = Városháza
building-town-hall-effect = Minden termékeny évszak végén 1 áruért vagy 1 db +2-es jelzőért { $scores } győzelmi pontot vehetsz.
building-embassy = Követség
building-embassy-effect = Minden termékeny évszak végén { $scores } győzelmi pontot kapsz.

## Buildings, row G.

building-improvised-defenses = Rögtönzött védművek
building-improvised-defenses-effect = +{ $defends } a csatában az ellen, akinek az ereje legfeljebb { $at_most }.
building-recruiting-center = Toborzóhely
building-recruiting-center-effect = Toborzáskor +2-es jelzővel is fizethetsz: jelzőnként 1 katona.
building-training-camp = Kiképzőtábor
building-training-camp-effect = Toborzás előtt kapsz { $soldiers } katonát, ha kevesebb van, mint { $fewer_than }.
building-military-academy = Katonai akadémia
building-military-academy-effect = Télen saját kockával is dobsz; ez számíthat a király erősítése helyett. Seregjelzőkkel a felét kell venni, felfelé kerekítve.

## Enemies.

enemy-barbarians = Barbárok
enemy-goblins = Goblinok
enemy-orcs = Orkok
enemy-zombies = Zombik
enemy-demons = Démonok
enemy-dragons = Sárkányok

## Governors: names and effects.

governor-sorcerer = Varázsló
governor-sorcerer-effect = A III. év elején legfeljebb 3 épületet ingyen felépítesz az I. oszlopból; ezekért nem jár győzelmi pont, de ha lerombolják valamelyiket, elveszíted a rányomtatott pontjait.
governor-prince = Királyfi
governor-prince-effect = Ha az újradobások után a kockáid összege legfeljebb 8, a saját kockáidat 3-ra, 4-re és 6-ra állíthatod.
governor-priest = Pap
governor-priest-effect = Évente egyszer, egy évszak elején: akinek nincs fehér kockája, kap egyet, mindenki más 1 győzelmi pontot.
governor-duke = Herceg
governor-duke-effect = Évszakonként egyszer: ha a Hercegnő szabad, a legmagasabb kockacsoportodat áthelyezheted hozzá.
governor-preacher = Prédikátor
governor-preacher-effect = { $points } győzelmi pontot kapsz minden évszakban, amelyben valaki nem épít.
governor-minstrel = Dalnok
governor-minstrel-effect = Az év végén: 1 győzelmi pont, ha valakinek több pontja van, mint neked, és még 1, ha senkinek sincs kevesebb.
governor-philosopher = Filozófus
governor-philosopher-effect = Évszakonként egyszer 1-gyel módosíthatod egy saját kockádat; 1 győzelmi pont, ha az összeg ezután legfeljebb 10, és már nem változik.
governor-politician = Politikus
governor-politician-effect = Két saját tanácsadód van: az 5-ös 1, a 10-es 2 tetszőleges árut ad.
governor-tax-collector = Adószedő
governor-tax-collector-effect = Valahányszor más épít a III. vagy a IV. oszlopban, 1 aranyat kapsz.
governor-architect = Építőmester
governor-architect-effect = Évszakonként egyszer: ha építéskor valakinek több épülete van, mint neked, 1 áruval kevesebbet fizetsz.
governor-carpenter = Ács
governor-carpenter-effect = Az év végén 1 fát kapsz; minden építéskor 1 kő helyett 1 fával fizethetsz.
governor-miner = Bányász
governor-miner-effect = Az év végén 1 aranyat kapsz.
governor-sculptor = Szobrász
governor-sculptor-effect = Az év végén 1 követ kapsz, és minden építésért a B sorban 1 győzelmi pontot.
governor-fairy = Tündér
governor-fairy-effect = Évente egyszer, egy évszak elején 1 fehér kockát vehetsz magadhoz.
governor-debtor = Adós
governor-debtor-effect = { $gold } arannyal és −{ $debt } győzelmi ponttal kezdesz; az I. évben a király nem ad neked semmit.
governor-heiress = Örökösnő
governor-heiress-effect = Ha az újradobások után a kockáid összege legfeljebb { $at_most }, { $gold } aranyat kapsz.
governor-damsel = Várkisasszony
governor-damsel-effect = A II. és a IV. évben 1 árut vehetsz el, ha a király nem ad semmit; a királyi követ odaítélésekor azonos áruszámnál te nyersz.
governor-general = Tábornok
governor-general-effect = +1 a csatában; toborzáskor az első katonád 1 áruval olcsóbb.
governor-trickster = Szemfényvesztő
governor-trickster-effect = Évszakonként egyszer, az újradobások előtt egy saját kockádat az ellenkező oldalára fordíthatod.
governor-steward = Intéző
governor-steward-effect = Minden termékeny évszak végén 1 árut másikra cserélhetsz.
governor-warden = Várnagy
governor-warden-effect = Ha csatát vesztesz, egyetlen épületedet sem rombolják le.
governor-chronicler = Krónikás
governor-chronicler-effect = Minden döntetlen csatáért 1 győzelmi pont, 2, ha egyedül te győztél.
governor-herald = Hírnök
governor-herald-effect = Az 1-es fázisban titokban megnézheted az év ellenségkártyáját.
governor-merchant-prince = Kalmárfejedelem
governor-merchant-prince-effect = A nyár végén legfeljebb 2 fát vagy követ adhatsz el darabonként 1 aranyért; ha kettőt adsz el, még 1 arany jár.

## Calendar, editions, modules.

phase-1 = Segítség a királytól
phase-2 = Tavasz
phase-3 = A király jutalma
phase-4 = Nyár
phase-5 = A királyi követ
phase-6 = Ősz
phase-7 = Katonák toborzása
phase-8 = Tél: A csata
# "year" is a roman numeral or a number.
year = { $year }. év
edition-first = Első kiadás
edition-revised = Átdolgozott kiadás
module-1 = Több épület
module-2 = Kormányzókártyák
module-3 = Seregjelzők
option-documented-governors = Csak a dokumentált kormányzók
provenance-printed = Nyomtatott: szabálykönyvben szerepel.
provenance-sourced = Forrásból: nyilvános forrás adja meg, amelyet megnevezünk.
provenance-reconstructed = Rekonstruált: részben ismert; a többi következtetés, vagy a miénk.
provenance-house = Házi: a mi találmányunk.

## Prompts, one for each decision.

ask-choose-governor = Melyik kormányzót tartod meg?
ask-sorcerer = Varázsló: melyik épületet építed fel ingyen az I. oszlopból?
ask-kings-aid = A király segít: melyik árut veszed el?
ask-herald = Hírnök: megnézed az ellenségkártyát?
ask-damsel = Várkisasszony: melyik árut veszed el?
ask-fairy = Tündér: ebben az évszakban veszed el a fehér kockát?
ask-priest = Pap: ebben az évszakban kéred az áldást?
ask-leave-dice = Hány fehér kockával dobsz?
ask-reroll = Megtartod a kockáidat, vagy változtatsz rajtuk?
ask-influence = Melyik tanácsadót befolyásolod, és mely kockákkal?
ask-duke = Herceg: áthelyezed a legmagasabb kockacsoportodat a Hercegnőhöz?
ask-reward-merchant = Kereskedő: arany vagy fa?
ask-reward-alchemist = Alkimista: melyik árut cseréled a másik kettőre?
ask-reward-astronomer = Csillagász: melyik árut veszed el?
ask-reward-master-hunter = Mestervadász: aranyat vagy követ kérsz a fa mellé?
ask-reward-general = Hadvezér: megnézed az ellenségkártyát?
ask-reward-swordsmith = Kardkovács: fát vagy aranyat kérsz a kő mellé?
ask-reward-duchess = Hercegnő: melyik két árut veszed el?
ask-reward-smuggler = Csempész: fizetsz 1 győzelmi pontot, és melyik három áruért?
ask-reward-queen-goods = Királynő: melyik két árut veszed el?
ask-reward-queen-look = Királynő: megnézed az ellenségkártyát?
ask-reward-private-5 = Politikus tanácsadója (5): melyik árut veszed el?
ask-reward-private-10 = Politikus tanácsadója (10): melyik két árut veszed el?
ask-build = Mit építesz?
ask-envoy-build = Felhasználod a követet egy második épületre?
ask-season-end = Véget ér az évszak: melyik hatást használod?
ask-recruit = Toborzol katonát, és mivel fizetsz?
ask-army-token = Melyik seregjelzőt játszod ki? Senki sem látja, amíg mindenki nem választott.
ask-lose-goods = Vereség: melyik árut adod le?
ask-spoils = Győzelem: melyik árut veszed el?

# Optional effects of the revised edition. "governor" is the player's own.
ask-offer-merchants-guild = Kereskedői Céh: kéred az 1 aranyat?
ask-offer-farms = Farm: kéred a fehér kockát?
ask-offer-philosopher = Filozófus: kéred az 1 győzelmi pontot a kockáidért?
ask-offer-heiress = Örökösnő: kéred az 1 aranyat a kockáidért?
ask-offer-stables = Istálló: kéred a plusz 1 katonát?
ask-offer-sculptor = Szobrász: kéred az 1 győzelmi pontot a B sor épületéért?
ask-offer-tax-collector = Adószedő: kéred az 1 aranyat?
ask-offer-preacher = Prédikátor: kéred az 1 győzelmi pontot?
ask-offer-embassy = Követség: kéred az 1 győzelmi pontot?
ask-offer-training-camp = Kiképzőtábor: kéred az 1 katonát?
ask-offer-military-academy = Katonai akadémia: hány katona számítson?
ask-offer-battle = Teljes erővel harcolsz?
ask-offer-fortress = Erőd: kéred az 1 győzelmi pontot a győzelemért?
ask-offer-warden = Várnagy: megmented az épületedet?
ask-offer-chronicler = Krónikás: kéred a győzelmi pontokat a csatáért?
ask-offer-yearly-good = { $governor }: kéred az év végi árut?
ask-offer-cathedral = Katedrális: kéred a győzelmi pontokat az áruidért?
ask-offer-minstrel = Dalnok: kéred a győzelmi pontokat?

## Actions in plain words.

do-pass = Passz
# "dice" is text such as "5 + 3"; "token" and "envoy" are yes or no; "market" is -1, 0 or 1.
do-influence =
    { $advisor } befolyásolása: { $dice }{ $token ->
        [yes] , +2-es jelző
       *[no] { "" }
    }{ $market ->
        [-1] , Piac: 1-gyel lejjebb
        [1] , Piac: 1-gyel feljebb
       *[0] { "" }
    }{ $envoy ->
        [yes] , követtel
       *[no] { "" }
    }
do-take = { $goods } elvétele
do-trade = { $give } cseréje erre: { $get }
do-decline = Nem kérem
do-look = Ellenségkártya megnézése
do-build = { $building } építése (ára: { $price })
do-build-nothing = Nem építek
do-reroll-own = Szobor: egy saját kocka újradobása
do-reroll-bonus = Szobor: egy fehér kocka újradobása
do-reroll-all = Kápolna: minden kocka újradobása
# "old" and "new" are the faces before and after.
do-turn = Szemfényvesztő: kocka átfordítása ({ $old } → { $new })
do-shift = Filozófus: kocka módosítása ({ $old } → { $new })
do-prince = Királyfi: saját kockák beállítása 3-ra, 4-re és 6-ra
do-keep = Kockák megtartása
do-bonus-dice =
    { $n ->
        [0] Dobás fehér kocka nélkül
       *[other] Dobás { $n } fehér kockával
    }
do-use = Felhasználom ebben az évszakban
do-wait = Most nem
do-duke = Kockák áthelyezése a Hercegnőhöz
do-stay = A kockák maradnak
do-town-hall = Városháza: 1 győzelmi pont (ára: { $payment })
do-sawmill = Fűrészmalom: 1 fáért 2 arany
do-quarry = Kőfejtő: 1 kőért 3 arany
do-goldsmith = Ötvösműhely: 1 aranyért 1 katona és 1 győzelmi pont
do-exchange = Intéző: { $give } cseréje erre: { $get }
do-sell = Kalmárfejedelem: { $goods } eladása
do-done = Kész
do-recruit = 1 katona toborzása (ára: { $payment })
do-army-token = { $n } értékű seregjelző kijátszása
do-governor = { $governor } megtartása
do-lose = { $goods } leadása
do-raise = { $building } felépítése ingyen

# Answers about optional effects.
do-accept = Kérem
do-always = Mindig kérem
do-always-everything = Mindig mindent kérek
do-not-this-time = Most nem kérem
do-fight = Teljes erővel harcolok
do-always-fight = Mindig teljes erővel harcolok
# "outcome" is won, drawn or lost.
do-hold-back =
    { $outcome ->
        [won] Visszafogom magam, de győzök
        [drawn] Visszafogom magam: döntetlen
       *[lost] Visszafogom magam, és veszítek
    }
do-higher = A nagyobb számot kérem
do-always-higher = Mindig a nagyobb számot kérem
do-lower = A kisebb számot kérem
do-save = Megmentem az épületet
do-always-save = Mindig megmentem az épületet
do-let-fall = Hagyom lerombolni
# "effect" is the Crane, the Barracks or the General.
do-without = „{ $effect }” nélkül, teljes áron fizetek
do-ask-again = Kérdezz újra a választható hatásokról

## The log: what happened. "player" is a name; texts such as "goods" or "order" come ready in the language.

event-turn-order-drawn = Kisorsolt sorrend: { $order }.
event-governors-dealt = { $player } három kormányzót kap, és egyet tart meg.
event-governor-chosen = { $player } kormányzót választott.
event-governor-revealed = { $player } kormányzója: { $governor }.
event-enemy-drawn = Egy ellenségkártya került elő, képpel lefelé: ereje { $weakest } és { $strongest } között.
event-year-begins = Kezdődik: { $year }. év.
# "reason" is fewest-buildings or fewest-goods.
event-kings-aid-die =
    { $player } kapja a király fehér kockáját: { $reason ->
        [fewest-goods] legkevesebb épület, döntetlennél legkevesebb áru
       *[fewest-buildings] legkevesebb épület
    }.
event-kings-aid-good = { $player } ezt kapja a királytól: { $goods } (döntetlen: legkevesebb épület és áru).
event-neutral-dice = Semleges kockák foglalják el: { $advisor }.
event-guild-gold = { $player } 1 aranyat kap a Kereskedői Céhtől.
event-farms-die = { $player } 1 fehér kockát kap a Farmtól.
event-bonus-dice =
    { $player } { $due } fehér kockából { $rolled ->
        [0] eggyel sem dob
       *[other] { $rolled } kockával dob
    }.
event-fairy-die = { $player } 1 fehér kockát kap a Tündértől.
# "die" is yes for a bonus die, no for a point.
event-priest-blessing =
    { $die ->
        [yes] { $player } 1 fehér kockát kap a Pap áldásától.
       *[no] { $player } 1 győzelmi pontot kap a Pap áldásától.
    }
event-rolled = { $player } dobása: { $dice }, összesen { $total }.
# "by" is statue or chapel.
event-rerolled =
    { $player } { $by ->
        [chapel] minden kockát újradob (Kápolna)
       *[statue] egy kockát újradob (Szobor)
    }: { $dice }, összesen { $total }.
event-turned = { $player } átfordít egy kockát (Szemfényvesztő): { $dice }, összesen { $total }.
event-shifted = { $player } 1-gyel módosít egy kockát (Filozófus): { $dice }, összesen { $total }.
event-prince = { $player } 3-ra, 4-re és 6-ra állítja saját kockáit (Királyfi): { $dice }, összesen { $total }.
event-turn-order = Sorrend: { $order }.
event-influenced =
    { $player } befolyásolja: { $advisor }, { $dice }{ $token ->
        [yes] , +2-es jelző
       *[no] { "" }
    }{ $market ->
        [-1] , Piac: 1-gyel lejjebb
        [1] , Piac: 1-gyel feljebb
       *[0] { "" }
    }{ $envoy ->
        [yes] , követtel
       *[no] { "" }
    }.
event-passed =
    { $forced ->
        [yes] { $player } kénytelen passzolni: semmi sem illik.
       *[no] { $player } passzol.
    }
# "advisor" is the one whom the dice leave.
event-duke-moved = { $player } áthelyezi kockáit a Hercegnőhöz, eddig: { $advisor } (Herceg).
# "price" is what the gift costs in points.
event-gift =
    { $player } ezt kapja: { $gift }{ $price ->
        [0] { "" }
       *[other] { " " }{ $price } győzelmi pontért
    } ({ $advisor }).
event-declined = { $player } nem él az ajánlattal: { $advisor }.
event-traded = { $player } cserél: { $give } → { $get } ({ $advisor }).
event-looked = { $player } titokban megnézi az ellenségkártyát.
event-look-result = Az ellenségkártyán: { $enemy }, ereje { $strength }.
event-built =
    { $player } megépíti: { $building }, ára { $price }{ $points ->
        [0] { "" }
        [one] , { $points } győzelmi pont
        [other] , { $points } győzelmi pont
       *[none] { "" }
    }{ $envoy ->
        [yes] { " " }(második épület, követtel)
       *[no] { "" }
    }.
event-built-nothing =
    { $forced ->
        [yes] { $player } egyetlen épületet sem tud kifizetni.
       *[no] { $player } nem épít.
    }
event-raised = { $player } ingyen, pont nélkül felépíti: { $building } (Varázsló).
event-inn-token = { $player } 1 db +2-es jelzőt kap a Fogadótól.
event-embassy-point = { $player } 1 győzelmi pontot kap a Követségtől.
event-town-hall = { $player } 1 győzelmi pontot vesz a Városházán, ára: { $payment }.
event-sawmill = { $player } 1 fát 2 aranyra cserél (Fűrészmalom).
event-quarry = { $player } 1 követ 3 aranyra cserél (Kőfejtő).
event-goldsmith = { $player } 1 aranyért 1 katonát és 1 győzelmi pontot vesz (Ötvösműhely).
event-exchanged = { $player } cserél: { $give } → { $get } (Intéző).
# "n" is the gold got, where it is known.
event-sold = { $player } elad: { $give } → { $get } (Kalmárfejedelem).
event-kings-reward = { $player } 1 győzelmi pontot kap a királytól: legtöbb épület ({ $n }).
event-envoy-returned = { $player } felhasználatlanul visszaadja a követet.
# "reason" is fewest-buildings, fewest-goods or damsel.
event-envoy-awarded =
    { $player } kapja a követet: { $reason ->
        [fewest-goods] legkevesebb épület, döntetlennél legkevesebb áru
        [damsel] épületben és áruban döntetlen, a Várkisasszony dönt
       *[fewest-buildings] legkevesebb épület
    }.
event-envoy-nobody = Senki sem kapja a követet: épületben és áruban is döntetlen.
event-training-camp = { $player } 1 katonát kap a Kiképzőtábortól.
event-recruited = { $player } 1 katonát toboroz, ára: { $payment }.
event-army-token-chosen = { $player } seregjelzőt választott.
event-army-token-revealed = { $player } seregjelzője: { $n }.
event-kings-reinforcements = A király mindenkinek { $n } katonát küld.
# "die" is the roll, "n" what it is worth.
event-academy-roll = { $player } dobása a Katonai akadémiáért: { $die }, ez { $n } katonát ér.
event-enemy-revealed = Az ellenség: { $enemy }, ereje { $strength }. Vereség esetén: { $penalty }. Győzelem esetén: { $reward }.
# "outcome" is won, drawn or lost.
event-battle =
    { $outcome ->
        [won] { $player } győz, { $strength } : { $enemy_strength }.
        [lost] { $player } veszít, { $strength } : { $enemy_strength }.
       *[drawn] { $player } kitart, { $strength } : { $enemy_strength }.
    }
event-lost-goods = { $player } elveszíti: { $goods }.
event-building-destroyed =
    { $player } elveszített épülete: { $building }{ $points ->
        [0] { "" }
        [one] , vele { $points } győzelmi pont
        [other] , vele { $points } győzelmi pont
       *[none] { "" }
    }.
event-points-lost = { $player } { $n } győzelmi pontot veszít.
event-spoils = { $player } zsákmánya: { $goods }.
event-fortress-point = { $player } 1 győzelmi pontot kap a győzelemért (Erőd).
event-strongest-winner = { $player } 1 győzelmi pontot kap: a legerősebb győztes, ereje { $strength }.
# "by" is the governor’s id and gives the reason; "governor" is the name.
event-governor-good =
    { $player } ezt kapja: { $goods } ({ $governor }: { $by ->
        [damsel] a király nem adott semmit
        [heiress] legfeljebb 9 az összeg
        [tax-collector] adó egy építésért a III. vagy a IV. oszlopban
       *[yearly] vége az évnek
    }).
event-governor-points =
    { $player } { $n } győzelmi pontot kap: { $by ->
        [philosopher] legfeljebb 10 az összeg
        [sculptor] építés a B sorban
        [preacher] valaki nem épített
        [minstrel] az év végi állás
       *[chronicler] döntetlen vagy egyedüli győzelem
    } ({ $governor }).
event-cathedral-points = { $player } { $n } győzelmi pontot kap a megmaradt áruért (Katedrális).
event-army-token-points = { $player } { $n } győzelmi pontot kap az utolsó seregjelzőért.
event-game-over =
    { $n ->
        [one] Vége a játéknak: { $players } győz.
       *[other] Vége a játéknak, megosztott győzelem: { $players }.
    }

# Optional effects: "effect" is a building, a governor, or one of the names below.
effect-battle = teljes erő a csatában
effect-yearly-good = év végi áru
effect-everything = minden
event-always = { $player } mostantól kérdés nélkül él vele: { $effect }.
event-asks-again = { $player } újra kéri a választható hatások kérdéseit.
event-effect-declined = { $player } ezúttal nem él vele: { $effect }.
# "outcome" is won, drawn or lost.
event-held-back =
    { $player } visszafogja magát, és { $outcome ->
        [won] csak éppen hogy győz
        [drawn] beéri a döntetlennel
       *[lost] hagyja győzni az ellenséget
    }.
event-stables-soldier = { $player } még 1 katonát kap az Istállótól.

## Where points come from.

source-buildings = Épületek
source-free-buildings = Ingyen felépített épületek
source-advisors = Tanácsadók
source-smuggler = Csempész
source-kings-reward = A király jutalma
source-spoils = Zsákmány
source-strongest-winner = Legerősebb győztes
source-fortress = Erőd
source-defeats = Vereségek
source-town-hall = Városháza
source-embassy = Követség
source-goldsmith = Ötvösműhely
source-governor = Kormányzó
source-cathedral = Katedrális
source-army-token = Utolsó seregjelző
source-total = Összesen

## Why a building cannot be built.

why-not-goods-missing = Hiányzik: { $goods }

## Hints: what a decision brings. They are joined by semicolons.

hint-stables = 1-gyel több katona (Istálló)
hint-dice-left = maradó kockák: { $dice }
hint-pass = ebben az évszakban nincs több tanácsadó; fel nem használt kockák: { $dice }
hint-then = utána ennyid van: { $goods }
hint-enough-for = elég ehhez: { $buildings }
hint-goods-left = marad: { $goods }
hint-keep-goods = megtartod: { $goods }
hint-decline = nem változik semmi
hint-look = csak te látod, melyik ellenség jön, ereje { $weakest } és { $strongest } között
hint-later = idén később is felhasználhatod
hint-last-season = az idei utolsó alkalom elmúlik
hint-roll = { $n } kocka, átlagos összegük { $average }
hint-average = átlagosan { $average } az összeg, most { $now }
hint-new-total = { $total } az összeg, most { $now }
hint-total = { $n } az összeg
hint-philosopher = 1 győzelmi pont, ha a kockák így maradnak
# "die" is yes if you get a bonus die, no for a point; "dice" and "points" count the others.
hint-priest =
    { $die ->
        [yes] te 1 fehér kockát kapsz
       *[no] te 1 győzelmi pontot kapsz
    }; a többiek közül kockát kap { $dice }, pontot { $points }
hint-duke = { $new }, e helyett: { $old }
hint-odds = győzelem { $won }%, döntetlen { $drawn }%, vereség { $lost }%
hint-with-token = { $n } értékű seregjelzővel: { $odds }
hint-token-worth = { $n } győzelmi pont, ha ez marad utolsónak
hint-always = többé nem kérdezünk rá; ezen bármikor változtathatsz, amikor tanácsadót befolyásolsz
hint-ask-again = visszatérnek a választható hatások kérdései
hint-strength = { $n } az ellenség ereje ellen: { $enemy }
hint-won = a lehető legkisebb erővel győzöl
hint-drawn = sem jutalom, sem büntetés
hint-lost = az ellenségkártya büntetése sújt
hint-save = az épület megmarad
hint-let-fall = az épületet lerombolják, és elvesznek a győzelmi pontjai
hint-without = egyszer, a következő épületedhez vagy katonádhoz

## The situation, line by line.

tell-options = Kingsburg, { $options }.
# "n" is the number of the phase.
tell-when = { $year }, { $n }. fázis: { $phase }.
tell-enemy-hidden = Az ellenségkártya képpel lefelé van: ereje { $weakest } és { $strongest } között.
tell-enemy-seen = Ismered az ellenséget: { $enemy }, ereje { $strength }. Vereség esetén: { $penalty }. Győzelem esetén: { $reward }.
tell-enemy-looked = Megnézték a kártyát: { $players }.
tell-envoy = A királyi követ birtokosa: { $player }.
tell-group =
    { $advisor }: { $player }, { $dice }{ $token ->
        [yes] , +2-es jelző
       *[no] { "" }
    }{ $market ->
        [-1] , Piac: 1-gyel lejjebb
        [1] , Piac: 1-gyel feljebb
       *[0] { "" }
    }{ $envoy ->
        [yes] , követtel
       *[no] { "" }
    }.
tell-neutral = { $advisor }: semleges kockák.
tell-free = Szabad tanácsadók: { $advisors }.
tell-player =
    { $you ->
        [yes] { $player } (te): { $points }.
       *[no] { $player }: { $points }.
    }
tell-owns = Birtokában: { $goods }.
tell-buildings = Épületek: { $buildings }.
tell-dice = Még lerakható kockák: { $dice }.
tell-bonus-due = Ezzel is dob majd: { $dice }.
tell-passed = Ebben az évszakban már passzolt.
# "effect" ends with a full stop of its own.
tell-governor = Kormányzó: { $governor }. { $effect }
tell-army = Maradék seregjelzők: { $tokens }.
tell-reinforcement = A királytól: { $soldiers }.
tell-next = Tartományodban ez következhet:
tell-next-building = { $building }: ára { $price }, értéke { $points }.
tell-odds = A csatád jelen állás szerint: { $odds }.
tell-offer = A három kormányzód: { $governors }.
tell-choice = A választásod: { $choice }.
tell-over = A játék véget ért.
tell-drawing = Most kocka vagy kártya dönt.
tell-waiting = Várunk rájuk: { $players }.

## Components that have a name on the page about where the numbers come from, and nowhere else.

origin-kingsburg-private = a Politikus { $n }-ös rangú tanácsadója
origin-kingsburg-enemy = { $enemy } { $strength } ({ $year }. év)
