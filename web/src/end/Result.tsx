/** Who won and by how much, the winner's land as a skyline, the ranking, and what to do next. */
import { useSignal } from "@preact/signals";
import type { ComponentChildren, JSX } from "preact";
import { beganAt } from "../app/began";
import { api } from "../shared/api";
import { CopyButton } from "../shared/copying";
import { CrestShield, Icon } from "../shared/drawings";
import { endedEarly } from "../shared/endings";
import { inPerson, joined, printed, t } from "../shared/i18n";
import { replayPath } from "../shared/looking";
import { Picture } from "../shared/picture";
import type { Ending, Player, Tie } from "../shared/room";
import { Link, navigate } from "../shared/router";
import type { Crest, End, TableInfo, Update } from "../shared/types";
import { dayAndHour, span } from "../shared/when";
import { luckWord } from "./LuckPanel";
import laurel from "./laurel.svg?raw";

interface ResultProps {
  table: TableInfo;
  end: End;
  ending: Ending;
  update: Update;
  players: readonly Player[];
}

export function Result({ table, end, ending, update, players }: ResultProps): JSX.Element {
  const points = (seat: number): number => end.scores[seat]?.["total"] ?? 0;
  const winners = players.filter((player) => player.place === 1);
  const best = winners[0];
  return (
    <section class="win panel" aria-label={t("end-result")}>
      <div class="laurels">
        {winners.map((winner) => (
          <Laurel key={winner.seat} crest={winner.crest} />
        ))}
      </div>
      <div class="wt">
        <div class="hd">
          <h1>{headline(table, winners, best === undefined ? 0 : points(best.seat))}</h1>
          {table.beganAt === null ? null : <p class="lead began">{t("began-at-about", { when: beganAt(table) })}</p>}
          <p class="lead">{lead(table, players, winners, end, update, ending)}</p>
        </div>
        {best === undefined ? null : <ending.Skyline update={update} seat={best.seat} options={table.options} />}
      </div>
      <ol class="rank">
        {players.map((player) => (
          <li key={player.seat} class={player.place === 1 ? "one" : ""}>
            <span class="pos num">{player.place || "–"}</span>
            <CrestShield crest={player.crest} labelled />
            <span class="nm">
              <b>{player.name}</b>
              <span>{ending.holdings(update, player.seat)}</span>
              {player.resigned ? <em>{t("seat-resigned")}</em> : null}
            </span>
            <span class="vp num">
              <Icon name="vp" label={t("end-points")} />
              {printed(points(player.seat))}
            </span>
          </li>
        ))}
      </ol>
      <Doing table={table} />
    </section>
  );
}

function Doing({ table }: { table: TableInfo }): JSX.Element {
  const problem = useSignal("");
  const rematch = async (): Promise<void> => {
    try {
      const next = await api.rematch(table.id);
      navigate(`/t/${encodeURIComponent(next.id)}`);
    } catch (failure) {
      problem.value = failure instanceof Error && failure.message !== "" ? failure.message : t("offline");
    }
  };
  return (
    <div class="doing">
      <span class="sp">
        <Took table={table} />
        {table.rematch === null ? null : (
          <Link href={`/t/${encodeURIComponent(table.rematch)}`}>{t("end-rematch-there")}</Link>
        )}
        <span class="problem" role="alert">
          {problem}
        </span>
      </span>
      <Link class="btn" href={`/t/${encodeURIComponent(table.id)}`}>
        <Icon name="eye" ui />
        {t("end-board")}
      </Link>
      <Link class="btn" href={replayPath(table.id)}>
        <Icon name="glass" ui />
        {t("look-back")}
      </Link>
      <CopyButton small={false} icon="share" text={`${location.origin}/t/${encodeURIComponent(table.id)}/end`}>
        {t("end-share")}
      </CopyButton>
      <a class="btn" href={api.recordPath(table.id)} download={`burgrave-${table.id}.json`}>
        <Icon name="down" ui />
        {t("end-download")}
      </a>
      {table.you === null ? (
        <Link class="btn" href="/">
          {t("end-play-yourself")}
        </Link>
      ) : (
        <button class="btn pri" type="button" onClick={() => void rematch()}>
          <Icon name="again" ui />
          {t(table.beganAt === null ? "end-rematch" : "end-from-here")}
        </button>
      )}
    </div>
  );
}

