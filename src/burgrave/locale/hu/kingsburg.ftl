## Goods and counts. A fact "n" is a number.

goods-gold = { $n } arany
    .acc = { $n } aranyat
    .for = { $n } aranyért
    .to = { $n } aranyra
goods-wood = { $n } fa
    .acc = { $n } fát
    .for = { $n } fáért
    .to = { $n } fára
goods-stone = { $n } kő
    .acc = { $n } követ
    .for = { $n } kőért
    .to = { $n } kőre
goods-any = { $n } tetszőleges áru
    .acc = { $n } tetszőleges árut
    .for = { $n } tetszőleges áruért
    .to = { $n } tetszőleges árura
tokens = { $n } db +2-es jelző
    .acc = { $n } db +2-es jelzőt
    .for = { $n } db +2-es jelzőért
    .to = { $n } db +2-es jelzőre
soldiers = { $n } katona
    .acc = { $n } katonát
    .for = { $n } katonáért
    .to = { $n } katonára
points = { $n } győzelmi pont
    .acc = { $n } győzelmi pontot
    .for = { $n } győzelmi pontért
    .to = { $n } győzelmi pontra
bonus-dice = { $n } fehér kocka
    .acc = { $n } fehér kockát
buildings = { $n } épület
    .acc = { $n } épületet
    .for = { $n } épületért
    .to = { $n } épületre
nothing = semmi
    .acc = semmit
    .dat = semminek
    .for = semmiért
    .to = semmire
# A seat without a name; "n" counts from 1.
seat = { $n }. játékos
# No dice, no buildings.
no-dice = nincs
bonus-face = fehér { $n }
decimal = { $whole },{ $tenths }
# Joins the last two parts of a list; a comma joins the others.
list-and = { $first } és { $last }

## Advisors: names, and what each of them gives.

advisor-1 = Udvari bolond
    .acc = az Udvari bolondot
    .from = az Udvari bolondtól
advisor-2 = Földesúr
    .acc = a Földesurat
    .from = a Földesúrtól
advisor-3 = Építész
    .acc = az Építészt
    .from = az Építésztől
advisor-4 = Kereskedő
    .acc = a Kereskedőt
    .from = a Kereskedőtől
advisor-5 = Őrmester
    .acc = az Őrmestert
    .from = az Őrmestertől
advisor-6 = Alkimista
    .acc = az Alkimistát
    .from = az Alkimistától
advisor-7 = Csillagász
    .acc = a Csillagászt
    .from = a Csillagásztól
advisor-8 = Kincstárnok
    .acc = a Kincstárnokot
    .from = a Kincstárnoktól
advisor-9 = Mestervadász
    .acc = a Mestervadászt
    .from = a Mestervadásztól
advisor-10 = Hadvezér
    .acc = a Hadvezért
    .from = a Hadvezértől
advisor-11 = Kardkovács
    .acc = a Kardkovácsot
    .from = a Kardkovácstól
advisor-12 = Hercegnő
    .acc = a Hercegnőt
    .from = a Hercegnőtől
advisor-13 = Bajnok
    .acc = a Bajnokot
    .from = a Bajnoktól
advisor-14 = Csempész
    .acc = a Csempészt
    .from = a Csempésztől
advisor-15 = Feltaláló
    .acc = a Feltalálót
    .from = a Feltalálótól
advisor-16 = Mágus
    .acc = a Mágust
    .from = a Mágustól
advisor-17 = Királynő
    .acc = a Királynőt
    .from = a Királynőtől
advisor-18 = Király
    .acc = a Királyt
    .from = a Királytól
# The Politician's own two advisors.
advisor-19 = Politikus első tanácsadója
    .acc = a Politikus első tanácsadóját
    .from = a Politikus első tanácsadójától
advisor-20 = Politikus második tanácsadója
    .acc = a Politikus második tanácsadóját
    .from = a Politikus második tanácsadójától
