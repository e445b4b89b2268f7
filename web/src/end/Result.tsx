/** Who won and by how much, the winner's province as a skyline, the ranking, and what to do next. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { api } from "../shared/api";
import { CopyButton } from "../shared/copying";
import { CrestShield, Icon } from "../shared/drawings";
import { t } from "../shared/i18n";
import { Picture } from "../shared/picture";
import { Link, navigate } from "../shared/router";
import type { Crest, End, TableInfo, Update } from "../shared/types";
import { Building } from "../kingsburg/drawings";
import { Words } from "../kingsburg/words";
import type { Player } from "./Charts";
import laurel from "./laurel.svg?raw";

interface ResultProps {
  table: TableInfo;
  end: End;
  update: Update;
  players: readonly Player[];
}

/** The buildings of a seat, as far as the view tells them. */
function buildingsOf(update: Update, seat: number): string[] {
  const seats = update.view["seats"] as { buildings?: string[] }[] | undefined;
  return seats?.[seat]?.buildings ?? [];
}

export function Result({ table, end, update, players }: ResultProps): JSX.Element {
  const problem = useSignal("");
  const words = new Words(String(table.options["edition"] ?? "revised"), update.names);
  const place = (seat: number): number => end.places.find((one) => one.seat === seat)?.place ?? 0;
  const points = (seat: number): number => end.scores[seat]?.["total"] ?? 0;
  const winners = players.filter((player) => place(player.seat) === 1);
  const best = winners[0];
  const second = players.find((player) => place(player.seat) > 1);
  const town = best === undefined ? [] : buildingsOf(update, best.seat);

  const rematch = async (): Promise<void> => {
    try {
      const next = await api.rematch(table.id);
      navigate(`/t/${encodeURIComponent(next.id)}`);
    } catch (failure) {
      problem.value = failure instanceof Error && failure.message !== "" ? failure.message : t("offline");
    }
  };

  return (
    <section class="win panel" aria-label={t("end-result")}>
      <Laurel crest={best?.crest ?? "lion"} />
      <div class="wt">
        <div class="hd">
          <h1>{headline(winners, table.you, best === undefined ? 0 : points(best.seat), words)}</h1>
          {best !== undefined && second !== undefined ? (
            <p class="lead">{t("end-ahead", { n: points(best.seat) - points(second.seat), name: second.seat === table.you ? t("you-accusative") : second.name })}</p>
          ) : null}
        </div>
        {town.length > 0 ? (
          <div class="sky" role="img" aria-label={t("end-province", { buildings: town.map((id) => words.building(id)).join(", ") })}>
            <svg class="bg" width="100%" height="100%" aria-hidden="true">
              <rect width="100%" height="100%" class="s0" />
              <rect width="100%" height="100%" fill="url(#dp)" />
            </svg>
            <div class="gr0" />
            <div class="bl">
              {town.map((id) => (
                <Building key={id} id={id} />
              ))}
            </div>
          </div>
        ) : null}
      </div>
      <ol class="rank">
        {players.map((player) => (
          <li key={player.seat} class={place(player.seat) === 1 ? "one" : ""}>
            <span class="pos num">{place(player.seat)}</span>
            <CrestShield crest={player.crest} labelled />
            <span class="nm">
              <b>{player.name}</b>
              <span>{t("buildings", { n: buildingsOf(update, player.seat).length })}</span>
            </span>
            <span class="vp num">
              <Icon name="vp" label={t("end-points")} />
              {points(player.seat)}
            </span>
          </li>
        ))}
      </ol>
      <div class="doing">
        <span class="sp">
          {table.rematch === null ? null : <Link href={`/t/${encodeURIComponent(table.rematch)}`}>{t("end-rematch-there")}</Link>}
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
        {table.you === null ? null : (
          <button class="btn pri" type="button" onClick={() => void rematch()}>
            <Icon name="again" ui />
            {t("end-rematch")}
          </button>
        )}
      </div>
    </section>
  );
}

function headline(winners: readonly Player[], you: number | null, points: number, words: Words): string {
  if (winners.length === 1) {
    const winner = winners[0];
    return winner?.seat === you ? t("end-you-win", { n: points }) : t("end-wins", { name: winner?.name ?? "", n: points });
  }
  return t("end-share-victory", { names: words.joined(winners.map((winner) => winner.name)), n: points });
}

/** The winner's shield in its wreath. */
function Laurel({ crest }: { crest: Crest }): JSX.Element {
  return <Picture class="laurelbox" svg={laurel.replace("#c-tower", `#c-${crest}`).replace('class="c-tower"', `class="c-${crest}"`)} />;
}
