/** Title, favicon and, if wished, a sound tell when it is my turn. */
import { effect, signal } from "@preact/signals";
import { t } from "./i18n";

const KEPT = "burgrave.sound";
/** Off until the reader turns it on. */
export const sound = signal(localStorage.getItem(KEPT) === "on");

export function switchSound(): void {
  sound.value = !sound.value;
  if (sound.value) {
    localStorage.setItem(KEPT, "on");
    chime();
  } else {
    localStorage.removeItem(KEPT);
  }
}

const title = signal("");
const mine = signal(false);

/** Names the page; `turn` marks its title and favicon, and rings if it has just become mine. */
export function announce(name: string, turn: boolean): void {
  if (turn && !mine.peek() && sound.peek()) chime();
  title.value = name;
  mine.value = turn;
}

// The mark is said in the language that is spoken, and said anew when that changes.
effect(() => {
  const name = title.value === "" ? "Burgrave" : `${title.value} — Burgrave`;
  document.title = mine.value ? `● ${t("your-turn")} — ${name}` : name;
  document.getElementById("favicon")?.setAttribute("href", mine.value ? "/favicon-turn.svg" : "/favicon.svg");
});

/** Two soft bell notes, made on the spot: no file to fetch. */
function chime(): void {
  const air = new AudioContext();
  [659.25, 880].forEach((pitch, i) => {
    const start = air.currentTime + i * 0.16;
    const bell = air.createOscillator();
    const volume = air.createGain();
    bell.frequency.value = pitch;
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(0.12, start + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.001, start + 0.9);
    bell.connect(volume).connect(air.destination);
    bell.start(start);
    bell.stop(start + 0.95);
    if (i === 1) bell.onended = () => void air.close();
  });
}
