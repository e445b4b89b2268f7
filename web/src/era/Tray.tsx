/** My tray: what is asked, what I have, what I may do. */
import type { JSX } from "preact";
import { crestOf } from "../shared/crests";
import { CrestShield, Icon } from "../shared/drawings";
import { Link } from "../shared/router";
import type { Crest, TableInfo } from "../shared/types";
import { BUILDINGS, FACES, MOST, PIECES, SCORCHED, SKULL, STORES, type Store, WALLS } from "./components";
import { riskNow } from "./Disasters";
import { obstacleWords } from "./Domain";
import { EraDie, EraIcon, type EraIconName, PiecePicture } from "./drawings";
import { describeEvent } from "./happenings";
import { PieceCard } from "./Supply";
import type { Board } from "./state";
import type { EraAction, TrayDie } from "./wire";
import { hyphened, symbolsOf } from "./words";

export function Tray({ board, table }: { board: Board; table: TableInfo }): JSX.Element {
  const view = board.view.value;
  const me = view.viewer;
  const crest = crestOf(table, me);
  const asked = board.legal.value.length > 0;
  const rolling = view.step === "roll" && board.looking.value === null && me !== null;
  const choosing = board.legal.value.some(({ kind }) => CHOICE_KINDS.has(kind));
  return (
    <section
      class={`e-tray panel${crest === null ? "" : ` c-${crest}`}${asked ? " asked" : ""}${rolling ? " rolling" : ""}${board.ghost.value === null ? "" : " holding"}`}
      aria-label={board.words.value.say("era-table-tray")}
      data-asked={asked ? (view.question ?? view.step) : ""}
    >
      <Prompt board={board} table={table} crest={crest} />
      {me === null ? null : <Choices board={board} />}
      {me === null || rolling || choosing || view.step === "set up" ? null : <DiceBox board={board} />}
      {me === null || rolling || view.step === "set up" ? null : <Tracks board={board} />}
      {me === null || rolling ? null : <Strip board={board} />}
      <div class="e-foot">
        <Plan board={board} />
        <div class="e-acts">
          <Buttons board={board} table={table} />
        </div>
      </div>
    </section>
  );
}

interface PromptProps {
  board: Board;
  table: TableInfo;
  crest: Crest | null;
}

function Prompt({ board, table, crest }: PromptProps): JSX.Element {
  const words = board.words.value;
  const view = board.view.value;
  const event = board.pace.event.value;
  const asked = board.legal.value.length > 0;
  const told = event === null ? "" : describeEvent(event, board.update.value.names);
  const others = view.asked.filter((seat) => seat !== view.viewer);
  const waiting =
    others.length > 0
      ? words.say("era-table-waiting", { players: words.players(others) })
      : words.say("era-table-moment");
  const head = view.over
    ? overWords(board)
    : asked
      ? question(board)
      : event !== null
        ? told
        : view.viewer === null
          ? words.say("era-table-watching")
          : view.step === "roll" && !view.asked.includes(view.viewer) && view.rolling.length > 0
            ? words.say("era-table-you-finished")
            : view.step === "set up"
              ? words.say("era-table-you-placed")
              : waiting;
  const below =
    board.refusal.value !== ""
      ? board.refusal.value
      : asked
        ? belowWords(board) || told
        : event !== null || view.viewer === null || view.step === "roll" || view.step === "set up"
          ? waiting
          : "";
  const shield =
    !asked && event?.seat !== undefined && event.seat !== null && event.seat >= 0 ? crestOf(table, event.seat) : crest;
  return (
    <div class={asked ? "e-prompt" : "e-prompt idle"}>
      {shield === null ? null : <CrestShield crest={shield} />}
      <h2 aria-live="polite">{head}</h2>
      <p role="status" class={board.refusal.value !== "" || board.ghost.value?.obstacle ? "why" : ""}>
        {view.over ? "" : below}
      </p>
    </div>
  );
}

function overWords(board: Board): string {
  const view = board.view.value;
  const words = board.words.value;
  return view.rank == null
    ? words.say("era-table-over-long")
    : words.say("era-table-over-solo", { rank: words.say(`era-rank-${view.rank}`) });
}

