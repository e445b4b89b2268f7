## Goods and counts. A fact "n" is a number.

kingsburg-goods-gold = { $n } arany
    .acc = { $n } aranyat
    .for = { $n } aranyért
    .to = { $n } aranyra
kingsburg-goods-wood = { $n } fa
    .acc = { $n } fát
    .for = { $n } fáért
    .to = { $n } fára
kingsburg-goods-stone = { $n } kő
    .acc = { $n } követ
    .for = { $n } kőért
    .to = { $n } kőre
kingsburg-goods-any = { $n } tetszőleges áru
    .acc = { $n } tetszőleges árut
    .for = { $n } tetszőleges áruért
    .to = { $n } tetszőleges árura
kingsburg-tokens = { $n } db { -kingsburg-plus-es } jelző
    .acc = { $n } db { -kingsburg-plus-es } jelzőt
    .for = { $n } db { -kingsburg-plus-es } jelzőért
    .to = { $n } db { -kingsburg-plus-es } jelzőre
kingsburg-soldiers = { $n } katona
    .acc = { $n } katonát
    .for = { $n } katonáért
    .to = { $n } katonára
kingsburg-bonus-dice = { $n } fehér kocka
    .acc = { $n } fehér kockát
kingsburg-buildings = { $n } épület
    .acc = { $n } épületet
    .for = { $n } épületért
    .to = { $n } épületre
# No dice, no buildings.
kingsburg-no-dice = nincs
kingsburg-bonus-face = fehér { $n }

## Advisors: names, and what each of them gives.

kingsburg-advisor-1 = Udvari bolond
    .acc = az Udvari bolondot
    .from = az Udvari bolondtól
kingsburg-advisor-2 = Földesúr
    .acc = a Földesurat
    .from = a Földesúrtól
kingsburg-advisor-3 = Építész
    .acc = az Építészt
    .from = az Építésztől
kingsburg-advisor-4 = Kereskedő
    .acc = a Kereskedőt
    .from = a Kereskedőtől
kingsburg-advisor-5 = Őrmester
    .acc = az Őrmestert
    .from = az Őrmestertől
kingsburg-advisor-6 = Alkimista
    .acc = az Alkimistát
    .from = az Alkimistától
kingsburg-advisor-7 = Csillagász
    .acc = a Csillagászt
    .from = a Csillagásztól
kingsburg-advisor-8 = Kincstárnok
    .acc = a Kincstárnokot
    .from = a Kincstárnoktól
kingsburg-advisor-9 = Mestervadász
    .acc = a Mestervadászt
    .from = a Mestervadásztól
kingsburg-advisor-10 = Hadvezér
    .acc = a Hadvezért
    .from = a Hadvezértől
kingsburg-advisor-11 = Kardkovács
    .acc = a Kardkovácsot
    .from = a Kardkovácstól
kingsburg-advisor-12 = Hercegnő
    .acc = a Hercegnőt
    .from = a Hercegnőtől
kingsburg-advisor-13 = Bajnok
    .acc = a Bajnokot
    .from = a Bajnoktól
kingsburg-advisor-14 = Csempész
    .acc = a Csempészt
    .from = a Csempésztől
kingsburg-advisor-15 = Feltaláló
    .acc = a Feltalálót
    .from = a Feltalálótól
kingsburg-advisor-16 = Mágus
    .acc = a Mágust
    .from = a Mágustól
kingsburg-advisor-17 = Királynő
    .acc = a Királynőt
    .from = a Királynőtől
kingsburg-advisor-18 = Király
    .acc = a Királyt
    .from = a Királytól
# The Politician's own two advisors.
kingsburg-advisor-19 = Politikus első tanácsadója
    .acc = a Politikus első tanácsadóját
    .from = a Politikus első tanácsadójától
kingsburg-advisor-20 = Politikus második tanácsadója
    .acc = a Politikus második tanácsadóját
    .from = a Politikus második tanácsadójától
# What advisors give, put together from the numbers on their cards; "short" where room is scarce.
kingsburg-gift-look = bepillantás az ellenségkártyába
kingsburg-gift-trade =
    { $pays ->
        [one] 1 áruért
       *[other] { $pays } egyforma áruért
    } { $brings ->
        [one] egy-egy
       *[other] { $brings }-{ $brings }
    } a másik két fajtából
kingsburg-gift-or = { $first } vagy { $last }
kingsburg-gift-plus = { $goods }, mellé { $more }
kingsburg-gift-price = { $gift } { $price_for }
kingsburg-gift-short-look = lap
kingsburg-gift-short-trade =
    { $brings ->
        [one] { $pays } áruért 2 másik
       *[other] { $pays } áruért { $brings }-{ $brings } másik
    }
kingsburg-gift-short-or = { $n } { $first }/{ $last }
kingsburg-gift-short-each = mindből { $n }
kingsburg-gift-short-any = { $n } áru
kingsburg-gift-short-tokens =
    { $n ->
        [1] { -kingsburg-plus } jelző
       *[other] { $n } { -kingsburg-plus } jelző
    }
kingsburg-gift-short-points = { $n } pont
    .for = { $n } pontért
kingsburg-gift-short-gold = arany
kingsburg-gift-short-wood = fa
kingsburg-gift-short-stone = kő

## Buildings, row A.

kingsburg-building-sawmill = Fűrészmalom
    .acc = a Fűrészmalmot
kingsburg-building-sawmill-effect = A nyár végén 1 fát { $gold } aranyra cserélhetsz.
kingsburg-building-quarry = Kőfejtő
    .acc = a Kőfejtőt
kingsburg-building-quarry-effect = A nyár végén 1 követ { $gold } aranyra cserélhetsz.
kingsburg-building-goldsmith = Ötvösműhely
    .acc = az Ötvösműhelyt
kingsburg-building-goldsmith-effect = A nyár végén 1 aranyért { $soldiers } katonát és { $scores } győzelmi pontot vehetsz.
kingsburg-building-mint = Pénzverde
    .acc = a Pénzverdét
kingsburg-building-mint-effect = A Fűrészmalom, a Kőfejtő és az Ötvösműhely tavasz és ősz végén is működik.

## Buildings, row B.

kingsburg-building-statue = Szobor
    .acc = a Szobrot
