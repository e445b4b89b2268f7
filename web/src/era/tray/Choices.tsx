/** Choices that the tray itself shows: what is lost, suffered, demanded, paid. */
import type { JSX } from "preact";
import { MOST, type Store } from "../components";
import { Die, GameIcon, type GameIconName } from "../drawings";
import type { Board } from "../state";
import type { Decision, TrayDie } from "../wire";
import { symbolsOf } from "../words";

export const CHOICE_KINDS: ReadonlySet<string> = new Set(["lose", "suffer", "demand", "pay", "refuse"]);

const CHOICES: Partial<Record<string, GameIconName>> = { suffer: "skull", pay: "hand", refuse: "cross" };

/** Choices of a few: what bandits take, what is demanded, the answer, and the face that a monastery sets. */
export function Choices({ board }: { board: Board }): JSX.Element | null {
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
            <Die kind={die.kind} face={action.to ?? 1} />
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
          <GameIcon name={CHOICES[action.kind] ?? (action.store as GameIconName | undefined) ?? "goods"} />
          <span class="tx">
            <b>{choiceWords(board, action)}</b>
            <small>{choiceAbout(board, action)}</small>
          </span>
        </button>
      ))}
    </div>
  );
}

function choiceWords(board: Board, { kind, store = "" }: Decision): string {
  const words = board.words.value;
  const view = board.view.value;
  const demanded = view.demanded ?? "";
  switch (kind) {
    case "lose":
      return words.say("era-table-lose", words.unit(store));
    case "suffer":
      return words.say("era-table-suffer", { n: view.step === "bandits" ? 1 : 2 });
    case "demand":
      return words.say("era-table-demand", words.unit(store));
    case "pay":
      return words.say("era-table-pay", words.unit(demanded));
    default:
      return words.say("era-table-refuse");
  }
}

/** What would be left, or what it costs. */
function choiceAbout(board: Board, { kind, store = "" }: Decision): string {
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

function faceWords(board: Board, die: TrayDie, face: number): string {
  return board.words.value.amounts(symbolsOf(die.kind, face));
}