# What advisors give, put together from the numbers on their cards; "short" where room is scarce.
gift-look = bepillantás az ellenségkártyába
gift-trade = 1 áruért 1-1 a másik két fajtából
gift-or = { $first } vagy { $last }
gift-plus = { $goods }, mellé { $more }
gift-price = { $gift } { $price_for }
gift-short-look = lap
gift-short-trade = 1 áruért 2 másik
gift-short-or = { $n } { $first }/{ $last }
gift-short-each = mindből { $n }
gift-short-any = { $n } áru
gift-short-tokens =
    { $n ->
        [1] +2 jelző
       *[other] { $n } +2 jelző
    }
gift-short-points = { $n } pont
    .for = { $n } pontért
gift-short-gold = arany
gift-short-wood = fa
gift-short-stone = kő

## Buildings, row A.

building-sawmill = Fűrészmalom
    .acc = a Fűrészmalmot
building-sawmill-effect = A nyár végén 1 fát { $gold } aranyra cserélhetsz.
building-quarry = Kőfejtő
    .acc = a Kőfejtőt
building-quarry-effect = A nyár végén 1 követ { $gold } aranyra cserélhetsz.
building-goldsmith = Ötvösműhely
    .acc = az Ötvösműhelyt
building-goldsmith-effect = A nyár végén 1 aranyért { $soldiers } katonát és { $scores } győzelmi pontot vehetsz.
building-mint = Pénzverde
    .acc = a Pénzverdét
building-mint-effect = A Fűrészmalom, a Kőfejtő és az Ötvösműhely tavasz és ősz végén is működik.

## Buildings, row B.

building-statue = Szobor
    .acc = a Szobrot
building-statue-effect = Évszakonként egyszer: ha minden kockád ugyanazt mutatja, egyet újradobhatsz.
building-chapel = Kápolna
    .acc = a Kápolnát
building-chapel-effect = Évszakonként egyszer: ha a kockáid összege legfeljebb { $at_most }, mindet újradobhatod.
building-church = Templom
    .acc = a Templomot
building-church-effect = { $against } a Démonok elleni csatában.
building-cathedral = Katedrális
    .acc = a Katedrálist
building-cathedral-effect = A játék végén minden { $goods } árud után 1 győzelmi pontot kapsz.

## Buildings, row C.

building-inn = Fogadó
    .acc = a Fogadót
building-inn-effect = Minden nyár végén { $tokens } db +2-es jelzőt kapsz.
building-market = Piac
    .acc = a Piacot
building-market-effect = Évszakonként egyszer a dobott összegnél 1-gyel magasabb vagy alacsonyabb értékű tanácsadót is befolyásolhatsz.
building-farms = Farm
    .acc = a Farmot
building-farms-effect =
    { $dice ->
        [one] Minden termékeny évszakban egy további fehér kockával is dobsz; { $battle } a csatában.
       *[other] Minden termékeny évszakban további { $dice } fehér kockával is dobsz; { $battle } a csatában.
    }
building-merchants-guild = Kereskedői Céh
    .acc = a Kereskedői Céhet
building-merchants-guild-effect = Minden termékeny évszak elején { $gold } aranyat kapsz.

## Buildings, row D.

building-guard-tower = Őrtorony
    .acc = az Őrtornyot
building-guard-tower-effect = { $battle } a csatában.
building-blacksmith = Kovácsműhely
    .acc = a Kovácsműhelyt
building-blacksmith-effect = { $battle } a csatában.
building-barracks = Laktanya
    .acc = a Laktanyát
building-barracks-effect = Toborzáskor egy katona ára 2 áru helyett csak { $soldier }.
building-wizards-guild = Mágusok Céhe
    .acc = a Mágusok Céhét
building-wizards-guild-effect = { $battle } a csatában.

## Buildings, row E.

building-palisade = Palánk
    .acc = a Palánkot
building-palisade-effect = { $battle } a csatában, Zombik ellen { $against }.
building-stables = Istálló
    .acc = az Istállót
building-stables-effect = Ha egy tanácsadótól katonát kapsz, még { $soldiers } katonát kapsz.
building-stone-wall = Kőfal
    .acc = a Kőfalat
