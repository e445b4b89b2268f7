/** Why something was not done: a sentence, and the rule that says so where it is one of the game's. */
import { Refusal } from "./api";

export interface Refused {
  text: string;
  rule: string;
}

/** Nothing is refused. */
export const GRANTED: Refused = { text: "", rule: "" };

/** What the server, or the way to it, refused; told in the table's words. */
export function refusedBy(problem: unknown, told: (reason: string) => string): Refused {
  const reason = problem instanceof Error ? problem.message : String(problem);
  return { text: told(reason), rule: problem instanceof Refusal ? problem.rule : "" };
}