kingsburg-building-statue-effect = Évszakonként egyszer: ha minden kockád ugyanazt mutatja, egyet újradobhatsz.
kingsburg-building-chapel = Kápolna
    .acc = a Kápolnát
kingsburg-building-chapel-effect = Évszakonként egyszer: ha a kockáid összege legfeljebb { $at_most }, mindet újradobhatod.
kingsburg-building-church = Templom
    .acc = a Templomot
kingsburg-building-church-effect = { $against } a Démonok elleni csatában.
kingsburg-building-cathedral = Katedrális
    .acc = a Katedrálist
kingsburg-building-cathedral-effect = A játék végén minden { $goods } árud után 1 győzelmi pontot kapsz.

## Buildings, row C.

kingsburg-building-inn = Fogadó
    .acc = a Fogadót
kingsburg-building-inn-effect = Minden nyár végén { $tokens } db { -kingsburg-plus-es } jelzőt kapsz.
kingsburg-building-market = Piac
    .acc = a Piacot
kingsburg-building-market-effect = Évszakonként egyszer a dobott összegnél { $shift } értékkel magasabb vagy alacsonyabb értékű tanácsadót is befolyásolhatsz.
kingsburg-building-farms = Farm
    .acc = a Farmot
kingsburg-building-farms-effect =
    { $dice ->
        [one] Minden termékeny évszakban egy további fehér kockával is dobsz; { $battle } a csatában.
       *[other] Minden termékeny évszakban további { $dice } fehér kockával is dobsz; { $battle } a csatában.
    }
kingsburg-building-merchants-guild = Kereskedői Céh
    .acc = a Kereskedői Céhet
kingsburg-building-merchants-guild-effect = Minden termékeny évszak elején { $gold } aranyat kapsz.

## Buildings, row D.

kingsburg-building-guard-tower = Őrtorony
    .acc = az Őrtornyot
kingsburg-building-guard-tower-effect = { $battle } a csatában.
kingsburg-building-blacksmith = Kovácsműhely
    .acc = a Kovácsműhelyt
kingsburg-building-blacksmith-effect = { $battle } a csatában.
kingsburg-building-barracks = Laktanya
    .acc = a Laktanyát
kingsburg-building-barracks-effect = Toborzáskor egy katona ára { DATA("kingsburg/pieces/soldier/price") } áru helyett csak { $soldier }.
kingsburg-building-wizards-guild = Mágusok Céhe
    .acc = a Mágusok Céhét
kingsburg-building-wizards-guild-effect = { $battle } a csatában.

## Buildings, row E.

kingsburg-building-palisade = Palánk
    .acc = a Palánkot
kingsburg-building-palisade-effect = { $battle } a csatában, Zombik ellen { $against }.
kingsburg-building-stables = Istálló
    .acc = az Istállót
kingsburg-building-stables-effect = Ha egy tanácsadótól katonát kapsz, további { $soldiers } katona is jár.
kingsburg-building-stone-wall = Kőfal
    .acc = a Kőfalat
kingsburg-building-stone-wall-effect = { $battle } a csatában; döntetlennél te győzöl.
kingsburg-building-fortress = Erőd
    .acc = az Erődöt
kingsburg-building-fortress-effect = { $battle } a csatában; minden megnyert csatáért { $scores } győzelmi pont.

## Buildings, row F.

kingsburg-building-barricade = Barikád
    .acc = a Barikádot
kingsburg-building-barricade-effect = { $against } a Goblinok elleni csatában.
kingsburg-building-crane = Daru
    .acc = a Darut
kingsburg-building-crane-effect = Neked { AZ($from_column) } { $from_column }. oszloptól kezdve { $saves } arannyal olcsóbbak az épületek.
kingsburg-building-town-hall = Városháza
    .acc = a Városházát
kingsburg-building-town-hall-effect = Minden termékeny évszak végén 1 áruért vagy 1 db { -kingsburg-plus-es } jelzőért { $scores } győzelmi pontot vehetsz.
kingsburg-building-embassy = Követség
    .acc = a Követséget
kingsburg-building-embassy-effect = Minden termékeny évszak végén { $scores } győzelmi pontot kapsz.

## Buildings, row G.

kingsburg-building-improvised-defenses = Rögtönzött védművek
    .acc = a Rögtönzött védműveket
kingsburg-building-improvised-defenses-effect = +{ $defends } a csatában a legfeljebb { $at_most } erejű ellenségek ellen.
kingsburg-building-recruiting-center = Toborzóhely
    .acc = a Toborzóhelyet
kingsburg-building-recruiting-center-effect = Toborzáskor { -kingsburg-plus-es } jelzővel is fizethetsz: jelzőnként 1 katona.
kingsburg-building-training-camp = Kiképzőtábor
    .acc = a Kiképzőtábort
kingsburg-building-training-camp-effect = Toborzás előtt { $soldiers } katonát kapsz, ha kevesebb katonád van, mint { $fewer_than }.
kingsburg-building-military-academy = Katonai akadémia
    .acc = a Katonai akadémiát
kingsburg-building-military-academy-effect = Télen saját kockával is dobsz; ez számíthat a király erősítése helyett. Seregjelzőkkel a felét kell venni, felfelé kerekítve.

## Enemies.

kingsburg-enemy-barbarians = Barbárok
kingsburg-enemy-goblins = Goblinok
kingsburg-enemy-orcs = Orkok
kingsburg-enemy-zombies = Zombik
kingsburg-enemy-demons = Démonok
kingsburg-enemy-dragons = Sárkányok

## Governors: names and effects.

kingsburg-governor-sorcerer = Varázsló
kingsburg-governor-sorcerer-effect = Az I. oszlopból legfeljebb { $buildings } épületet ingyen felépítesz { AZ($year) } { $year }. év elején; ezekért nem jár győzelmi pont, de ha lerombolják valamelyiket, elveszíted a rányomtatott pontjait.
kingsburg-governor-prince = Királyfi
kingsburg-governor-prince-effect = Ha az újradobások után a kockáid összege legfeljebb { $at_most }, a saját kockáidat beállíthatod ({ $dice }).
kingsburg-governor-priest = Pap
kingsburg-governor-priest-effect =
    { $per ->
        [year] Évente egyszer, egy évszak elején
       *[season] Minden évszak elején
    }: akinek nincs fehér kockája, kap egyet, mindenki más { $points } győzelmi pontot. Az év végén { $yearly_acc } kapsz.
