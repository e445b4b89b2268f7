## How to play Era, on one screen.

how-era-goal = You build a town on a domain of your own. Houses bring dice, dice bring food, wood, stone and hammers, and every die wants to eat. Buildings are points, and count twice within walls. Most points at the end win.
how-era-round = How a round goes
how-era-roll = Roll
how-era-roll-about = You begin with { DATA("era/table/start/longhouse") } peasants’ dice and a noble’s. All roll in secret, up to { DATA("era/table/roll/throws", one: "time", other: "times") }. Throw again what you don’t like; a skull stays where it is.
how-era-collect = Collect
how-era-collect-about = Food, wood, stone, trade goods and culture go on your tracks. What finds no room is lost.
how-era-feed = Feed
how-era-feed-about = Each die eats 1 food. Each food that is missing is a step of disaster, and that is 1 point less at the end.
how-era-disasters = Disasters
how-era-disasters-about = Count your skulls. { DATA("era/table/disaster/bandits/skulls") }: bandits take a resource. { DATA("era/table/disaster/disease/skulls") }: disease among buildings that stand side by side. { DATA("era/table/disaster/treachery/skulls") }: scorched land for the others. More are rare.
how-era-build = Build
how-era-build-about = A hammer builds one building or wall: pay and place it. A longhouse brings one die more, and one more to feed.
how-era-extort = Extort
how-era-extort-about = More swords than another has swords and shields together? Demand a resource. Refusing costs { $refusal } steps of disaster.
how-era-wins-buildings = Buildings: up to { $most } points each, and twice inside a city.
how-era-wins-city = The largest city, shut in by walls and keeps without a gap: { $city } points.
how-era-wins-culture = Each culture: 1 point. The most culture: { $culture } more.
how-era-wins-end = Whoever takes the last building of a kind turns an end marker. When all are turned, the round is the last one.
how-era-mistake-1 = More dice than food
how-era-mistake-1-about = Another longhouse is tempting, but its die eats every round. Build a farm first: { $farm } food whenever you collect.
how-era-mistake-2 = Keeping wood and losing points
how-era-mistake-2-about = A resource grows again with the next roll; a step of disaster stays to the end. Give the bandits what you have most of.
