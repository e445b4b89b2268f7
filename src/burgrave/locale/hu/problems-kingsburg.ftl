# Mi lehet hibás egy állásban (Kingsburg); amit be kell írni, úgy szerepel, ahogy írni kell.
kingsburg-amiss-no-tax = Adószedő nélkül egyetlen épület után sem jár adó.
kingsburg-amiss-groups = Ebben a lépésben nincsenek kockák a tanácsadókon: „{ $step }”.
kingsburg-amiss-rolled = Ebben a lépésben nincsenek kidobott kockák: „{ $step }”.
kingsburg-amiss-own-dice = Mindenkinek { DATA("kingsburg/pieces/dice/own") } saját kockája van, a már lerakottakkal együtt.
kingsburg-amiss-bonus-due = Ebben a lépésben nem járhat ennyi fehér kocka: „{ $step }”.
kingsburg-amiss-governor-once = Minden kormányzóból csak egy van.
kingsburg-amiss-governors-chosen = Kormányzók csak a választásig vannak felkínálva.
kingsburg-amiss-governors-in-turn = A kormányzókat sorrendben, egymás után kapják választásra a játékosok.
kingsburg-amiss-army-needed = Itt mindenkinek legalább { $needed } seregjelző kell.
kingsburg-amiss-choice-made = { $seat }. hely: vagy kérdezni kell, vagy már választott abból, ami a választéka.
kingsburg-amiss-no-choice = { $seat }. hely: itt nem lehet titkos választása.
kingsburg-amiss-offer-edition = A hatások csak az átdolgozott kiadásban választhatók.
kingsburg-amiss-offer-step = „{ $effect }” nem kínálható fel így ebben a lépésben: „{ $step }”.
kingsburg-amiss-offer-one = „{ $effect }” egyszerre csak egy játékosnak kínálható fel.
kingsburg-amiss-offer-seat = { $seat }. hely: „{ $effect }” nem kínálható fel neki.
kingsburg-amiss-never = Ezekkel a beállításokkal ez a lépés sosem következik: „{ $step }”.
kingsburg-amiss-order = Az „order” mezőben 0-tól { $last } sorszámig minden helynek egyszer kell szerepelnie.
kingsburg-amiss-enemy = A király segítségétől a télig minden évben van ellenségkártya.
kingsburg-amiss-enemy-year = A játék { $year }. évében nincs „{ $name }” ellenség; ami van: { $known }.
kingsburg-amiss-envoy-at = „envoy_at” egy tanácsadó száma és egy hely, például [8, 0].
kingsburg-amiss-more-buildings = „{ $building }” csak a more_buildings beállítással van a játékban.
kingsburg-amiss-left = „{ $building }” nem állhat, ha balra tőle nem áll „{ $left }”.
kingsburg-amiss-dice-most = „{ $field }” legfeljebb { $most ->
    [3] három
   *[other] { $most }
  } kocka lehet.
kingsburg-amiss-no-governor = „{ $name }” nem lehet kormányzó ennél az asztalnál.
kingsburg-amiss-choice = „choice” csak egy kormányzó, egy seregjelző száma vagy null lehet.
kingsburg-amiss-army = Egy játékos seregjelzői csak ezek közül lehetnek: { $known }.
kingsburg-amiss-groups-most = Egy évszakban mindenki legfeljebb { DATA("kingsburg/pieces/dice/own") } tanácsadót befolyásolhat.
kingsburg-amiss-two-groups = „{ $advisor }”: királyi követ nélkül ketten is befolyásolják.
kingsburg-amiss-neutral = „neutral” csak két kockalista lehet, például [[1, 2, 4], [2, 3]].
kingsburg-amiss-neutral-sizes = „neutral” egy hármas és egy kettes kockalista.
kingsburg-amiss-neutral-faces = A „neutral” kockáin csak 1 és 6 közötti szám lehet.
kingsburg-amiss-no-influence = „{ $text }” nem befolyásol tanácsadót; így lehetne: „influence 8 with 5 3”.
kingsburg-amiss-needs-revised = „{ $name }”: ehhez a beállításhoz az átdolgozott kiadás kell (edition=revised).
kingsburg-amiss-needs-governors = A documented_governors beállításhoz a 2. modul kormányzói kellenek.

## Miért nem lehet így dönteni.
kingsburg-refused-take-one = Vegyél el egy aranyat, egy fát vagy egy követ.
kingsburg-refused-lose-own = Olyan árut veszíts el, amelyed van.
kingsburg-refused-not-next-in-row = Ez az épület nem a következő a sorában.
kingsburg-refused-no-goods-for-building = Erre az épületre nincs elég árud.
kingsburg-refused-no-saving = Ezen az épületen ezt az árut nem takaríthatod meg.
kingsburg-refused-no-wood-for-stone = Itt nem fizethetsz kő helyett fával.
kingsburg-refused-build-next = A tartományod soron következő épületei közül építs egyet, vagy semmit.
kingsburg-refused-no-idle-crane = Nincs olyan Darud, amelyet itt pihentethetnél.
kingsburg-refused-dice-gone = Ezek a kockák már nincsenek nálad.
kingsburg-refused-no-token = Ebben az évszakban nincs felhasználható { -kingsburg-plus-es } jelződ.
kingsburg-refused-no-market = Ebben az évszakban nincs felhasználható Piacod.
kingsburg-refused-no-private-advisors = Saját tanácsadója csak a Politikusnak van.
kingsburg-refused-advisor-taken = Ezen a tanácsadón már kockák vannak, és a követ nincs nálad.
kingsburg-refused-influence-or-pass = Befolyásolj egy tanácsadót, vagy passzolj.
kingsburg-refused-look-or-decline = Nézd meg az ellenségkártyát, vagy mondj le róla.
kingsburg-refused-raise-or-done = A Varázsló felépíthet egy hiányzó épületet az I. oszlopból, vagy befejezheti.
kingsburg-refused-take-or-decline = Élj a hatással, élj vele mindig, vagy mondj le róla.
kingsburg-refused-no-token-for-soldier = Katonáért { -kingsburg-plus-es } jelzőt csak a Toborzóhely fogad el.
kingsburg-refused-nothing-idle = Itt nem pihentethető semmi, ami a katonákat olcsóbbá teszi.
kingsburg-refused-send-army-token = Az egyik el nem használt seregjelződet játszd ki.
kingsburg-refused-advisor-offers-else = Ez a tanácsadó ilyet nem ad.
kingsburg-refused-alchemist-trades = Az Alkimista olyan árut cserél el, amelyed van; vagy lemondasz róla.
kingsburg-refused-keep-dice = Ezt a kockáid, az épületeid és a kormányzód nem engedik; a kockákat megtarthatod.
kingsburg-refused-not-now = Ezt most nem használhatod; befejezheted.
kingsburg-refused-choose-dealt = Válassz egyet a kapott kormányzók közül.
kingsburg-refused-governor-or-decline = Használd a kormányzódat, vagy mondj le róla.
kingsburg-refused-soldier-price = Egy katona { $price } olyan árudba kerül, amelyed van; toborozz, vagy fejezd be.
kingsburg-refused-bonus-dice = { $dice } fehér kockád van: dobj akárhánnyal közülük.
