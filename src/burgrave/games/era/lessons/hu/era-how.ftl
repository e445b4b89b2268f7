## Az Era röviden, egy oldalon.

how-era-goal = A saját birtokodon várost építesz. A házak kockát adnak, a kockák élelmet, fát, követ és kalapácsot, és minden kocka enni kér. Az épületek pontot érnek, falak között kétszer annyit. Az nyer, akinek a végén a legtöbb pontja van.
how-era-round = Így megy egy forduló
how-era-roll = Dobás
how-era-roll-about = { DATA("era/table/start/longhouse") } parasztkockával és egy nemeskockával kezdesz. Mindenki titokban dob, legfeljebb { DATA("era/table/roll/throws") } alkalommal. Ami nem tetszik, azt újradobod; a koponya ott marad.
how-era-collect = Gyűjtés
how-era-collect-about = Az élelem, fa, kő, áru és kultúra a sávjaidra kerül. Aminek nincs helye, elvész.
how-era-feed = Etetés
how-era-feed-about = Minden kocka megeszik 1 élelmet. Minden hiányzó élelem egy lépés a csapássávon, az pedig a végén 1 ponttal kevesebb.
how-era-disasters = Csapások
how-era-disasters-about = Számold meg a koponyáidat. { DATA("era/table/disaster/bandits/skulls") }: a haramiák elvisznek egy nyersanyagot. { DATA("era/table/disaster/disease/skulls") }: járvány a zsúfoltan álló épületek közt. { DATA("era/table/disaster/treachery/skulls") }: felperzselt föld a többieknek. Több ritkán jön össze.
how-era-build = Építés
how-era-build-about = Egy kalapáccsal egy épületet vagy egy falat építesz: kifizeted és leteszed. A parasztház eggyel több kockát hoz, és az is enni kér.
how-era-extort = Zsarolás
how-era-extort-about = Több kardod van, mint valakinek kardja és pajzsa együtt? Követelj egy nyersanyagot. Aki nem adja, { $refusal } lépést tesz a csapássávon.
how-era-wins-buildings = Épületek: egyenként legfeljebb { $most } pont, városban kétszer annyi.
how-era-wins-city = A legnagyobb város, amelyet rés nélkül körülzárnak a falak és öregtornyok: { $city } pont.
how-era-wins-culture = Minden kultúrapont 1 győzelmi pontot ér. Akinek a legtöbb van, még { $culture } pontot kap.
how-era-wins-end = Aki egy épületfajta utolsó darabját veszi el, megfordít egy játékvégjelzőt. Ha mindet megfordították, ez az utolsó forduló.
how-era-mistake-1 = Több kocka, mint élelem
how-era-mistake-1-about = Csábító még egy parasztház, de a kockája minden fordulóban enni kér. Előbb építs farmot: { $farm } élelem minden gyűjtéskor.
how-era-mistake-2 = Megtartani a fát, elveszíteni a pontot
how-era-mistake-2-about = A nyersanyagot a következő dobás visszahozza, a lépés a csapássávon viszont megmarad. A haramiáknak azt add, amiből a legtöbb van.