building-stone-wall-effect = { $battle } a csatában; döntetlennél te győzöl.
building-fortress = Erőd
    .acc = az Erődöt
building-fortress-effect = { $battle } a csatában; minden megnyert csatáért { $scores } győzelmi pont.

## Buildings, row F.

building-barricade = Barikád
    .acc = a Barikádot
building-barricade-effect = { $against } a Goblinok elleni csatában.
building-crane = Daru
    .acc = a Darut
building-crane-effect = Az épületek { AZ($from_column) } { $from_column }. oszloptól neked { $saves } arannyal olcsóbbak.
building-town-hall = Városháza
    .acc = a Városházát
building-town-hall-effect = Minden termékeny évszak végén 1 áruért vagy 1 db +2-es jelzőért { $scores } győzelmi pontot vehetsz.
building-embassy = Követség
    .acc = a Követséget
building-embassy-effect = Minden termékeny évszak végén { $scores } győzelmi pontot kapsz.

## Buildings, row G.

building-improvised-defenses = Rögtönzött védművek
    .acc = a Rögtönzött védműveket
building-improvised-defenses-effect = +{ $defends } a csatában az ellen, akinek az ereje legfeljebb { $at_most }.
building-recruiting-center = Toborzóhely
    .acc = a Toborzóhelyet
building-recruiting-center-effect = Toborzáskor +2-es jelzővel is fizethetsz: jelzőnként 1 katona.
building-training-camp = Kiképzőtábor
    .acc = a Kiképzőtábort