kingsburg-governor-duke = Herceg
kingsburg-governor-duke-effect =
    { $per ->
        [year] Évente
       *[season] Évszakonként
    } egyszer: ha a Hercegnő szabad, a legmagasabb kockacsoportodat áthelyezheted hozzá.
kingsburg-governor-preacher = Prédikátor
kingsburg-governor-preacher-effect = { $points } győzelmi pontot kapsz minden évszakban, amelyben valaki nem épít.
kingsburg-governor-minstrel = Dalnok
kingsburg-governor-minstrel-effect = Az év végén: { $behind } győzelmi pont, ha valakinek több pontja van, mint neked, és még { $last }, ha senkinek sincs kevesebb.
kingsburg-governor-philosopher = Filozófus
kingsburg-governor-philosopher-effect =
    { $per ->
        [year] Évente
       *[season] Évszakonként
    } egyszer { $shift } értékkel módosíthatod egy saját kockádat; { $points } győzelmi pont, ha az összeg ezután legfeljebb { $at_most }, és már nem változik. Az év végén { $yearly_acc } kapsz.
kingsburg-governor-politician = Politikus
kingsburg-governor-politician-effect = Két saját tanácsadód van ({ $first } és { $second } értékkel); az egyiktől { $first_gift }, a másiktól { $second_gift } jár.
kingsburg-governor-tax-collector = Adószedő
kingsburg-governor-tax-collector-effect = Valahányszor más épít { AZ($in_column) } { $in_column }. oszlopban, { $gold } aranyat kapsz.
kingsburg-governor-architect = Építőmester
kingsburg-governor-architect-effect =
    { $per ->
        [year] Évente
       *[season] Évszakonként
    } egyszer: ha építéskor valakinek több épülete van, mint neked, { $saves } áruval kevesebbet fizetsz.
kingsburg-governor-carpenter = Ács
kingsburg-governor-carpenter-effect = Az év végén { $yearly_acc } kapsz; minden építéskor 1 kő helyett 1 fával fizethetsz.
kingsburg-governor-miner = Bányász
kingsburg-governor-miner-effect = Az év végén { $yearly_acc } kapsz.
kingsburg-governor-sculptor = Szobrász
kingsburg-governor-sculptor-effect = Az év végén { $yearly_acc } kapsz, és minden építésért { AZ($row) } { $row } sorban { $points } győzelmi pontot.
kingsburg-governor-fairy = Tündér
kingsburg-governor-fairy-effect =
    { $per ->
        [year] Évente egyszer, egy évszak elején
       *[season] Minden évszak elején
    } { $bonus_dice } fehér kockát vehetsz magadhoz.
kingsburg-governor-debtor = Adós
kingsburg-governor-debtor-effect = Kezdéskor { $start_acc } kapsz, de −{ $debt } győzelmi pontról indulsz; az I. év 1. fázisában a király nem ad neked semmit.
kingsburg-governor-heiress = Örökösnő
kingsburg-governor-heiress-effect = Ha az újradobások után a kockáid összege legfeljebb { $at_most }, { $gold } aranyat kapsz.
kingsburg-governor-damsel = Várkisasszony
kingsburg-governor-damsel-effect = Ha a király nem ad semmit, bizonyos években ({ $years }) 1 árut vehetsz el; a királyi követ odaítélésekor azonos áruszámnál te nyersz.
kingsburg-governor-general = Tábornok
kingsburg-governor-general-effect = { $battle } a csatában; toborzáskor minden évben az első katonád { $saves } áruval olcsóbb.
kingsburg-governor-trickster = Szemfényvesztő
kingsburg-governor-trickster-effect =
    { $per ->
        [year] Évente
       *[season] Évszakonként
    } egyszer, az újradobások előtt egy saját kockádat az ellenkező oldalára fordíthatod.
kingsburg-governor-steward = Intéző
kingsburg-governor-steward-effect =
    { $per ->
        [year] Évente egyszer, egy termékeny évszak végén
       *[season] Minden termékeny évszak végén
    } 1 árut másikra cserélhetsz. Az év végén { $yearly_acc } kapsz.
kingsburg-governor-warden = Várnagy
kingsburg-governor-warden-effect = Ha csatát vesztesz, egyetlen épületedet sem rombolják le. Az év végén { $yearly_acc } kapsz.
kingsburg-governor-chronicler = Krónikás
kingsburg-governor-chronicler-effect = Minden megnyert csatáért { $won } győzelmi pont, és még { $alone }, ha egyedül te győztél; minden döntetlenért { $drawn }.
kingsburg-governor-herald = Hírnök
kingsburg-governor-herald-effect = Az 1-es fázisban titokban megnézheted az év ellenségkártyáját. Az év végén { $yearly_acc } kapsz.
kingsburg-governor-merchant-prince = Kalmárfejedelem
kingsburg-governor-merchant-prince-effect = A nyár végén legfeljebb { $sells } fát vagy követ adhatsz el darabonként { $gold } aranyért; ha { $sells } darabot adsz el, még { $bonus } arany jár.

## Calendar, editions, modules.

kingsburg-phase-1 = Segítség a királytól
kingsburg-phase-2 = Tavasz
kingsburg-phase-3 = A király jutalma
kingsburg-phase-4 = Nyár
kingsburg-phase-5 = A királyi követ
kingsburg-phase-6 = Ősz
kingsburg-phase-7 = Katonák toborzása
kingsburg-phase-8 = Tél: A csata
# "year" is a roman numeral or a number.
kingsburg-year = { $year }. év

## Prompts, one for each decision.

