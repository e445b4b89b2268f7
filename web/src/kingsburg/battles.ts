/** The battles of a game, year by year, read from the log. */
import type { Event } from "./wire";
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

function add(to: Record<string, number>, amounts: Amounts): void {
  for (const [name, n] of Object.entries(amounts)) if (n !== undefined && n !== 0) to[name] = (to[name] ?? 0) + n;
}

export function battles(log: readonly Event[]): Battle[] {
  const told: Battle[] = [];
  let year = 1;
  let sent: number | null = null;
  let tokens = new Map<number, number>();
  let now: Battle | null = null;
  for (const event of log) {
    if (event.kind === "soldiers_go_home") now = null;
    const fight = now?.fights.find(({ seat }) => seat === event.seat);
    switch (event.kind) {
      case "year_begins":
        year = event.year;
        [sent, tokens, now] = [null, new Map(), null];
        break;
      case "kings_reinforcements":
        // The first edition turns the enemy over before the king's die is rolled.
        sent = event.soldiers;
        if (now !== null) now.reinforcements = sent;
        break;
      case "army_token_revealed":
        tokens.set(event.seat, event.army_token);
        break;
      case "enemy_revealed": {
        const { enemy, strength, penalty, reward } = event;
        now = { year, enemy, strength, penalty, reward, reinforcements: sent, fights: [] };
        told.push(now);
        break;
      }
      case "battle":
        now?.fights.push({
          seat: event.seat,
          strength: event.strength,
          outcome: event.outcome,
          gained: {},
          lost: {},
          fallen: [],
          strongest: false,
          token: tokens.get(event.seat) ?? null,
        });
        break;
      default:
        if (fight !== undefined) gather(fight, event);
    }
  }
  return told;
}

/** What a battle brought its player, and what it cost: whatever comes to pass before the soldiers go home. */
function gather(fight: Fight, event: Event): void {
  if ("gains" in event) add(fight.gained, event.gains);
  if ("pays" in event) add(fight.lost, event.pays);
  if ("points" in event) add(event.points < 0 ? fight.lost : fight.gained, { points: Math.abs(event.points) });
  if (event.kind === "building_destroyed") fight.fallen.push(event.building);
  if (event.kind === "strongest_winner") fight.strongest = true;
}