building-training-camp-effect = Toborzás előtt { $soldiers } katonát kapsz, ha kevesebb katonád van, mint { $fewer_than }.
building-military-academy = Katonai akadémia
    .acc = a Katonai akadémiát
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
governor-sorcerer-effect = Legfeljebb { $buildings } épületet ingyen felépítesz az I. oszlopból { AZ($year) } { $year }. év elején; ezekért nem jár győzelmi pont, de ha lerombolják valamelyiket, elveszíted a rányomtatott pontjait.
governor-prince = Királyfi
governor-prince-effect = Ha az újradobások után a kockáid összege legfeljebb { $at_most }, a saját kockáidat beállíthatod ({ $dice }).
governor-priest = Pap
governor-priest-effect = Évente egyszer, egy évszak elején: akinek nincs fehér kockája, kap egyet, mindenki más { $points } győzelmi pontot.
governor-duke = Herceg
governor-duke-effect = Évszakonként egyszer: ha a Hercegnő szabad, a legmagasabb kockacsoportodat áthelyezheted hozzá.
governor-preacher = Prédikátor
governor-preacher-effect = { $points } győzelmi pontot kapsz minden évszakban, amelyben valaki nem épít.
governor-minstrel = Dalnok
governor-minstrel-effect = Az év végén: { $behind } győzelmi pont, ha valakinek több pontja van, mint neked, és még { $last }, ha senkinek sincs kevesebb.
governor-philosopher = Filozófus
governor-philosopher-effect = Évszakonként egyszer 1-gyel módosíthatod egy saját kockádat; { $points } győzelmi pont, ha az összeg ezután legfeljebb { $at_most }, és már nem változik.
governor-politician = Politikus
governor-politician-effect = Két saját tanácsadód van ({ $first } és { $second } értékkel); az egyiktől { $first_gift }, a másiktól { $second_gift } jár.
governor-tax-collector = Adószedő
governor-tax-collector-effect = Valahányszor más épít { AZ($from_column) } { $from_column }. oszlopban vagy azon túl, { $gold } aranyat kapsz.
governor-architect = Építőmester
governor-architect-effect = Évszakonként egyszer: ha építéskor valakinek több épülete van, mint neked, { $saves } áruval kevesebbet fizetsz.
governor-carpenter = Ács
governor-carpenter-effect = Az év végén { $yearly_acc } kapsz; minden építéskor 1 kő helyett 1 fával fizethetsz.
governor-miner = Bányász
governor-miner-effect = Az év végén { $yearly_acc } kapsz.
governor-sculptor = Szobrász
governor-sculptor-effect = Az év végén { $yearly_acc } kapsz, és minden építésért { AZ($row) } { $row } sorban { $points } győzelmi pontot.
governor-fairy = Tündér
governor-fairy-effect = Évente egyszer, egy évszak elején { $bonus_dice } fehér kockát vehetsz magadhoz.
governor-debtor = Adós
governor-debtor-effect = { $gold } arannyal és −{ $debt } győzelmi ponttal kezdesz; az I. évben a király nem ad neked semmit.
governor-heiress = Örökösnő
governor-heiress-effect = Ha az újradobások után a kockáid összege legfeljebb { $at_most }, { $gold } aranyat kapsz.
governor-damsel = Várkisasszony
governor-damsel-effect = Ha a király nem ad semmit, bizonyos években ({ $years }) 1 árut vehetsz el; a királyi követ odaítélésekor azonos áruszámnál te nyersz.
governor-general = Tábornok
governor-general-effect = { $battle } a csatában; toborzáskor az első katonád { $saves } áruval olcsóbb.
governor-trickster = Szemfényvesztő
governor-trickster-effect = Évszakonként egyszer, az újradobások előtt egy saját kockádat az ellenkező oldalára fordíthatod.
governor-steward = Intéző
governor-steward-effect = Minden termékeny évszak végén 1 árut másikra cserélhetsz.
governor-warden = Várnagy
governor-warden-effect = Ha csatát vesztesz, egyetlen épületedet sem rombolják le.
governor-chronicler = Krónikás
governor-chronicler-effect = Minden döntetlen csatáért { $drawn } győzelmi pont, { $alone }, ha egyedül te győztél.
governor-herald = Hírnök
governor-herald-effect = Az 1-es fázisban titokban megnézheted az év ellenségkártyáját.
governor-merchant-prince = Kalmárfejedelem
governor-merchant-prince-effect = A nyár végén legfeljebb { $sells } fát vagy követ adhatsz el darabonként { $gold } aranyért; ha { $sells } darabot adsz el, még { $bonus } arany jár.

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
ask-reward-duchess = Hercegnő: melyik árukat kéred?
ask-reward-smuggler = Csempész: fizetsz, és melyik árukért?
ask-reward-queen-goods = Királynő: melyik árukat kéred?
ask-reward-queen-look = Királynő: megnézed az ellenségkártyát?
ask-reward-private-5 = Politikus első tanácsadója: melyik árut veszed el?
ask-reward-private-10 = Politikus második tanácsadója: melyik árukat kéred?
ask-build = Mit építesz?
ask-envoy-build = Felhasználod a követet egy második épületre?
ask-season-end = Véget ér az évszak: melyik hatást használod?
ask-recruit = Toborzol katonát, és mivel fizetsz?
ask-army-token = Melyik seregjelzőt játszod ki? Senki sem látja, amíg mindenki nem választott.
ask-lose-goods = Vereség: melyik árut adod le?
ask-spoils = Győzelem: melyik árut veszed el?

# Optional effects of the revised edition. "governor" is the player's own.
ask-offer-merchants-guild = Kereskedői Céh: kéred az aranyat?
ask-offer-farms = Farm: kéred a fehér kockát?
ask-offer-philosopher = Filozófus: kéred a győzelmi pontot a kockáidért?
ask-offer-heiress = Örökösnő: kéred az aranyat a kockáidért?
ask-offer-stables = Istálló: kérsz további katonát?
ask-offer-sculptor = Szobrász: kéred a győzelmi pontot az épületért?
ask-offer-tax-collector = Adószedő: kéred az aranyat?
ask-offer-preacher = Prédikátor: kéred a győzelmi pontot?
ask-offer-embassy = Követség: kéred a győzelmi pontot?
ask-offer-training-camp = Kiképzőtábor: kérsz katonát?
ask-offer-military-academy = Katonai akadémia: hány katona számítson?
ask-offer-battle = Teljes erővel harcolsz?
ask-offer-fortress = Erőd: kéred a győzelmi pontot a győzelemért?
ask-offer-warden = Várnagy: megmented az épületedet?
ask-offer-chronicler = Krónikás: kéred a győzelmi pontokat a csatáért?
ask-offer-yearly-good = { $governor }: kéred az év végi árut?
ask-offer-cathedral = Katedrális: kéred a győzelmi pontokat az áruidért?
ask-offer-minstrel = Dalnok: kéred a győzelmi pontokat?