kingsburg-ask-choose-governor = Melyik kormányzót tartod meg?
kingsburg-ask-sorcerer = Varázsló: melyik épületet építed fel ingyen az I. oszlopból?
kingsburg-ask-kings-aid = A király segít: melyik árut kéred?
kingsburg-ask-herald = Hírnök: megnézed az ellenségkártyát?
kingsburg-ask-damsel = Várkisasszony: melyik árut kéred?
kingsburg-ask-fairy = Tündér: ebben az évszakban kéred a fehér kockát?
kingsburg-ask-priest = Pap: ebben az évszakban kéred az áldást?
kingsburg-ask-leave-dice = Hány fehér kockával dobsz?
kingsburg-ask-reroll = Megtartod a kockáidat, vagy változtatsz rajtuk?
kingsburg-ask-influence = Melyik tanácsadót befolyásolod, és mely kockákkal?
kingsburg-ask-duke = Herceg: áthelyezed a legmagasabb kockacsoportodat a Hercegnőhöz?
kingsburg-ask-reward-merchant = Kereskedő: arany vagy fa?
kingsburg-ask-reward-alchemist = Alkimista: melyik árut cseréled a másik kettőre?
kingsburg-ask-reward-astronomer = Csillagász: melyik árut kéred?
kingsburg-ask-reward-master-hunter = Mestervadász: aranyat vagy követ kérsz a fa mellé?
kingsburg-ask-reward-general = Hadvezér: megnézed az ellenségkártyát?
kingsburg-ask-reward-swordsmith = Kardkovács: fát vagy aranyat kérsz a kő mellé?
kingsburg-ask-reward-duchess = Hercegnő: melyik árukat kéred?
kingsburg-ask-reward-smuggler = Csempész: fizetsz, és melyik árukért?
kingsburg-ask-reward-queen-goods = Királynő: melyik árukat kéred?
kingsburg-ask-reward-queen-look = Királynő: megnézed az ellenségkártyát?
kingsburg-ask-reward-private-5 = Politikus első tanácsadója: melyik árut kéred?
kingsburg-ask-reward-private-10 = Politikus második tanácsadója: melyik árukat kéred?
kingsburg-ask-build = Mit építesz?
kingsburg-ask-envoy-build = Felhasználod a követet egy második épületre?
kingsburg-ask-season-end = Véget ér az évszak: melyik hatást használod?
kingsburg-ask-recruit = Toborzol katonát, és mivel fizetsz?
kingsburg-ask-army-token = Melyik seregjelzőt játszod ki? Senki sem látja, amíg mindenki nem választott.
kingsburg-ask-lose-goods = Vereség: melyik árut adod le?
kingsburg-ask-spoils = Győzelem: melyik árut kéred?

# Optional effects of the revised edition. "governor" is the player's own.
kingsburg-ask-offer-merchants-guild = Kereskedői Céh: kéred az aranyat?
kingsburg-ask-offer-farms = Farm: kéred a fehér kockát?
kingsburg-ask-offer-philosopher = Filozófus: kéred a győzelmi pontot a kockáidért?
kingsburg-ask-offer-heiress = Örökösnő: kéred az aranyat a kockáidért?
kingsburg-ask-offer-stables = Istálló: kérsz további katonát?
kingsburg-ask-offer-sculptor = Szobrász: kéred a győzelmi pontot az épületért?
kingsburg-ask-offer-tax-collector = Adószedő: kéred az aranyat?
kingsburg-ask-offer-preacher = Prédikátor: kéred a győzelmi pontot?
kingsburg-ask-offer-embassy = Követség: kéred a győzelmi pontot?
kingsburg-ask-offer-training-camp = Kiképzőtábor: kérsz katonát?
kingsburg-ask-offer-military-academy = Katonai akadémia: hány katona számítson?
kingsburg-ask-offer-battle = Teljes erővel harcolsz?
kingsburg-ask-offer-fortress = Erőd: kéred a győzelmi pontot a győzelemért?
kingsburg-ask-offer-warden = Várnagy: megmented az épületedet?
kingsburg-ask-offer-chronicler = Krónikás: kéred a győzelmi pontokat a csatáért?
kingsburg-ask-offer-yearly-good = { $governor }: kéred az év végi árut?
kingsburg-ask-offer-cathedral = Katedrális: kéred a győzelmi pontokat az áruidért?
kingsburg-ask-offer-minstrel = Dalnok: kéred a győzelmi pontokat?

## Actions in plain words.

kingsburg-do-pass = Passzolok
# "dice" is text such as "5 + 3"; "token" and "envoy" are yes or no; "market" is -1, 0 or 1.
kingsburg-do-influence =
    Befolyásolom { $advisor_acc } ({ $dice }{ $token ->
        [yes] , { -kingsburg-plus-es } jelzővel
       *[no] { "" }
    }{ $market ->
        [-1] , a Piaccal { DATA("kingsburg/buildings/building/market/shift") } értékkel lejjebb
        [1] , a Piaccal { DATA("kingsburg/buildings/building/market/shift") } értékkel feljebb
       *[0] { "" }
    }{ $envoy ->
        [yes] , a követ segítségével
       *[no] { "" }
    })
kingsburg-do-take = { $goods_acc } kérek
kingsburg-do-trade = { $give_acc } { $get_to } cserélek
kingsburg-do-decline = Nem kérem
kingsburg-do-look = Megnézem az ellenségkártyát
kingsburg-do-build =
    Megépítem { $building_acc } ({ $price_n ->
        [0] ingyen
       *[other] { $price }
    })
kingsburg-do-build-nothing = Nem építek
kingsburg-do-reroll-own = Szobor: újradobom egy saját kockámat
kingsburg-do-reroll-bonus = Szobor: újradobok egy fehér kockát
kingsburg-do-reroll-all = Kápolna: újradobom minden kockámat
# "old" and "new" are the faces before and after.
kingsburg-do-turn = Szemfényvesztő: átfordítok egy kockát ({ $old } → { $new })
kingsburg-do-shift = Filozófus: módosítok egy kockát ({ $old } → { $new })
kingsburg-do-prince = Királyfi: beállítom a saját kockáimat ({ $dice })
kingsburg-do-keep = Megtartom a kockáimat
kingsburg-do-bonus-dice =
    { $n ->
        [0] Fehér kocka nélkül dobok
       *[other] { $n } fehér kockával dobok
    }
