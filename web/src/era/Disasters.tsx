/** The disaster table: what each number of skulls does, and how likely it is for me now. */
import type { JSX } from "preact";
import { DISASTERS, SKULL } from "./components";
import { GameIcon } from "./drawings";
import type { Board } from "./state";
import type { TrayDie } from "./wire";

export interface Risk {
  /** Skulls that stay, whatever is thrown. */
  skulls: number;
  thrown: number;
  /** The chance of each row of the table, none first. */
  rows: readonly number[];
}

/** The rows after a throw of so many dice, six and more skulls together. */
function rowsAfter(chances: readonly number[] | undefined, skulls: number): number[] {
  const rows = Array<number>(DISASTERS.length + 1).fill(0);
  (chances ?? [1]).forEach((chance, more) => {
    const row = Math.min(DISASTERS.length, skulls + more);
    rows[row] = (rows[row] ?? 0) + chance;
  });
  return rows;
}

const isSkull = ({ face }: TrayDie): boolean => face === SKULL;

/** My risk with the dice that are chosen just now; with a feather its own die is thrown, too. */
export function riskNow(board: Board): Risk {
  const dice = board.dice.value;
  const chosen = dice.filter(({ key }) => board.chosen.value.has(key));
  const quill = board.view.value.question === "quill" ? 1 : 0;
  const thrown = chosen.length + quill;
  const skulls = dice.filter(isSkull).length - chosen.filter(isSkull).length;
  return { skulls, thrown, rows: rowsAfter(board.advice.value?.skulls[thrown], skulls) };
}

export function Disasters({ board }: { board: Board }): JSX.Element {
  const words = board.words.value;
  const view = board.view.value;
  const rolling = view.step === "roll" && (board.advice.value?.skulls.length ?? 0) > 0;
  const risk = riskNow(board);
  const side = view.viewer === null ? undefined : view.seats[view.viewer];
  const now = rolling ? risk.skulls : view.phase > 1 && side !== undefined ? side.skulls : 0;
  const crowded = view.viewer === null ? 0 : (board.domains.value[view.viewer]?.crowded.size ?? 0);
  const about = rolling
    ? risk.thrown === 0
      ? words.say("era-table-odds-now")
      : words.say("era-table-odds-chosen", { n: risk.thrown })
    : view.phase > 1 && side !== undefined
      ? words.say("era-table-skulls-rolled", { n: side.skulls })
      : words.say("era-table-one-row");
  return (
    <>
      <h3 class="e-dh">
        {words.say("era-table-disasters")}
        <small>{about}</small>
      </h3>
      <ol class="e-dis">
        {DISASTERS.map((disaster, i) => {
          const { id, hits } = disaster;
          const skulls = i + 1;
          const chance = risk.rows[skulls] ?? 0;
          const struck = Math.min(now, DISASTERS.length) === skulls;
          const alone = view.seats.length === 1;
          return (
            <li
              key={id}
              class={`${struck ? "now" : ""}${hits === "others" && !alone ? " others" : ""}`}
              data-about={`disaster:${id}`}
              {...(struck ? { "aria-current": "true" as const } : {})}
            >
              <span
                class="sk"
                role="img"
                aria-label={words.say("era-table-skulls-n", { n: skulls, more: skulls === DISASTERS.length })}
              >
                {Array.from({ length: skulls }, (_, n) => (
                  <GameIcon key={n} name="skull" />
                ))}
              </span>
              <span class="dn">
                <b>{words.disaster(id)}</b>
                <em>{words.say(hits === "self" || alone ? "era-table-hits-you" : "era-table-hits-others")}</em>
              </span>
              <span class="de">
                {words.disasterDoes(disaster, id === "disease" ? crowded : (side?.stores.goods ?? 0))}
              </span>
              {rolling ? (
                <>
                  <strong class="num">{chance === 0 ? "–" : words.percent(chance, 1)}</strong>
                  <span class="od" aria-hidden="true">
                    <i style={{ width: `${100 * chance}%` }} />
                  </span>
                </>
              ) : null}
            </li>
          );
        })}
      </ol>
      <p class="e-dnote">{words.say("era-table-disaster-note")}</p>
      {rolling ? <Comparison board={board} risk={risk} /> : null}
    </>
  );
}

/** How the skulls would lie for each number of dice thrown. */
function Comparison({ board, risk }: { board: Board; risk: Risk }): JSX.Element {
  const words = board.words.value;
  const skulls = board.dice.value.filter(isSkull).length;
  const free = board.dice.value.length - skulls;
  const table = board.advice.value?.skulls ?? [];
  const columns = [skulls, skulls + 1, skulls + 2, skulls + 3];
  const thrown = Array.from({ length: free + 1 }, (_, n) => n);
  return (
    <section class="e-cmp" aria-label={words.say("era-table-compare")}>
      <h3>{words.say("era-table-compare")}</h3>
      <table class="num" data-about="odds">
        <thead>
          <tr>
            <th scope="col">{words.say("era-table-dice-word")}</th>
            {columns.map((n, i) => (
              <th key={n} scope="col">
                <GameIcon name="skull" label={words.say("era-table-skulls-word")} />
                {n}
                {i === 3 ? "+" : ""}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {thrown.map((n) => {
            const chances = table[n] ?? [1];
            const rest = 1 - (chances[0] ?? 0) - (chances[1] ?? 0) - (chances[2] ?? 0);
            const now = n === risk.thrown && board.view.value.question !== "quill";
            return (
              <tr key={n} class={now ? "now" : ""} {...(now ? { "aria-current": "true" as const } : {})}>
                <th scope="row">{n === 0 ? words.say("era-table-stop-word") : n}</th>
                {[0, 1, 2].map((more) => (
                  <td key={more}>{words.percent(chances[more] ?? 0)}</td>
                ))}
                <td>{words.percent(Math.max(0, rest))}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}

/** The chance of two or more skulls in all, by dice thrown. */
export function twoOrMore(board: Board): number[] {
  const skulls = board.dice.value.filter(isSkull).length;
  const free = board.dice.value.length - skulls;
  return Array.from({ length: free }, (_, i) => {
    const rows = rowsAfter(board.advice.value?.skulls[i + 1], skulls);
    return 1 - (rows[0] ?? 0) - (rows[1] ?? 0);
  });
}