## Actions in plain words.

do-pass = Passzolok
# "dice" is text such as "5 + 3"; "token" and "envoy" are yes or no; "market" is -1, 0 or 1.
do-influence =
    Befolyásolom { $advisor_acc }: { $dice }{ $token ->
        [yes] , +2-es jelző
       *[no] { "" }
    }{ $market ->
        [-1] , a Piaccal 1-gyel lejjebb
        [1] , a Piaccal 1-gyel feljebb
       *[0] { "" }
    }{ $envoy ->
        [yes] , követtel
       *[no] { "" }
    }
do-take = { $goods_acc } kérek
do-trade = { $give_acc } { $get_to } cserélek
do-decline = Nem kérem
do-look = Megnézem az ellenségkártyát
do-build = Megépítem { $building_acc } ({ $price })
do-build-nothing = Nem építek
do-reroll-own = Szobor: újradobom egy saját kockámat
do-reroll-bonus = Szobor: újradobok egy fehér kockát
do-reroll-all = Kápolna: újradobom minden kockámat
# "old" and "new" are the faces before and after.
do-turn = Szemfényvesztő: átfordítok egy kockát ({ $old } → { $new })
do-shift = Filozófus: módosítok egy kockát ({ $old } → { $new })
do-prince = Királyfi: beállítom a saját kockáimat ({ $dice })
do-keep = Megtartom a kockáimat
do-bonus-dice =
    { $n ->
        [0] Fehér kocka nélkül dobok
       *[other] { $n } fehér kockával dobok
    }
do-use = Felhasználom ebben az évszakban
do-wait = Most nem
do-duke = Áthelyezem a kockáimat a Hercegnőhöz
do-stay = A helyükön hagyom a kockáimat
do-town-hall = Városháza: { $payment_for } { $points_acc } veszek
do-sawmill = Fűrészmalom: { $pays_acc } { $gains_to } cserélek
do-quarry = Kőfejtő: { $pays_acc } { $gains_to } cserélek
do-goldsmith = Ötvösműhely: { $pays_for } { $gains_acc } és { $points_acc } veszek
do-exchange = Intéző: { $give_acc } { $get_to } cserélek
do-sell = Kalmárfejedelem: eladok { $goods_acc }
do-done = Kész
do-recruit = 1 katonát toborzok ({ $payment })
do-army-token = Kijátszom { AZ($n) } { $n } értékű seregjelzőt
do-governor = { $governor }: őt tartom meg
do-lose = { $goods_acc } adok le
do-raise = Ingyen felépítem { $building_acc }

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

## The log: what happened. A message asks for an event's facts by name, and for their forms; "player" is whose it is.

# Dice that lie or are laid together.
dice-group =
    { $own }{ $bonus_n ->
        [0] { "" }
       *[other] { " " }+ { $bonus }
    }
event-turn-order-drawn = A kisorsolt sorrend: { $order }.
event-governors-dealt = { $player } három kormányzót kap, és egyet tart meg.
event-governor-chosen = { $player } kormányzót választott.
event-governor-revealed = { $player } kormányzója: { $governor }.
# Said too where a governor brings something and costs points at once.
event-debt = Ez { $gains_acc } hoz, de { $points_acc } visz.
event-enemy-drawn = Az év ellenségkártyája képpel lefelé a helyére kerül: ereje { $weakest }–{ $strongest }.
event-year-begins = A játék { $year }. éve kezdődik.
# "why" is fewest-buildings or fewest-goods.
event-kings-aid-die =
    { $player } kapja a király fehér kockáját: { $why ->
        [fewest-goods] legkevesebb épület, döntetlennél legkevesebb áru
       *[fewest-buildings] legkevesebb épület
    }.