kingsburg-do-use = Felhasználom ebben az évszakban
kingsburg-do-wait = Most nem
kingsburg-do-duke = Áthelyezem a kockáimat a Hercegnőhöz
kingsburg-do-stay = A helyükön hagyom a kockáimat
kingsburg-do-town-hall = Városháza: { $give_for } { $get_acc } veszek
kingsburg-do-sawmill = Fűrészmalom: { $give_acc } { $get_to } cserélek
kingsburg-do-quarry = Kőfejtő: { $give_acc } { $get_to } cserélek
kingsburg-do-goldsmith = Ötvösműhely: { $give_for } { $get_acc } veszek
kingsburg-do-exchange = Intéző: { $give_acc } { $get_to } cserélek
kingsburg-do-sell = Kalmárfejedelem: { $give_acc } eladok { $get_for }
kingsburg-do-done = Kész
kingsburg-do-recruit = { $give_for } { $get_acc } toborzok
kingsburg-do-army-token = Kijátszom { AZ($n) } { $n } értékű seregjelzőt
kingsburg-do-governor = { $governor }: őt tartom meg
kingsburg-do-lose = { $goods_acc } adok le
kingsburg-do-raise = Ingyen felépítem { $building_acc }

# Answers about optional effects.
kingsburg-do-accept = Kérem
kingsburg-do-always = Mindig kérem
kingsburg-do-always-everything = Mindig mindent kérek
kingsburg-do-not-this-time = Most nem kérem
kingsburg-do-fight = Teljes erővel harcolok
kingsburg-do-always-fight = Mindig teljes erővel harcolok
# "outcome" is won, drawn or lost.
kingsburg-do-hold-back =
    { $outcome ->
        [won] Visszafogom magam, de győzök
        [drawn] Visszafogom magam: döntetlen
       *[lost] Visszafogom magam, és veszítek
    }
kingsburg-do-higher = A nagyobb számot kérem
kingsburg-do-always-higher = Mindig a nagyobb számot kérem
kingsburg-do-lower = A kisebb számot kérem
kingsburg-do-save = Megmentem az épületet
kingsburg-do-always-save = Mindig megmentem az épületet
kingsburg-do-let-fall = Hagyom lerombolni
# "effect" is the Crane, the Barracks or the General.
kingsburg-do-without = „{ $effect }” nélkül a teljes árat fizetem
kingsburg-do-ask-again = A választható hatásokról ismét magam döntök

## The log: what happened. A message asks for an event's facts by name, and for their forms; "player" is whose it is.

# Dice that lie or are laid together.
kingsburg-dice-group =
    { $own }{ $bonus_n ->
        [0] { "" }
       *[other] { " " }+ { $bonus }
    }
kingsburg-event-turn-order-drawn = A kisorsolt sorrend: { $order }.
kingsburg-event-governors-dealt = { $player } { DATA("kingsburg/pieces/offer/governors") } kormányzót kap, és egyet tart meg.
kingsburg-event-governor-chosen = { $player } kormányzót választott.
kingsburg-event-governor-revealed = { $player } kormányzója: { $governor }.
# Said too where a governor brings something and costs points at once.
kingsburg-event-debt = Ez { $gains_acc } hoz, de { $points_acc } visz.
kingsburg-event-enemy-drawn = Az év ellenségkártyája képpel lefelé a helyére kerül: ereje { $weakest }–{ $strongest }.
kingsburg-event-year-begins = A játék { $year }. éve kezdődik.
# "why" is fewest-buildings or fewest-goods.
kingsburg-event-kings-aid-die =
    { $player } kapja a király fehér kockáját, mert neki van { $why ->
        [fewest-goods] a legkevesebb épülete, és az egyenlők közül a legkevesebb áruja
       *[fewest-buildings] a legkevesebb épülete
    }.
kingsburg-event-kings-aid-good = { $player } { $gains_acc } kap a királytól, mert másokkal együtt neki van a legkevesebb épülete és áruja.
# "dice" is how many lie there; of two that would lie there alone and show the same, one is set aside.
kingsburg-event-neutral-dice =
    { $dice ->
        [1] { $aside ->
            [yes] Egy semleges kocka foglalja el { $advisor_acc }; a másik ugyanazt mutatja, ezért félrekerül.
           *[no] Egy semleges kocka foglalja el { $advisor_acc }.
        }
       *[other] Semleges kockák foglalják el { $advisor_acc }.
    }
kingsburg-event-neutral-dice-leave = A semleges kockák elhagyják az udvart.
kingsburg-event-guild-gold = { $player } { $gains_acc } kap a Kereskedői Céhtől.
kingsburg-event-farms-die = { $player } { $bonus_dice_acc } kap a Farmtól.
kingsburg-event-bonus-dice =
    { $rolled ->
        [0] { $due ->
            [one] { $player } nem dob a fehér kockával.
           *[other] { $player } egyik fehér kockával sem dob ({ $due }).
        }
        [1] { $player } { $due } fehér kockából csak eggyel dob.
       *[other] { $player } { $due } fehér kockából { $rolled } kockával dob.
    }
kingsburg-event-fairy-die = { $player } { $bonus_dice_acc } kap a Tündértől.
# A bonus die, or points.
kingsburg-event-priest-blessing =
    { $points_sign ->
        [plus] { $player } a Pap áldása révén { $points_acc } kap.
       *[zero] { $player } a Pap áldása révén egy fehér kockát kap.
    }
kingsburg-event-rolled = { $player } dobása: { kingsburg-dice-group }, összesen { $total }.
kingsburg-event-rerolled =
    { $player } { $building_id ->
        [chapel] minden kockát újradob (Kápolna)
       *[statue] egy kockát újradob (Szobor)
    }: { kingsburg-dice-group }, összesen { $total }.
kingsburg-event-turned = { $player } átfordít egy kockát (Szemfényvesztő): { kingsburg-dice-group }, összesen { $total }.
kingsburg-event-shifted = { $player } { DATA("kingsburg/governors/governor/philosopher/shift") } értékkel módosít egy kockát (Filozófus): { kingsburg-dice-group }, összesen { $total }.
kingsburg-event-prince = { $player } beállítja saját kockáit (Királyfi): { kingsburg-dice-group }, összesen { $total }.
kingsburg-event-turn-order = Sorrend: { $order }.
# "token" and "envoy" are yes or no; "market" is -1, 0 or 1.
kingsburg-event-influenced =
    { $player } befolyásolja { $advisor_acc } ({ kingsburg-dice-group }{ $token ->
        [yes] , { -kingsburg-plus-es } jelzővel
       *[no] { "" }
    }{ $market ->
        [-1] , a Piaccal { DATA("kingsburg/buildings/building/market/shift") } értékkel lejjebb
        [1] , a Piaccal { DATA("kingsburg/buildings/building/market/shift") } értékkel feljebb
       *[0] { "" }
    }{ $envoy ->
        [yes] , a követ segítségével
       *[no] { "" }
    }).
