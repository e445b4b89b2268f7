/** False when something is first drawn, true from the next task on: what is large comes after what is asked. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";

export function useLater(): boolean {
  const due = useSignal(false);
  useEffect(() => {
    const timer = setTimeout(() => (due.value = true));
    return () => clearTimeout(timer);
  }, []);
  return due.value;
}
