/** The battles of a game, year by year, read from the log. */
import type { LogEntry } from "./wire";
import type { Amounts } from "./words";

export interface Fight {
  seat: number;
  strength: number;
  outcome: "won" | "drawn" | "lost";
  gained: Record<string, number>;
  lost: Record<string, number>;
  fallen: string[];
  /** Strongest of the victors. */
  strongest: boolean;
  /** The army token that was played. */
  token: number | null;
}

export interface Battle {
  year: number;
  enemy: string;
  strength: number;
  penalty: Amounts;
  reward: Amounts;
  /** What the King sent to everybody; none where army tokens are played. */
  reinforcements: number | null;
  fights: Fight[];
}

const number = (event: LogEntry, name: string): number => Number(event[name] ?? 0);

function add(to: Record<string, number>, amounts: Amounts): void {
  for (const [name, n] of Object.entries(amounts)) if (n !== undefined && n !== 0) to[name] = (to[name] ?? 0) + n;
}

export function battles(log: readonly LogEntry[]): Battle[] {
  const told: Battle[] = [];
  let year = 1;
  let sent: number | null = null;
  let tokens = new Map<number, number>();
  let now: Battle | null = null;
  for (const event of log) {
    const fight = now?.fights.find(({ seat }) => seat === event.seat);
    switch (event.kind) {
      case "year begins":
        year = number(event, "year");
        [sent, tokens, now] = [null, new Map(), null];
        break;
      case "kings reinforcements":
        sent = number(event, "number");
        break;
      case "army token revealed":
        tokens.set(event.seat ?? -1, number(event, "number"));
        break;
      case "enemy revealed":
        now = {
          year,
          enemy: String(event["enemy"]),
          strength: number(event, "strength"),
          penalty: (event["penalty"] as Amounts | undefined) ?? {},
          reward: (event["reward"] as Amounts | undefined) ?? {},
          reinforcements: sent,
          fights: [],
        };
        told.push(now);
        break;
      case "battle":
        now?.fights.push({
          seat: event.seat ?? 0,
          strength: number(event, "strength"),
          outcome: event["outcome"] as Fight["outcome"],
          gained: {},
          lost: {},
          fallen: [],
          strongest: false,
          token: tokens.get(event.seat ?? -1) ?? null,
        });
        break;
      case "lost goods":
        if (fight !== undefined) add(fight.lost, event["goods"] as Amounts);
        break;
      case "points lost":
        if (fight !== undefined) add(fight.lost, { points: number(event, "points") });
        break;
      case "building destroyed":
        fight?.fallen.push(String(event["building"]));
        if (fight !== undefined) add(fight.lost, { points: number(event, "points") });
        break;
      case "spoils":
        if (fight !== undefined) add(fight.gained, { ...(event["goods"] as Amounts), points: number(event, "points") });
        break;
      case "fortress point":
        if (fight !== undefined) add(fight.gained, { points: 1 });
        break;
      case "strongest winner":
        if (fight !== undefined) {
          fight.strongest = true;
          add(fight.gained, { points: 1 });
        }
        break;
      case "governor points":
        if (fight !== undefined && event["governor"] === "chronicler")
          add(fight.gained, { points: number(event, "points") });
        break;
    }
  }
  return told;
}