kingsburg-event-passed =
    { $forced ->
        [yes] { $player } nem tud több kockát lerakni, ezért passzol.
       *[no] { $player } passzol.
    }
# "advisor" is the one whom the dice leave.
kingsburg-event-duke-moved = { $player } áthelyezi a kockáit { $advisor_from } a Hercegnőhöz (Herceg).
# Points below zero are what the gift costs.
kingsburg-event-gift =
    { $player } { $points_sign ->
        [minus] { $points_for }{ " " }
       *[other] { "" }
    }{ $gains_n ->
        [0] { $points_acc }
       *[other] { $gains_acc }
    } kap { $advisor_from }.
kingsburg-event-declined = { $player } visszautasítja { AZ($advisor) } { $advisor } ajándékát.
kingsburg-event-traded = { $player } { $pays_acc } { $gains_to } cserél ({ $advisor }).
kingsburg-event-looked = { $player } titokban megnézi az ellenségkártyát.
kingsburg-event-look-result = A kártyán { $enemy } láthatók, erejük { $strength }.
kingsburg-event-dice-taken-back = Minden tanácsadó átadta az ajándékát: a kockák visszakerülnek a gazdájukhoz.
kingsburg-event-built =
    { $player } megépíti { $building_acc } ({ $pays_n ->
        [0] ingyen
       *[other] { $pays }
    }){ $points_sign ->
        [plus] : { $points }
       *[zero] { "" }
    }{ $envoy ->
        [yes] , második épületként a követtel
       *[no] { "" }
    }.
kingsburg-event-built-nothing =
    { $forced ->
        [yes] { $player } egyetlen épületet sem tud kifizetni.
       *[no] { $player } nem épít.
    }
kingsburg-event-raised = { $player } ingyen, győzelmi pont nélkül felépíti { $building_acc } (Varázsló).
kingsburg-event-inn-token = { $player } { $gains_acc } kap a Fogadótól.
kingsburg-event-embassy-point = { $player } { $points_acc } kap a Követségtől.
kingsburg-event-town-hall = { $player } { $pays_for } { $points_acc } vesz a Városházán.
kingsburg-event-sawmill = { $player } { $pays_acc } { $gains_to } cserél (Fűrészmalom).
kingsburg-event-quarry = { $player } { $pays_acc } { $gains_to } cserél (Kőfejtő).
kingsburg-event-goldsmith = { $player } { $pays_for } { $gains_acc } és { $points_acc } vesz (Ötvösműhely).
kingsburg-event-exchanged = { $player } { $pays_acc } { $gains_to } cserél (Intéző).
kingsburg-event-sold = { $player } { $pays_acc } ad el { $gains_for } (Kalmárfejedelem).
kingsburg-event-kings-reward = { $player } { $points_acc } kap a királytól a legtöbb épületért ({ $buildings }).
kingsburg-event-envoy-returned = { $player } felhasználatlanul visszaadja a követet.
# "why" is fewest-buildings, fewest-goods or damsel.
kingsburg-event-envoy-awarded =
    { $player } kapja a követet, mert { $why ->
        [fewest-goods] neki van a legkevesebb épülete, és az egyenlők közül a legkevesebb áruja
        [damsel] épületben és áruban egyenlő állásnál a Várkisasszony dönt
       *[fewest-buildings] neki van a legkevesebb épülete
    }.
kingsburg-event-envoy-nobody = Senki sem kapja a követet, mert épületben és áruban is egyenlő az állás.
kingsburg-event-training-camp = { $player } { $gains_acc } kap a Kiképzőtábortól.
kingsburg-event-recruited =
    { $player } { $pays_n ->
        [0] ingyen
       *[other] { $pays_for }
    } { $gains_acc } toboroz.
kingsburg-event-army-token-chosen = { $player } seregjelzőt választott.
kingsburg-event-army-token-revealed = { $player } seregjelzője: { $army_token }.
kingsburg-event-kings-reinforcements = A király mindenkinek { $soldiers_acc } küld.
# "die" is the roll, "soldiers" what it is worth.
kingsburg-event-academy-roll = { $player } dobása a Katonai akadémián: { $die }, ez { $soldiers_acc } ér.
kingsburg-event-enemy-revealed = Az ellenség: { $enemy }, ereje { $strength }. A vereség ára { $penalty }, a győzelem jutalma { $reward }.
# "outcome" is won, drawn or lost.
kingsburg-event-battle =
    { $outcome ->
        [won] { $player } győz ({ $strength } { AZ($enemy_strength) } { $enemy_strength } ellen).
        [lost] { $player } veszít ({ $strength } { AZ($enemy_strength) } { $enemy_strength } ellen).
       *[drawn] { $player } ellenáll ({ $strength } { AZ($enemy_strength) } { $enemy_strength } ellen).
    }
kingsburg-event-lost-goods = { $player } { $pays_acc } veszít.
kingsburg-event-building-destroyed =
    { $player } elveszíti { $building_acc }{ $points_sign ->
        [minus] { " " }és vele { $points_acc }
       *[zero] { "" }
    }.
kingsburg-event-points-lost = { $player } { $points_acc } veszít.
kingsburg-event-spoils =
    { $player } { $gains_n ->
        [0] { $points_acc }
       *[other] { $gains_acc }{ $points_sign ->
            [plus] { " " }és { $points_acc }
           *[zero] { "" }
        }
    } zsákmányol.
kingsburg-event-fortress-point = { $player } { $points_acc } kap a győzelemért (Erőd).
kingsburg-event-strongest-winner = { $player } { $points_acc } kap a győztesek legnagyobb erejéért ({ $strength }).
kingsburg-event-soldiers-go-home = A katonák hazatérnek, az ellenségkártya kikerül a játékból.
# The governor’s id gives the reason.
kingsburg-event-governor-good =
    { $player } { $gains_acc } kap { $governor_id ->
        [damsel] a király ajándéka helyett
        [heiress] az alacsony dobásért
        [tax-collector] adóként más díszes épületéért
       *[yearly] az év végén
    } ({ $governor }).
