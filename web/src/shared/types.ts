/** What goes over the wire, under short names; `schema.ts` has it from the API's own description. */
import type { Events } from "./events";
import type { components } from "./schema";

type Schemas = components["schemas"];
/** What a request that is granted brings. */
type Answers = Schemas["Answers"];

export type Me = Schemas["Me"];
export type Crest = Me["crest"];
export const CRESTS: readonly Crest[] = ["lion", "tower", "fleur", "stag", "key"];

export type TableInfo = Schemas["TableInfo"];
export type SeatInfo = Schemas["SeatInfo"];
export type Options = TableInfo["options"];
export type OptionValue = Options[string];
export type GameInfo = Schemas["GameInfo"];
export type GameOption = Schemas["OptionInfo"];
export type BotInfo = Schemas["BotInfo"];
export type SeatLink = Schemas["SeatLink"];
export type Problem = Schemas["Problem"];
export type TalkLine = Schemas["TalkLine"];
export type TalkPage = Schemas["TalkPage"];
export type LiveTalk = Schemas["LiveTalk"];
export type Muted = Schemas["Muted"];
export type Mute = Schemas["MuteWish"]["mute"];
export type Phrase = NonNullable<TalkLine["phrase"]>;
export type Invitation = Schemas["Invitation"];
export type CounselGiven = Schemas["CounselGiven"];
export type QrCode = Schemas["QrCode"];
export type Reach = Schemas["Reach"];
export type NewSeat = Schemas["SeatWish"];

export type GameLessons = Answers["get /api/learn"][number];
export type LessonInfo = GameLessons["lessons"][number];
export type Learned = Schemas["Learned"];
/** A lesson as it stands, with the board of its game. */
export type LessonState = Omit<Answers["post /api/learn/{game}/{lesson}"], "update"> & { update: Update };
export type LessonWish = Pick<Schemas["LessonWish"], "answers"> & Partial<Schemas["LessonWish"]>;

/** A game as one viewer sees it: one kind for each game, told apart by `game`. */
export type Update = Logged<Answers["get /api/tables/{table_id}/play"]> & {
  /** To be shown as it is, without telling what led there. */
  atOnce?: boolean;
  /** The lines of the log that tell of the moment that is looked back at, and of nothing before it. */
  just?: readonly number[];
  /** Looking back: who decided. */
  by?: number | null;
};
/** A game looked back at, moment by moment. */
export type Replay = Answers["get /api/tables/{table_id}/replay"];
export type ReplayMoment = Replay["moments"][number];
/** A whole state of a game as one document, hidden facts included. */
export type Position = Schemas["Position"];
export type PositionShown = Schemas["PositionShown"];
export type PositionDocument = Position["position"];
export type LiveMessage = Logged<Answers["get /api/tables/{table_id}/live"]>;
/** What has changed at a table for who knows the version before. */
export type LiveChange = Extract<LiveMessage, { type: "change" }>;
/** What one game has of it. */
export type UpdateOf<Game extends Update["game"]> = Extract<Update, { game: Game }>;
/** A decision that can be played, whichever game it is of. */
type ActionInfo = Update["legal"][number];
/** A decision as it is sent. */
export type Played = Pick<ActionInfo, "text">;
/** What all events have: a number in the log, a kind, maybe a seat, and maybe a rule. */
export type LogEntry = Schemas["Event"];
/** An event of one game as its viewer may see it, with the facts of its kind. */
export type EventOf<Game extends keyof Events> = LogEntry & Events[Game];
type Logged<Message> = Message extends { log: unknown; game: infer Game extends keyof Events }
  ? Omit<Message, "log"> & { log: EventOf<Game>[] }
  : Message;

/** The figures after a game; a game may add its own. */
export type End = Answers["get /api/tables/{table_id}/end"];
export type EndOf<Game extends End["game"]> = Extract<End, { game: Game }>;
export type Points = End["scores"][number];
export type Luck = Schemas["Luck"];

/** What a game's table page gets from the shell. */
export interface TableProps<Own extends Update = Update> {
  table: TableInfo;
  update: import("@preact/signals").ReadonlySignal<Own>;
  /** Plays an action; resolves when the server has it, rejects with a sentence to show. */
  act: (action: Played) => Promise<void>;
  undo: () => Promise<void>;
  /** What to point at, by the names under which things can be asked; the first of them is brought into sight. */
  points?: import("@preact/signals").ReadonlySignal<readonly string[]>;
  /** What the page is called, if not by its table's sign. */
  title?: string;
}
