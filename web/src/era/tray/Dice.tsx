/** My dice of this round. */
import type { JSX } from "preact";
import { Icon } from "../../shared/drawings";
import { FACES, SKULL } from "../components";
import { Die, GameIcon } from "../drawings";
import type { Board } from "../state";
import type { TrayDie } from "../wire";

/** My dice of this round; hammers that are left are gold, a used one has a tick. */
export function Dice({ board }: { board: Board }): JSX.Element | null {
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
            <span key={die.key} class={`bd ${state}`} data-about={`die:${die.kind}`}>
              <Die kind={die.kind} face={die.face} />
              {die.face === SKULL ? (
                <span class="lockb">
                  <Icon name="lock" ui />
                </span>
              ) : null}
              {state === "can" ? (
                <span class="tick">
                  <GameIcon name="hammer" />
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