/** What I am asked, in one line. */
function question(board: Board): string {
  const words = board.words.value;
  const view = board.view.value;
  const hand = board.hand.value;
  const asked = view.question ?? view.step;
  switch (asked) {
    case "set up":
      return hand === null
        ? words.say("era-table-ask-set-up")
        : words.say("era-table-ask-place", { piece: words.inner(hand) });
    case "build":
      return hand === null
        ? words.say("era-table-ask-build")
        : words.say("era-table-ask-place-build", { piece: words.inner(hand) });
    case "demand":
      return words.say("era-table-ask-demand", { player: words.player(view.opponent ?? 0) });
    case "answer":
      return words.say("era-table-ask-answer", { player: words.player(view.now ?? 0), store: view.demanded ?? "" });
    case "monastery":
      return words.say("era-table-ask-monastery", { n: view.seats[view.viewer ?? 0]?.settings ?? 1 });
    case "treachery":
      return view.seats.length === 1
        ? words.say("era-table-ask-treachery-alone")
        : words.say("era-table-ask-treachery", { player: words.player(view.now ?? 0) });
    default:
      return words.say(`era-table-ask-${hyphened(asked)}`);
  }
}

/** Where the ghost is and whether it fits; how many dice are chosen; what is left to do. */
function belowWords(board: Board): string {
  const words = board.words.value;
  const view = board.view.value;
  const ghost = board.ghost.value;
  const side = view.seats[view.viewer ?? 0];
  const target = board.target.value;
  if (ghost !== null) {
    const upright = words.say("era-table-where", { piece: words.piece(ghost.piece), where: words.fields(ghost) });
    if (ghost.fit === null) return `${upright}: ${obstacleWords(board, ghost)}.`;
    const more =
      ghost.piece === "scorched_land" || ghost.piece.startsWith("wall") || ghost.piece === "keep"
        ? ""
        : ` ${words.say(ghost.crowds ? "era-table-crowds" : "era-table-alone")}`;
    return `${upright}: ${words.say("era-table-fits-long", { n: ghost.gain })}.${more}`;
  }
  if (board.targets.value.length > 0) {
    return target === null
      ? words.say("era-table-ask-target")
      : words.say("era-table-where", { piece: words.piece(target.piece), where: words.fields(target) });
  }
  switch (view.question ?? view.step) {
    case "roll":
      return words.say("era-table-chosen", { n: board.chosen.value.size, left: 3 - (side?.throws ?? 0) });
    case "quill":
      return words.say("era-table-quill-about");
    case "monastery":
      return words.say("era-table-monastery-about");
    case "build":
      return words.say("era-table-hammers", { n: side?.hammers ?? 0 });
    case "set up":
      return words.say("era-table-left-to-place", {
        n: Object.values(side?.["to place"] ?? {}).reduce((sum, n) => sum + n, 0),
      });
    case "demand":
      return words.say("era-table-demand-about");
    case "answer":
      return words.say("era-table-answer-about");
    case "solo extortion":
      return words.say("era-table-solo-extortion-about");
    default:
      return "";
  }
}

const CHOICE_KINDS: ReadonlySet<string> = new Set(["lose", "suffer", "demand", "pay", "refuse"]);
const CHOICES: Partial<Record<string, EraIconName>> = { suffer: "skull", pay: "hand", refuse: "cross" };

/** Choices of a few: what bandits take, what is demanded, the answer, and the face that a monastery sets. */
function Choices({ board }: { board: Board }): JSX.Element | null {
  const words = board.words.value;
  const cards = board.legal.value.filter(({ kind }) => CHOICE_KINDS.has(kind));
  const die = board.dice.value.find(({ key }) => key === board.setting.value);
  const faces =
    die === undefined
      ? []
      : board.legal.value.filter(
          (action) => action.kind === "set" && action.die === die.kind && action.face === die.face,
        );
  if (faces.length > 0 && die !== undefined) {
    return (
      <div class="e-choices" role="group" aria-label={words.say("era-table-set-to")}>
        {faces.map((action) => (
          <button
            key={action.id}
            type="button"
            class="e-choice face"
            aria-label={faceWords(board, die, action.to ?? 1)}
            onClick={() => board.send(action)}
          >
            <EraDie kind={die.kind} face={action.to ?? 1} />
          </button>
        ))}
      </div>
    );
  }
  if (cards.length === 0) return null;
  return (
    <div class="e-choices" role="group" aria-label={words.say("era-table-choices")}>
      {cards.map((action) => (
        <button
          key={action.id}
          type="button"
          class={`e-choice${action.kind === "suffer" || action.kind === "refuse" ? " grim" : ""}`}
          data-choice={action.text}
          onClick={() => board.send(action)}
        >
          <EraIcon name={CHOICES[action.kind] ?? (action.store as EraIconName | undefined) ?? "goods"} />
          <span class="tx">
            <b>{choiceWords(board, action)}</b>
            <small>{choiceAbout(board, action)}</small>
          </span>
        </button>
      ))}
    </div>
  );
}

