/** What is asked, by whom, and what stands behind it; or what is being told, or waited for. */
import type { JSX } from "preact";
import { CounselChip } from "../../shared/counsel/Chip";
import { crestOf } from "../../shared/crests";
import { CrestShield } from "../../shared/drawings";
import { endedEarly } from "../../shared/endings";
import { joined } from "../../shared/i18n";
import { RuleChip } from "../../shared/rule";
import { facesOf, isInfluence } from "../choosing";
import { GOVERNORS, rank } from "../components";
import { offered, sourceOf } from "../offers";
import { Advisor, BuildingPicture, Governor, Medallion } from "../pictures";
import type { Board } from "../state";
import type { Crest, TableInfo } from "../wire";
import { tellerFor } from "../words";

export function Prompt({ board, table, crest }: { board: Board; table: TableInfo; crest: Crest | null }): JSX.Element {
  const words = board.words.value;
  const view = board.view.value;
  const event = board.pace.event.value;
  const asked = board.legal.value.length > 0;
  const telling = !asked && event !== null && !view.over;
  const told = event === null ? "" : tellerFor(board.update.value.names, table.options, table.you).line(event);
  const head = view.over
    ? endedEarly(table) || words.say("kingsburg-table-over")
    : asked
      ? words.question()
      : view.viewer === null
        ? words.say("kingsburg-table-watching")
        : waitingWords(board) || words.say("kingsburg-table-moment");
  const below =
    board.refusal.value.text !== ""
      ? board.refusal.value.text
      : board.armed.value !== null
        ? words.say("kingsburg-table-sure")
        : asked
          ? board.legal.value.some(isInfluence) && (told === "" || board.picked.value.size > 0)
            ? reachWords(board)
            : told
          : telling || view.viewer === null
            ? waitingWords(board)
            : "";
  const shield = telling && event.seat !== undefined ? crestOf(table, event.seat) : crest;
  const warned = board.refusal.value.text !== "" || board.armed.value !== null;
  return (
    <div class={asked ? "k-prompt" : "k-prompt idle"}>
      {asked ? <Speaker board={board} crest={crest} /> : shield === null ? null : <CrestShield crest={shield} />}
      <h2 aria-live="polite">{telling ? told : head}</h2>
      <p role="status" class={warned ? "why" : ""}>
        {below}
        <RuleChip rule={board.refusal.value.rule} />
      </p>
      <CounselChip asked={asked} />
    </div>
  );
}

/** Whom the table waits for; "" while nobody is asked. */
function waitingWords(board: Board): string {
  const { asked, viewer } = board.view.value;
  const others = asked.filter((seat) => seat !== viewer);
  const words = board.words.value;
  return others.length > 0
    ? words.say("kingsburg-table-waiting", { players: joined(others.map((seat) => words.player(seat))) })
    : "";
}

/** Who asks: the advisor who gives, the King, a governor, the enemy; else my own crest. */
function Speaker({ board, crest }: { board: Board; crest: Crest | null }): JSX.Element | null {
  const { step, advisor, viewer, seats } = board.view.value;
  const effect = offered(board.view.value);
  if (effect !== null) {
    const { building, governor } = sourceOf(effect, viewer === null ? null : (seats[viewer]?.governor ?? null));
    if (building !== undefined) return <BuildingPicture id={building} />;
    return governor === undefined ? (
      <Medallion ground="k" charge="i-battle" about="enemy" />
    ) : (
      <Governor id={governor} />
    );
  }
  if (step.startsWith("reward") && advisor !== null) return <Advisor place={advisor} />;
  if (step in GOVERNORS) return <Governor id={step} />;
  switch (step) {
    case "kings aid":
      return <Advisor place={18} />;
    case "choose governor":
      return <Medallion ground="b" charge="i-crown" about="governors" />;
    case "envoy build":
      return <Medallion ground="v" charge="i-envoy" about="envoy" />;
    case "build":
      return <Medallion ground="o" charge="i-hammer" about="hammer" />;
    case "recruit":
    case "army token":
      return <Medallion ground="g" charge="i-soldier" about="soldier" />;
    case "lose goods":
    case "spoils":
      return <Medallion ground="k" charge="i-battle" about="enemy" />;
    default:
      return crest === null ? null : <CrestShield crest={crest} />;
  }
}

/** What the chosen dice make and what helpers add to it, or how many advisors are in reach. */
function reachWords(board: Board): string {
  const words = board.words.value;
  const faces = facesOf(board.dice.value, board.picked.value);
  const all = [...faces.own, ...faces.bonus];
  const lit = board.lit.value;
  if (all.length === 0) return words.say("kingsburg-table-reach-n", { n: lit.size });
  const sum = all.reduce((total, face) => total + face, 0);
  const ways = [...lit.values()].flat();
  const ranks = (market: boolean, token: boolean): string => {
    const found = ways.filter((way) => ((way.market ?? 0) !== 0) === market && (way.token === true) === token);
    return words.either([...new Set(found.map((way) => rank(way.place ?? 0)))].sort((a, b) => a - b).map(String));
  };
  const helped = [
    ["kingsburg-table-reach-market", ranks(true, false)],
    ["kingsburg-table-reach-token", ranks(false, true)],
    ["kingsburg-table-reach-both", ranks(true, true)],
  ] as const;
  return [
    words.say("kingsburg-table-sum", { dice: words.group(faces.own, faces.bonus), sum }),
    ...helped.filter(([, places]) => places !== "").map(([key, places]) => words.say(key, { places })),
    lit.size === 0 ? words.say("kingsburg-table-nothing-fits") : "",
  ]
    .join(" ")
    .trim();
}