/** How long it took, and when that was. */
function Took({ table }: { table: TableInfo }): JSX.Element | null {
  if (table.ended === 0) return null;
  return (
    <span class="took">
      {table.lasted === 0 ? "" : `${span(table.lasted)} · `}
      <time dateTime={new Date(table.ended * 1000).toISOString()}>{dayAndHour(table.ended)}</time>
    </span>
  );
}

function headline(table: TableInfo, winners: readonly Player[], points: number): string {
  const you = table.you;
  const [first, ...others] = winners;
  if (first === undefined) return endedEarly(table);
  if (table.ending === "resigned") return byResignation(table, first);
  if (others.length === 0)
    return first.seat === you ? t("end-you-win", { n: points }) : t("end-wins", { name: first.name, n: points });
  const names = winners.map((winner) => (winner.seat === you ? t("you-in-list") : winner.name));
  return t("end-share-victory", { names: joined(names), n: points });
}

/** Who has won because others gave up; at larger tables those may be several. */
function byResignation({ seats, you }: TableInfo, winner: Player): string {
  const gone = seats.filter((seat) => seat.resigned === true);
  const others = gone.filter((seat) => seat.seat !== you).map(({ name }) => name);
  const facts = { n: others.length, names: joined(others) };
  if (winner.seat === you) return t("end-you-win-resigned", facts);
  if (others.length === gone.length) return t("end-wins-resigned", { ...facts, name: winner.name });
  return others.length === 0
    ? t("end-wins-resigned-you", { name: winner.name })
    : t("end-wins-resigned-us", { ...facts, name: winner.name });
}

/** By how much, how a tie was broken, and whether the dice had a hand in it. */
function lead(
  table: TableInfo,
  players: readonly Player[],
  winners: readonly Player[],
  end: End,
  update: Update,
  ending: Ending,
): ComponentChildren {
  const you = table.you;
  const best = winners[0];
  if (best === undefined) return t("end-agreed-about");
  if (table.ending === "resigned") return t("end-resigned-about");
  const second = players.find((player) => player.place > 1 && !player.resigned);
  const said: ComponentChildren[] = [];
  const total = (player: Player): number => end.scores[player.seat]?.["total"] ?? 0;
  const ahead = second === undefined ? 0 : total(best) - total(second);
  const tied = winners[1] ?? (ahead === 0 ? second : undefined);
  if (tied === undefined && second !== undefined)
    said.push(inPerson("end-ahead", second.seat === you, { n: ahead, name: second.name }));
  if (tied !== undefined) {
    if (tied.place > 1) said.push(inPerson("tie-as-many", tied.seat === you, { name: tied.name }));
    const tie = ending.tie?.(update, best.seat, tied.seat);
    if (tie !== undefined) said.push(<Broken game={table.game} tie={tie} />);
  }
  const luck = end.luck.find((one) => one.seat === best.seat);
  if (winners.length === 1 && luck !== undefined && luck.rolls > 0) {
    said.push(t("end-winner-luck", { luck: luckWord(luck.percentile), you: best.seat === you }));
  }
  return said.flatMap((sentence) => [sentence, " "]);
}

/** What decided, and the rule that says so. */
function Broken({ game, tie }: { game: string; tie: Tie }): JSX.Element {
  return (
    <>
      {tie.told.replace(/\.$/, "")} (<Link href={`/rules/${game}#${tie.rule}`}>{tie.rule}</Link>).
    </>
  );
}

/** The winner's shield in its wreath. */
function Laurel({ crest }: { crest: Crest }): JSX.Element {
  return (
    <Picture
      class="laurelbox"
      svg={laurel.replace("#c-tower", `#c-${crest}`).replace('class="c-tower"', `class="c-${crest}"`)}
    />
  );
}
