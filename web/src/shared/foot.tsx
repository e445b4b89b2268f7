/** What a page puts at the foot of a table where nothing is to be decided, in place of the tray. */
import { createContext, type JSX } from "preact";
import { useContext } from "preact/hooks";

export const FootHere = createContext<(() => JSX.Element) | null>(null);

export function AtFoot({ children }: { children: JSX.Element }): JSX.Element {
  const Foot = useContext(FootHere);
  return Foot === null ? children : <Foot />;
}