function faceWords(board: Board, die: TrayDie, face: number): string {
  return board.words.value.amounts(symbolsOf(die.kind, face));
}

function choiceWords(board: Board, { kind, store = "" }: EraAction): string {
  const words = board.words.value;
  const view = board.view.value;
  const demanded = view.demanded ?? "";
  switch (kind) {
    case "lose":
      return words.say("era-table-lose", { amount: words.store(store, 1) });
    case "suffer":
      return words.say("era-table-suffer", { n: view.step === "bandits" ? 1 : 2 });
    case "demand":
      return words.say("era-table-demand", { amount: words.store(store, 1) });
    case "pay":
      return words.say("era-table-pay", { amount: words.store(demanded, 1) });
    default:
      return words.say("era-table-refuse");
  }
}

/** What would be left, or what it costs. */
function choiceAbout(board: Board, { kind, store = "" }: EraAction): string {
  const words = board.words.value;
  const view = board.view.value;
  const have = (seat: number | null, name: string): number =>
    seat === null ? 0 : ((view.seats[seat]?.stores as Partial<Record<string, number>> | undefined)?.[name] ?? 0);
  switch (kind) {
    case "lose":
      return words.say("era-table-left-then", { n: have(view.viewer, store) - 1 });
    case "demand": {
      const [n, mine] = [have(view.opponent, store), have(view.viewer, store)];
      return mine >= MOST[store as Store]
        ? words.say("era-table-they-have-full", { n })
        : words.say("era-table-they-have", { n, mine });
    }
    case "pay":
      return words.say("era-table-left-then", { n: have(view.viewer, view.demanded ?? "") - 1 });
    default:
      return words.say("era-table-minus", { n: kind === "suffer" && view.step === "bandits" ? 1 : 2 });
  }
}

/** My dice of this round; hammers that are left are gold, a used one has a tick. */
function DiceBox({ board }: { board: Board }): JSX.Element | null {
  const words = board.words.value;
  const view = board.view.value;
  const side = view.seats[view.viewer ?? 0];
  const dice = board.dice.value;
  if (side === undefined || dice.length === 0) return null;
  const hammers = (die: TrayDie): number =>
    FACES[die.kind][die.face - 1]?.filter((symbol) => symbol === "hammer").length ?? 0;
  const all = dice.reduce((sum, die) => sum + hammers(die), 0);
  let used = all - side.hammers;
  const building = view.phase <= 5;
  const label =
    all === 0
      ? words.say("era-table-dice-label-none")
      : words.say("era-table-dice-label", { n: all, used: building ? used : all });
  return (
    <div class="e-dicebox">
      <span class="e-lab">{label}</span>
      <div class="e-dice tray-dice" role="img" aria-label={`${label}: ${words.diceCount(side.dice)}`}>
        {dice.map((die) => {
          const hammer = hammers(die) > 0;
          const spent = hammer && used > 0;
          if (spent) used -= 1;
          const state = !hammer ? "off" : spent ? "use" : building ? "can" : "off";
          return (
            <span key={die.key} class={`bd ${state}`}>
              <EraDie kind={die.kind} face={die.face} />
              {die.face === SKULL ? (
                <span class="lockb">
                  <Icon name="lock" ui />
                </span>
              ) : null}
              {state === "can" ? (
                <span class="tick">
                  <EraIcon name="hammer" />
                </span>
              ) : state === "use" ? (
                <span class="tick spent">
                  <Icon name="check" ui />
                </span>
              ) : null}
            </span>
          );
        })}
      </div>
    </div>
  );
}

