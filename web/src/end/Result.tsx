/** Who won and by how much, the winner's land as a skyline, the ranking, and what to do next. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { api } from "../shared/api";
import { CopyButton } from "../shared/copying";
import { CrestShield, Icon } from "../shared/drawings";
import { t } from "../shared/i18n";
import { Picture } from "../shared/picture";
import type { Ending, Player } from "../shared/room";
import { Link, navigate } from "../shared/router";
import type { Crest, End, TableInfo, Update } from "../shared/types";
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
          <h1>{headline(winners, table.you, best === undefined ? 0 : points(best.seat))}</h1>
          <p class="lead">{lead(players, winners, table.you, end, ending)}</p>
        </div>
        {best === undefined ? null : <ending.Skyline update={update} seat={best.seat} options={table.options} />}
      </div>
      <ol class="rank">
        {players.map((player) => (
          <li key={player.seat} class={player.place === 1 ? "one" : ""}>
            <span class="pos num">{player.place}</span>
            <CrestShield crest={player.crest} labelled />
            <span class="nm">
              <b>{player.name}</b>
              <span>{ending.holdings(update, player.seat)}</span>
            </span>
            <span class="vp num">
              <Icon name="vp" label={t("end-points")} />
              {points(player.seat)}
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
        {table.rematch === null ? null : (
          <Link href={`/t/${encodeURIComponent(table.rematch)}`}>{t("end-rematch-there")}</Link>
        )}
        <span class="problem" role="alert">
          {problem}
        </span>
      </span>
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
          {t("end-rematch")}
        </button>
      )}
    </div>
  );
}

function headline(winners: readonly Player[], you: number | null, points: number): string {
  const [first, ...others] = winners;
  if (first === undefined) return "";
  if (others.length === 0)
    return first.seat === you ? t("end-you-win", { n: points }) : t("end-wins", { name: first.name, n: points });
  const names = winners.map((winner) => winner.name);
  const joined = t("list-and", { first: names.slice(0, -1).join(", "), last: names.at(-1) ?? "" });
  return t("end-share-victory", { names: joined, n: points });
}

/** By how much, how a tie was broken, and whether the dice had a hand in it. */
function lead(
  players: readonly Player[],
  winners: readonly Player[],
  you: number | null,
  end: End,
  ending: Ending,
): string {
  const best = winners[0];
  const second = players.find((player) => player.place > 1);
  if (best === undefined) return "";
  const said: string[] = [];
  const total = (player: Player): number => end.scores[player.seat]?.["total"] ?? 0;
  const ahead = second === undefined ? 0 : total(best) - total(second);
  if (second !== undefined)
    said.push(t("end-ahead", { n: ahead, name: second.seat === you ? t("you-accusative") : second.name }));
  if (ending.ties !== "" && (winners.length > 1 || (second !== undefined && ahead === 0)))
    said.push(t(ending.ties, { shared: winners.length > 1 }));
  const luck = end.luck.find((one) => one.seat === best.seat);
  if (winners.length === 1 && luck !== undefined && luck.rolls > 0) {
    said.push(t("end-winner-luck", { luck: luckWord(luck.percentile), you: best.seat === you }));
  }
  return said.join(" ");
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
