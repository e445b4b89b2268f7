/** A decision on its way to the server: one at a time; and why something was not done. */
import { type Signal, signal } from "@preact/signals";
import { Refusal } from "./api";

/** A sentence, and the rule that says so where it is one of the game's. */
export interface Refused {
  text: string;
  rule: string;
}

/** Nothing is refused. */
export const GRANTED: Refused = { text: "", rule: "" };

export interface Sender {
  readonly sending: Signal<boolean>;
  readonly refusal: Signal<Refused>;
  /** Sends, unless something is on its way; what follows once the server has taken it comes last. */
  send: (answer: () => Promise<void>, taken: () => void) => Promise<void>;
}

export function sender(): Sender {
  const sending = signal(false);
  const refusal = signal(GRANTED);
  return {
    sending,
    refusal,
    async send(answer, taken) {
      if (sending.peek()) return;
      refusal.value = GRANTED;
      sending.value = true;
      try {
        await answer();
        taken();
      } catch (problem) {
        refusal.value = refusedBy(problem);
      } finally {
        sending.value = false;
      }
    },
  };
}

/** What the server, or the way to it, refused. */
function refusedBy(problem: unknown): Refused {
  const text = problem instanceof Error ? problem.message : String(problem);
  return { text, rule: problem instanceof Refusal ? problem.rule : "" };
}