/** My tracks up to their ends; what the piece in hand would cost is gold. */
function Tracks({ board }: { board: Board }): JSX.Element | null {
  const words = board.words.value;
  const view = board.view.value;
  const side = view.seats[view.viewer ?? 0];
  if (side === undefined) return null;
  const hand = view.step === "build" ? board.hand.value : null;
  const cost = hand === null ? {} : (PIECES.get(hand)?.cost ?? {});
  const others = view.seats.flatMap(({ culture }, seat) => (seat === view.viewer ? [] : [{ seat, culture }]));
  const ahead = others.sort((a, b) => b.culture - a.culture)[0];
  const gap = ahead === undefined ? 0 : side.culture - ahead.culture;
  return (
    <div class="e-trackbox">
      <span class="e-lab">
        {hand === null
          ? words.say("era-table-tracks")
          : words.say("era-table-tracks-after", { piece: words.inner(hand) })}
      </span>
      <div class="trks num">
        {STORES.map((store) => {
          const have = side.stores[store] ?? 0;
          const price = cost[store] ?? 0;
          return (
            <div key={store} class="trk" title={words.store(store, have)} data-kind={store}>
              <EraIcon name={store} label={words.say(`era-table-store-${store}`)} />
              <b>
                <span key={have} class="n">
                  {have}
                </span>
                {price > 0 ? <s>→{have - price}</s> : null}
              </b>
              <span class="pegs" aria-hidden="true">
                {Array.from({ length: MOST[store] }, (_, i) => (
                  <i key={i} class={i < have - price ? "on" : i < have ? "pay" : ""} />
                ))}
              </span>
            </div>
          );
        })}
        <div class="trk" data-kind="culture">
          <EraIcon name="culture" label={words.say("era-table-culture")} />
          <b>
            <span key={side.culture} class="n">
              {side.culture}
            </span>
          </b>
          <span class="wd">{ahead === undefined ? "" : cultureWords(board, gap, ahead.seat)}</span>
        </div>
        <div class="trk" data-kind="skull">
          <EraIcon name="skull" label={words.say("era-table-disasters")} />
          <b>
            <span key={side.disaster} class="n">
              {side.disaster}
            </span>
          </b>
          <span class="wd">{words.say("era-table-minus-points", { n: side.disaster })}</span>
        </div>
      </div>
    </div>
  );
}

function cultureWords(board: Board, gap: number, seat: number): string {
  const words = board.words.value;
  const player = words.player(seat);
  if (gap === 0) return words.say("era-table-culture-even", { player });
  return words.say(gap < 0 ? "era-table-culture-behind" : "era-table-culture-ahead", { n: Math.abs(gap), player });
}

/** On a phone what can be built, or is to be placed, lies in the tray, too. */
function Strip({ board }: { board: Board }): JSX.Element | null {
  const words = board.words.value;
  const view = board.view.value;
  const fits = board.fits.value;
  const left = view.seats[view.viewer ?? 0]?.["to place"];
  const pieces = [...BUILDINGS, ...WALLS, SCORCHED].filter(({ id }) => fits.has(id));
  if (pieces.length === 0 || (left === undefined && pieces[0] === SCORCHED)) return null;
  return (
    <div
      class="e-strip"
      role="group"
      aria-label={words.say(left === undefined ? "era-table-supply" : "era-table-start-pieces")}
    >
      {pieces.map((piece) =>
        left === undefined ? (
          <PieceCard key={piece.id} board={board} piece={piece} />
        ) : (
          <button
            key={piece.id}
            type="button"
            class={`e-card can${board.hand.value === piece.id ? " sel" : ""}`}
            aria-pressed={board.hand.value === piece.id}
            onClick={() => board.take(piece.id)}
          >
            <PiecePicture id={piece.id} />
            <span class="ql num">×{left[piece.id] ?? 0}</span>
            <span class="nm">{words.piece(piece.id)}</span>
            <span class="st">
              {words.say(board.hand.value === piece.id ? "era-table-in-hand" : "era-table-place-it")}
            </span>
          </button>
        ),
      )}
    </div>
  );
}

/** One line on what the choice means, one on what else could be done. */
function Plan({ board }: { board: Board }): JSX.Element {
  const words = board.words.value;
  const view = board.view.value;
  const hand = board.hand.value;
  const me = view.viewer;
  const domain = me === null ? undefined : board.domains.value[me];
  if (me !== null && view.step === "roll" && board.legal.value.length > 0) {
    const risk = riskNow(board);
    const none = board.advice.value?.skulls[risk.thrown]?.[0] ?? 1;
    const feather = board.dice.value.some(({ kind, face }) => FACES[kind][face - 1]?.includes("feather") === true);
    return (
      <div class="e-plan num">
        {risk.thrown > 0 ? (
          <span>{words.say("era-table-no-further", { n: risk.thrown, chance: words.percent(none, 1) })}</span>
        ) : null}
        {feather && view.question !== "quill" ? <i>{words.say("era-table-quill-later")}</i> : null}
      </div>
    );
  }
  const piece = hand === null ? undefined : PIECES.get(hand);
  const gap = domain?.gaps[0];
  const wall = gap === undefined ? undefined : WALLS.find(({ cells }) => cells.length === gap.length);
  return (
    <div class="e-plan num">
      {piece === undefined || view.step !== "build" ? null : (
        <span>
          {words.say("era-table-plan", {
            piece: words.piece(piece.id),
            cost: words.amounts(piece.cost),
            points: words.say("era-table-points-n", { n: piece.points }),
            effect: words.say(`era-table-effect-${piece.id.startsWith("wall") ? "wall" : hyphened(piece.id)}`),
          })}
        </span>
      )}
      {gap === undefined || wall === undefined ? null : (
        <i>
          {words.say("era-table-would-close", {
            wall: words.piece(wall.id),
            cost: words.amounts(wall.cost),
            area: gap.area,
            n: gap.points,
          })}
        </i>
      )}
    </div>
  );
}