kingsburg-event-governor-points =
    { $player } { $points_acc } kap{ $governor_id ->
        [philosopher] { " az alacsony dobásért" }
        [sculptor] { " a megfelelő sorban való építésért" }
        [preacher] , mert valaki nem épített
        [minstrel] { " az év végi állásért" }
       *[chronicler] { " az el nem vesztett csatáért" }
    } ({ $governor }).
kingsburg-event-cathedral-points = { $player } { $points_acc } kap a megmaradt árukért (Katedrális).
kingsburg-event-army-token-points =
    { $points_sign ->
        [plus] { $player } { $points_acc } kap az utolsó seregjelzőért.
       *[zero] { $player } nem kap pontot az utolsó seregjelzőért.
    }
kingsburg-event-game-over =
    { $winners_n ->
        [one] A játszma véget ért: { $winners } győzött.
       *[other] A játszma véget ért: { $winners } közösen győzött.
    }

# Optional effects, by the building or the governor whose they are.
kingsburg-effect-merchants-guild = { kingsburg-building-merchants-guild }
kingsburg-effect-farms = { kingsburg-building-farms }
kingsburg-effect-philosopher = { kingsburg-governor-philosopher }
kingsburg-effect-heiress = { kingsburg-governor-heiress }
kingsburg-effect-stables = { kingsburg-building-stables }
kingsburg-effect-sculptor = { kingsburg-governor-sculptor }
kingsburg-effect-tax-collector = { kingsburg-governor-tax-collector }
kingsburg-effect-preacher = { kingsburg-governor-preacher }
kingsburg-effect-embassy = { kingsburg-building-embassy }
kingsburg-effect-training-camp = { kingsburg-building-training-camp }
kingsburg-effect-military-academy = { kingsburg-building-military-academy }
kingsburg-effect-battle = teljes erő a csatában
kingsburg-effect-fortress = { kingsburg-building-fortress }
kingsburg-effect-warden = { kingsburg-governor-warden }
kingsburg-effect-chronicler = { kingsburg-governor-chronicler }
kingsburg-effect-yearly-good = év végi áru
kingsburg-effect-cathedral = { kingsburg-building-cathedral }
kingsburg-effect-minstrel = { kingsburg-governor-minstrel }
kingsburg-effect-damsel = { kingsburg-governor-damsel }
kingsburg-effect-crane = { kingsburg-building-crane }
kingsburg-effect-barracks = { kingsburg-building-barracks }
kingsburg-effect-general = { kingsburg-governor-general }
kingsburg-effect-everything = minden
kingsburg-event-always =
    { $effect_id ->
        [everything] { $player } mostantól kérdés nélkül él minden választható hatással.
       *[other] { $player } mostantól kérdés nélkül él { AZ($effect) } „{ $effect }” hatással.
    }
kingsburg-event-asks-again = { $player } a választható hatásokról ismét maga dönt.
kingsburg-event-effect-declined = { $player } ezúttal nem él { AZ($effect) } „{ $effect }” hatással.
# "outcome" is won, drawn or lost.
kingsburg-event-held-back =
    { $player } visszafogja magát, és { $outcome ->
        [won] csak éppen hogy győz
        [drawn] beéri a döntetlennel
       *[lost] hagyja győzni az ellenséget
    }.
kingsburg-event-stables-soldier = { $player } további { $gains_acc } kap az Istállótól.

## Where points come from.

kingsburg-source-buildings = Épületek
kingsburg-source-free-buildings = Ingyen felépített épületek
kingsburg-source-advisors = Tanácsadók
kingsburg-source-smuggler = Csempész
kingsburg-source-kings-reward = A király jutalma
kingsburg-source-spoils = Zsákmány
kingsburg-source-strongest-winner = Legerősebb győztes
kingsburg-source-fortress = Erőd
kingsburg-source-defeats = Vereségek
kingsburg-source-town-hall = Városháza
kingsburg-source-embassy = Követség
kingsburg-source-goldsmith = Ötvösműhely
kingsburg-source-governor = Kormányzó
kingsburg-source-cathedral = Katedrális
kingsburg-source-army-token = Utolsó seregjelző
kingsburg-source-total = Összesen

## Why a building cannot be built.

kingsburg-why-not-goods-missing = Hiányzik: { $goods }

## What a decision brings. They are joined by semicolons.

kingsburg-brings-stables = további { $soldiers } (Istálló)
kingsburg-brings-dice-left = maradó kockák: { $dice }
kingsburg-brings-pass = ebben az évszakban nincs több tanácsadó; fel nem használt kockák: { $dice }
kingsburg-brings-then = utána { $goods } lesz nálad
kingsburg-brings-enough-for = megépíthető belőle: { $buildings }
kingsburg-brings-goods-left = marad: { $goods }
kingsburg-brings-keep-goods = nálad marad { $goods }
kingsburg-brings-decline = nem változik semmi
kingsburg-brings-look = csak te látod, melyik ellenség jön, ereje { $weakest } és { $strongest } között
kingsburg-brings-later = idén később is felhasználhatod
kingsburg-brings-last-season = az idei utolsó alkalom elmúlik
kingsburg-brings-roll = { $n } kocka, átlagos összegük { $average }
kingsburg-brings-average = az összeg { $now } helyett átlagosan { $average }
kingsburg-brings-new-total = az összeg { $now } helyett { $total }
kingsburg-brings-total = { $n } az összeg
kingsburg-brings-philosopher = { $points }, ha a kockák így maradnak
# "die" is yes if you get a bonus die, no for a point; "dice" and "points" count the others.
kingsburg-brings-priest =
    { $die ->
        [yes] fehér kockát kapsz
       *[no] győzelmi pontot kapsz
    }; a többiek közül { $dice } játékos kockát, { $points } játékos pontot kap
kingsburg-brings-duke = { $new } (eddig { $old })
kingsburg-brings-odds = győzelem { $won }%, döntetlen { $drawn }%, vereség { $lost }%
kingsburg-brings-with-token = { $odds } ({ $n } értékű seregjelzővel)
kingsburg-brings-token-worth = { $n } győzelmi pont, ha ez marad utolsónak
kingsburg-brings-always = többé nem kérdezünk rá; ezen bármikor változtathatsz, amikor tanácsadót befolyásolsz
kingsburg-brings-ask-again = a választható hatásokra ismét rákérdezünk
kingsburg-brings-strength = az erőd { $n }, az ellenségé { $enemy }
kingsburg-brings-won = a lehető legkisebb erővel győzöl
kingsburg-brings-drawn = sem jutalom, sem büntetés
kingsburg-brings-lost = az ellenségkártya büntetése sújt
kingsburg-brings-save = az épület megmarad
kingsburg-brings-let-fall = az épületet lerombolják, és elvesznek a győzelmi pontjai
kingsburg-brings-without = egyszer, a következő épületedhez vagy katonádhoz