event-kings-aid-good = { $player } { $gains_acc } kap a királytól: döntetlen a legkevesebb épületben és áruban.
event-neutral-dice = { $advisor }: semleges kockák foglalták el.
event-neutral-dice-leave = A semleges kockák elhagyják az udvart.
event-guild-gold = { $player } { $gains_acc } kap a Kereskedői Céhtől.
event-farms-die = { $player } { $bonus_dice_acc } kap a Farmtól.
event-bonus-dice =
    { $player } { $due } fehér kockából { $rolled ->
        [0] eggyel sem dob
       *[other] { $rolled } kockával dob
    }.
event-fairy-die = { $player } { $bonus_dice_acc } kap a Tündértől.
# A bonus die, or points.
event-priest-blessing =
    { $points_sign ->
        [plus] { $player } a Pap áldása révén { $points_acc } kap.
       *[zero] { $player } a Pap áldása révén egy fehér kockát kap.
    }
event-rolled = { $player } dobása: { dice-group }, összesen { $total }.
event-rerolled =
    { $player } { $building_id ->
        [chapel] minden kockát újradob (Kápolna)
       *[statue] egy kockát újradob (Szobor)
    }: { dice-group }, összesen { $total }.
event-turned = { $player } átfordít egy kockát (Szemfényvesztő): { dice-group }, összesen { $total }.
event-shifted = { $player } 1-gyel módosít egy kockát (Filozófus): { dice-group }, összesen { $total }.
event-prince = { $player } beállítja saját kockáit (Királyfi): { dice-group }, összesen { $total }.
event-turn-order = Sorrend: { $order }.
# "token" and "envoy" are yes or no; "market" is -1, 0 or 1.
event-influenced =
    { $player } befolyásolja { $advisor_acc }: { dice-group }{ $token ->
        [yes] , +2-es jelző
       *[no] { "" }
    }{ $market ->
        [-1] , a Piaccal 1-gyel lejjebb
        [1] , a Piaccal 1-gyel feljebb
       *[0] { "" }
    }{ $envoy ->
        [yes] , követtel
       *[no] { "" }
    }.
event-passed =
    { $forced ->
        [yes] { $player } nem tud több kockát lerakni, ezért passzol.
       *[no] { $player } passzol.
    }
# "advisor" is the one whom the dice leave.
event-duke-moved = { $player } áthelyezi a kockáit { $advisor_from } a Hercegnőhöz (Herceg).
# Points below zero are what the gift costs.
event-gift =
    { $player } { $points_sign ->
        [minus] { $points_for }{ " " }
       *[other] { "" }
    }{ $gains_n ->
        [0] { $points_acc }
       *[other] { $gains_acc }
    } kap ({ $advisor }).
event-declined = { $player } visszautasítja { AZ($advisor) } { $advisor } ajándékát.
event-traded = { $player } { $pays_acc } { $gains_to } cserél ({ $advisor }).
event-looked = { $player } titokban megnézi az ellenségkártyát.
event-look-result = A kártyán ez áll: { $enemy }, ereje { $strength }.
event-dice-taken-back = Minden tanácsadó fizetett, a kockák visszakerülnek a gazdájukhoz.
event-built =
    { $player } megépíti { $building_acc } ({ $pays }){ $points_sign ->
        [plus] : { $points }
       *[zero] { "" }
    }{ $envoy ->
        [yes] , második épületként a követtel
       *[no] { "" }
    }.
event-built-nothing =
    { $forced ->
        [yes] { $player } egyetlen épületet sem tud kifizetni.
       *[no] { $player } nem épít.
    }