function Buttons({ board, table }: { board: Board; table: TableInfo }): JSX.Element {
  const words = board.words.value;
  const view = board.view.value;
  if (view.over) {
    return (
      <Link class="btn pri" href={`/t/${encodeURIComponent(table.id)}/end`}>
        {words.say("era-table-to-end")}
      </Link>
    );
  }
  const legal = board.legal.value;
  const ghost = board.ghost.value;
  const target = board.target.value;
  const out = legal.find(({ kind }) => ["stop", "done", "decline"].includes(kind));
  const throwing = legal.some(({ kind }) => ["mark", "throw", "quill"].includes(kind));
  const quill = view.question === "quill";
  const n = board.chosen.value.size + (quill ? 1 : 0);
  const turns = ghost !== null && (board.fits.value.get(ghost.piece)?.size ?? 1) > 1;
  return (
    <>
      {view.viewer === null ? null : (
        <button
          type="button"
          class="btn un"
          aria-label={words.say("era-table-undo")}
          aria-disabled={!board.update.value.canUndo || board.sending.value}
          onClick={board.takeBack}
        >
          <Icon name="undo" ui />
          <span>{words.say("era-table-undo")}</span>
        </button>
      )}
      {board.pace.busy.value ? (
        <button type="button" class="btn skip" onClick={board.pace.skip}>
          {words.say("era-table-skip")}
        </button>
      ) : null}
      {turns ? (
        <button type="button" class="btn tu" onClick={() => board.turn()}>
          <EraIcon name="turn" ui />
          <span>{words.say("era-table-turn")}</span>
          {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: a key that is shown is not focusable */}
          <kbd aria-hidden="true">R</kbd>
        </button>
      ) : null}
      {ghost !== null && (board.fits.value.size > 1 || out !== undefined) ? (
        <button type="button" class="btn lg" aria-label={words.say("era-table-let-go")} onClick={board.letGo}>
          <EraIcon name="cross" ui />
        </button>
      ) : null}
      {out === undefined ? null : (
        <button type="button" class="btn out" onClick={() => board.send(out)}>
          {words.say(`era-table-out-${out.kind}`)}
        </button>
      )}
      {throwing ? (
        <button
          type="button"
          class={`btn pri${n === 0 ? " wait" : ""}`}
          aria-disabled={n === 0}
          onClick={board.throwDice}
        >
          {n === 0
            ? words.say("era-table-choose-dice")
            : words.say(quill ? "era-table-throw-quill" : "era-table-throw", { n })}
        </button>
      ) : null}
      {ghost === null ? (
        legal.some(({ kind }) => kind === "place") ? (
          <button type="button" class="btn pri wait" aria-disabled="true">
            {words.say("era-table-choose-piece")}
          </button>
        ) : null
      ) : (
        <button
          type="button"
          class={`btn pri${ghost.fit === null ? " wait" : ""}`}
          aria-disabled={ghost.fit === null}
          onClick={board.place}
        >
          {words.say(view.step === "build" ? "era-table-build-it" : "era-table-place-here", {
            piece: words.inner(ghost.piece),
          })}
        </button>
      )}
      {board.targets.value.length === 0 ? null : (
        <button
          type="button"
          class={`btn pri${target === null ? " wait" : ""}`}
          aria-disabled={target === null}
          onClick={() => {
            if (target !== null) board.remove(target);
          }}
        >
          {target === null
            ? words.say("era-table-choose-target")
            : words.say("era-table-give-up", { piece: words.inner(target.piece) })}
        </button>
      )}
    </>
  );
}