## The situation, line by line.

kingsburg-tell-options = Kingsburg, { $options }.
# "n" is the number of the phase.
kingsburg-tell-when = { $year }, { $n }. fázis: { $phase }.
kingsburg-tell-enemy-hidden = Az ellenségkártya képpel lefelé fekszik: ereje { $weakest }–{ $strongest }.
kingsburg-tell-enemy-seen = Ismered az ellenséget: { $enemy }, ereje { $strength }. A vereség ára { $penalty }, a győzelem jutalma { $reward }.
kingsburg-tell-enemy-looked = { $players } megnézte a kártyát.
kingsburg-tell-envoy = { $player } kapta a királyi követet.
kingsburg-tell-group =
    { $advisor }: { $player }, { $dice }{ $token ->
        [yes] , { -kingsburg-plus-es } jelzővel
       *[no] { "" }
    }{ $market ->
        [-1] , a Piaccal { DATA("kingsburg/buildings/building/market/shift") } értékkel lejjebb
        [1] , a Piaccal { DATA("kingsburg/buildings/building/market/shift") } értékkel feljebb
       *[0] { "" }
    }{ $envoy ->
        [yes] , a követ segítségével
       *[no] { "" }
    }.
kingsburg-tell-neutral = { $advisor }: semleges kockák.
kingsburg-tell-free = Szabad tanácsadók: { $advisors }.
kingsburg-tell-player =
    { $you ->
        [yes] { $player } (te): { $points }.
       *[no] { $player }: { $points }.
    }
kingsburg-tell-owns = Készlete: { $goods }.
kingsburg-tell-buildings = Épületek: { $buildings }.
kingsburg-tell-dice = Még lerakható kockák: { $dice }.
kingsburg-tell-bonus-due = A dobásához jár még { $dice }.
kingsburg-tell-passed = Ebben az évszakban már passzolt.
# "effect" ends with a full stop of its own.
kingsburg-tell-governor = Kormányzó: { $governor }. { $effect }
kingsburg-tell-army = Maradék seregjelzők: { $tokens }.
kingsburg-tell-reinforcement = A királytól: { $soldiers }.
kingsburg-tell-next = Tartományodban ez következhet:
kingsburg-tell-next-building = { $building }: ára { $price }, értéke { $points }.
kingsburg-tell-odds = A csatád jelen állás szerint: { $odds }.
kingsburg-tell-offer = A kapott kormányzóid: { $governors }.
kingsburg-tell-choice = A választásod: { $choice }.
kingsburg-tell-over = A játszma véget ért.
kingsburg-tell-drawing = Most kocka vagy kártya dönt.
kingsburg-tell-waiting = Következik: { $players }.

## Components that have a name on the page about where the numbers come from, and nowhere else.

origin-kingsburg-private = a Politikus { $n } értékű tanácsadója
origin-kingsburg-token = a { -kingsburg-plus-es } jelző
origin-kingsburg-soldier = egy katona ára
origin-kingsburg-dice = a saját kockák száma
origin-kingsburg-offer = a kiosztott kormányzók száma
origin-kingsburg-reward = a király jutalma
origin-kingsburg-strongest = a legerősebb győztes jutalma
origin-kingsburg-enemy = { $enemy } { $strength } ({ $year }. év)

## The board and the menus of the terminal.

kingsburg-board-points = Pont
kingsburg-board-gold = Arany
kingsburg-board-wood = Fa
kingsburg-board-stone = Kő
kingsburg-board-tokens = { -kingsburg-plus }
kingsburg-board-soldiers = Kat.
kingsburg-board-dice = Kocka
kingsburg-board-built = Épült
kingsburg-board-passed = passz
kingsburg-board-neutral = semleges
kingsburg-board-envoy = Követ: { $player }
kingsburg-board-army = Seregjelzők:
# Points of a building that can be built next.
kingsburg-board-worth = { $n } pont
kingsburg-board-legend = A zárójeles kockák fehérek. Épült: B2 két épületet jelent a B sorban. » kifizethető, → a sorában következő.
kingsburg-menu-private = a tiéd
kingsburg-menu-envoy = (követ)
kingsburg-menu-more = +{ $n } további
kingsburg-menu-back = Vissza a tanácsadókhoz
kingsburg-menu-token = jelzővel
kingsburg-menu-market-up = piac +{ DATA("kingsburg/buildings/building/market/shift") }
kingsburg-menu-market-down = piac −{ DATA("kingsburg/buildings/building/market/shift") }
kingsburg-details-battle = A csatád akkor: { $odds }.
kingsburg-odds-none = Nincs ellenség a láthatáron: az év még nem kezdődött el, vagy a csata véget ért.
kingsburg-odds-enemy = { $enemy } { $strength }: neked { $soldiers } van, épületekből és kormányzótól { $bonus }.
kingsburg-odds-die = A király kockáját beszámítva:
kingsburg-odds-soldiers =
    { $n ->
        [0] Jelen állás szerint: { $odds }
       *[other] Még { $n } katonával: { $odds }
    }

## Options on the command line.

flag-edition = első vagy átdolgozott kiadás; egyébként az első, modullal az átdolgozott
flag-more-buildings = 1. modul: { DATA("kingsburg/buildings/building/row=A|G") } további épület az A és a G sorban
flag-governors = 2. modul: mindenkinek van kormányzója
flag-army-tokens = 3. modul: seregjelzők a király kockája helyett
flag-documented-governors = a --governors mellé: csak az { AZ(DATA("kingsburg/governors/governor/provenance!=house")) } { DATA("kingsburg/governors/governor/provenance!=house") } kormányzó, amelynek a lényege ismert

## What a report of many games tells of.

report-of-kingsburg-advisor = Tanácsadók
report-of-kingsburg-building = Épületek
report-of-kingsburg-governor = Kormányzók