event-raised = { $player } ingyen, győzelmi pont nélkül felépíti { $building_acc } (Varázsló).
event-inn-token = { $player } { $gains_acc } kap a Fogadótól.
event-embassy-point = { $player } { $points_acc } kap a Követségtől.
event-town-hall = { $player } { $pays_for } { $points_acc } vesz a Városházán.
event-sawmill = { $player } { $pays_acc } { $gains_to } cserél (Fűrészmalom).
event-quarry = { $player } { $pays_acc } { $gains_to } cserél (Kőfejtő).
event-goldsmith = { $player } { $pays_for } { $gains_acc } és { $points_acc } vesz (Ötvösműhely).
event-exchanged = { $player } { $pays_acc } { $gains_to } cserél (Intéző).
event-sold = { $player } { $pays_acc } ad el { $gains_for } (Kalmárfejedelem).
event-kings-reward = { $player } { $points_acc } kap a királytól: legtöbb épület ({ $buildings }).
event-envoy-returned = { $player } felhasználatlanul visszaadja a követet.
# "why" is fewest-buildings, fewest-goods or damsel.
event-envoy-awarded =
    { $player } kapja a követet: { $why ->
        [fewest-goods] legkevesebb épület, döntetlennél legkevesebb áru
        [damsel] épületben és áruban döntetlen, a Várkisasszony dönt
       *[fewest-buildings] legkevesebb épület
    }.
event-envoy-nobody = Senki sem kapja a követet: épületben és áruban is döntetlen.
event-training-camp = { $player } { $gains_acc } kap a Kiképzőtábortól.
event-recruited =
    { $player } { $pays_n ->
        [0] ingyen
       *[other] { $pays_for }
    } { $gains_acc } toboroz.
event-army-token-chosen = { $player } seregjelzőt választott.
event-army-token-revealed = { $player } seregjelzője: { $army_token }.
event-kings-reinforcements = A király mindenkinek { $soldiers_acc } küld.
# "die" is the roll, "soldiers" what it is worth.
event-academy-roll = { $player } dobása a Katonai akadémián: { $die }, ez { $soldiers_acc } ér.
event-enemy-revealed = Az ellenség: { $enemy }, ereje { $strength }. A vereség ára { $penalty }, a győzelem jutalma { $reward }.
# "outcome" is won, drawn or lost.
event-battle =
    { $outcome ->
        [won] { $player } győz ({ $strength } { AZ($enemy_strength) } { $enemy_strength } ellen).
        [lost] { $player } veszít ({ $strength } { AZ($enemy_strength) } { $enemy_strength } ellen).
       *[drawn] { $player } ellenáll ({ $strength } { AZ($enemy_strength) } { $enemy_strength } ellen).
    }
event-lost-goods = { $player } { $pays_acc } veszít.
event-building-destroyed =
    { $player } elveszíti { $building_acc }{ $points_sign ->
        [minus] { " " }és vele { $points_acc }
       *[zero] { "" }
    }.
event-points-lost = { $player } { $points_acc } veszít.
event-spoils =
    { $player } { $gains_n ->
        [0] { $points_acc }
       *[other] { $gains_acc }{ $points_sign ->
            [plus] { " " }és { $points_acc }
           *[zero] { "" }
        }
    } zsákmányol.
event-fortress-point = { $player } { $points_acc } kap a győzelemért (Erőd).
event-strongest-winner = { $player } { $points_acc } kap: a legerősebb győztes, ereje { $strength }.
event-soldiers-go-home = A katonák hazatérnek, az ellenségkártya kikerül a játékból.
# The governor’s id gives the reason.
event-governor-good =
    { $player } { $gains_acc } kap: { $governor_id ->
        [damsel] a király nem adott semmit
        [heiress] alacsony dobás
        [tax-collector] adó más díszes épületéért
       *[yearly] vége az évnek
    } ({ $governor }).
event-governor-points =
    { $player } { $points_acc } kap: { $governor_id ->
        [philosopher] alacsony dobás
        [sculptor] építés a megfelelő sorban
        [preacher] valaki nem épített
        [minstrel] az év végi állás
       *[chronicler] döntetlen vagy egyedüli győzelem
    } ({ $governor }).
event-cathedral-points = { $player } { $points_acc } kap a megmaradt árukért (Katedrális).
event-army-token-points = { $player } { $points_acc } kap az utolsó seregjelzőért.
event-game-over =
    { $winners_n ->
        [one] A játszma véget ért: { $winners } győzött.
       *[other] A játszma véget ért: { $winners } közösen győzött.
    }

# Optional effects, by the building or the governor whose they are.
effect-merchants-guild = { building-merchants-guild }
effect-farms = { building-farms }
effect-philosopher = { governor-philosopher }
effect-heiress = { governor-heiress }
effect-stables = { building-stables }
effect-sculptor = { governor-sculptor }
effect-tax-collector = { governor-tax-collector }
effect-preacher = { governor-preacher }
effect-embassy = { building-embassy }
effect-training-camp = { building-training-camp }
effect-military-academy = { building-military-academy }
effect-battle = teljes erő a csatában
effect-fortress = { building-fortress }
effect-warden = { governor-warden }
effect-chronicler = { governor-chronicler }
effect-yearly-good = év végi áru
effect-cathedral = { building-cathedral }
effect-minstrel = { governor-minstrel }
effect-damsel = { governor-damsel }
effect-crane = { building-crane }
effect-barracks = { building-barracks }
effect-general = { governor-general }
effect-everything = minden
event-always =
    { $effect_id ->
        [everything] { $player } mostantól kérdés nélkül él minden választható hatással.
       *[other] „{ $effect }”: { $player } mostantól kérdés nélkül él vele.
    }
event-asks-again = { $player } újra kéri a választható hatások kérdéseit.
event-effect-declined = „{ $effect }”: { $player } ezúttal nem él vele.
# "outcome" is won, drawn or lost.
event-held-back =
    { $player } visszafogja magát, és { $outcome ->
        [won] csak éppen hogy győz
        [drawn] beéri a döntetlennel
       *[lost] hagyja győzni az ellenséget
    }.
event-stables-soldier = { $player } további { $gains_acc } kap az Istállótól.

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

hint-stables = további { $soldiers } (Istálló)
hint-dice-left = maradó kockák: { $dice }
hint-pass = ebben az évszakban nincs több tanácsadó; fel nem használt kockák: { $dice }
hint-then = utána marad nálad { $goods }
hint-enough-for = elég a következőkre: { $buildings }
hint-goods-left = marad: { $goods }
hint-keep-goods = megtartod: { $goods }
hint-decline = nem változik semmi
hint-look = csak te látod, melyik ellenség jön, ereje { $weakest } és { $strongest } között
hint-later = idén később is felhasználhatod
hint-last-season = az idei utolsó alkalom elmúlik
hint-roll = { $n } kocka, átlagos összegük { $average }
hint-average = az összeg { $now } helyett átlagosan { $average }
hint-new-total = az összeg { $now } helyett { $total }
hint-total = { $n } az összeg
hint-philosopher = { $points }, ha a kockák így maradnak
# "die" is yes if you get a bonus die, no for a point; "dice" and "points" count the others.
hint-priest =
    { $die ->
        [yes] fehér kockát kapsz
       *[no] győzelmi pontot kapsz
    }; a többiek közül { $dice } kockát, { $points } pontot kap
hint-duke = { $old } helyett { $new }
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
tell-enemy-hidden = Az ellenségkártya képpel lefelé fekszik: ereje { $weakest }–{ $strongest }.
tell-enemy-seen = Ismered az ellenséget: { $enemy }, ereje { $strength }. A vereség ára { $penalty }, a győzelem jutalma { $reward }.
tell-enemy-looked = Megnézték a kártyát: { $players }.
tell-envoy = { $player } birtokolja a királyi követet.
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
tell-over = A játszma véget ért.
tell-drawing = Most kocka vagy kártya dönt.
tell-waiting = Következik: { $players }.

## Components that have a name on the page about where the numbers come from, and nowhere else.

origin-kingsburg-private = a Politikus { $n }-ös rangú tanácsadója
origin-kingsburg-enemy = { $enemy } { $strength } ({ $year }. év)
