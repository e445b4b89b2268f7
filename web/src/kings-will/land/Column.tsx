/** One landscape with its sites and peasants, and the building below it. */
import type { JSX } from "preact";
import { Icon } from "../../shared/drawings";
import { buildingOf, START, yieldOf } from "../components";
import { BuildingPicture, Half, LandscapePicture, Peasant, SettlementPicture } from "../drawings";
import { GoodIcon } from "../pictures";
import { type Board, landscapeAt } from "../state";
import type { Decision, Spot } from "../wire";

interface ColumnProps {
  board: Board;
  spot: Spot;
  place: number;
  last: boolean;
  acts: readonly Decision[];
  picked: Decision | null;
  laying: boolean;
  seat: number;
}

const SITES: Record<string, readonly number[]> = { hill: [27, 75], lake: [68] };

const STANDS: readonly (readonly number[])[] = [[], [50], [33, 67], [25, 50, 75], [20, 40, 60, 80]];

export function Column({ board, spot, place, last, acts, picked, laying, seat }: ColumnProps): JSX.Element {
  const words = board.words.value;
  const draft = board.draft.value;
  const placing = acts.some(({ kind }) => kind === "peasants");
  const peasants = placing ? draft.peasants.filter((at) => at === place).length : spot.peasants;
  const brought = yieldOf(spot.landscape);
  const stands = STANDS[Math.max(spot.places, peasants)] ?? STANDS[4] ?? [];
  const walking = board.wish.value?.kind === "walk" && board.wish.value.place === place;
  const movable = !placing
    ? (acts.find((act) => ["walk", "dismiss"].includes(act.kind) && act.place === place) ??
      acts.find((act) => act.kind === "give" && act.place === place && act.offer === board.wish.value?.offer))
    : undefined;
  const label = words.say("kings-will-table-spot", {
    place: place + 1,
    landscape: words.landscape(spot.landscape),
    peasants,
    places: spot.places,
    settlements:
      spot.settlements.length === 0
        ? words.say("kings-will-table-no-settlement")
        : words.joined(spot.settlements.map((id) => words.settlement(id))),
    building: spot.building === null ? words.say("kings-will-table-no-building") : words.building(spot.building),
  });
  return (
    <li class="kw-colm" data-place={place} data-flip={laying ? `lay-${spot.landscape}` : undefined}>
      <div class="kw-ls" data-about={`landscape:${spot.landscape}`}>
        <span class="sr">{label}</span>
        <span class="kw-ln" aria-hidden="true">
          {words.landscapeShort(spot.landscape)}
          {brought === null ? <span class="none">–</span> : <GoodIcon good={brought} />}
        </span>
        <div class="kw-scn">
          <LandscapePicture id={spot.landscape} />
          <Sites board={board} spot={spot} place={place} acts={acts} picked={picked} />
          <Target board={board} spot={spot} place={place} acts={acts} picked={picked} />
          {stands.map((at, i) => {
            if (i >= peasants)
              return i < spot.places ? (
                <span key={i} class="kw-ring" data-about="peasant" style={{ left: `${at}%` }} />
              ) : null;
            const figure = <Peasant figure={place + i + seat} />;
            if (movable === undefined || i > 0)
              return (
                <span key={i} class="kw-pe" style={{ left: `${at}%` }} data-peasant={place}>
                  {figure}
                </span>
              );
            const chosen = walking || (picked?.place === place && ["dismiss", "give"].includes(picked.kind));
            return (
              <button
                key={i}
                type="button"
                class={`kw-pe can${chosen ? " chosen" : ""}`}
                style={{ left: `${at}%` }}
                data-peasant={place}
                aria-pressed={chosen}
                aria-label={words.say(`kings-will-table-peasant-${movable.kind}`, {
                  landscape: words.spots(spot.landscape),
                })}
                onClick={() =>
                  board.choose(
                    movable.kind === "give"
                      ? { kind: "give", offer: movable.offer, place }
                      : { kind: movable.kind, place },
                  )
                }
              >
                {figure}
              </button>
            );
          })}
        </div>
        {laying ? <Shift board={board} place={place} last={last} /> : null}
      </div>
      <Below board={board} spot={spot} place={place} acts={acts} picked={picked} />
    </li>
  );
}

/** While the land is laid out: swap a landscape with its neighbour. */
function Shift({ board, place, last }: { board: Board; place: number; last: boolean }): JSX.Element {
  const words = board.words.value;
  const swap = (by: number): void => {
    const order = [...board.draft.peek().order];
    const [one, other] = [order[place], order[place + by]];
    if (one === undefined || other === undefined) return;
    order[place] = other;
    order[place + by] = one;
    board.draft.value = { ...board.draft.peek(), order };
  };
  const name = words.landscape(board.draft.value.order[place] ?? "");
  return (
    <span class="kw-shift">
      <button
        type="button"
        aria-label={words.say("kings-will-table-shift-left", { landscape: name })}
        aria-disabled={place === 0}
        onClick={() => swap(-1)}
      >
        ←
      </button>
      <button
        type="button"
        aria-label={words.say("kings-will-table-shift-right", { landscape: name })}
        aria-disabled={last}
        onClick={() => swap(1)}
      >
        →
      </button>
    </span>
  );
}

interface PartProps {
  board: Board;
  spot: Spot;
  place: number;
  acts: readonly Decision[];
  picked: Decision | null;
}

function Sites({ board, spot, place, acts, picked }: PartProps): JSX.Element {
  const words = board.words.value;
  const spots = SITES[spot.landscape] ?? [50];
  const kind = board.wish.value?.kind === "found" ? board.wish.value.settlement : undefined;
  const can = acts.some(
    (act) => act.kind === "found" && act.place === place && (kind === undefined || act.settlement === kind),
  );
  return (
    <>
      {spots.map((at, i) => {
        const settled = spot.settlements[i];
        const style = { left: `${at}%` };
        if (settled !== undefined) {
          return (
            <span key={i} class="kw-site full" style={style}>
              <SettlementPicture id={settled} class="kw-site-pic" />
            </span>
          );
        }
        const next = i === spot.settlements.length;
        const ghost =
          next && picked?.kind === "found" && picked.place === place
            ? picked.settlement
            : next && picked?.kind === "hamlet" && picked.place === place
              ? "hamlet"
              : undefined;
        if (!can || !next) {
          return ghost === undefined ? (
            <span key={i} class="kw-site free" data-about="site" style={style} />
          ) : (
            <span key={i} class="kw-site full ghost" style={style}>
              <SettlementPicture id={ghost} class="kw-site-pic" />
            </span>
          );
        }
        return (
          <button
            key={i}
            type="button"
            class={`kw-site can${ghost === undefined ? "" : " full ghost"}`}
            style={style}
            aria-pressed={ghost !== undefined}
            aria-label={words.say("kings-will-table-site", { landscape: words.spots(spot.landscape) })}
            onClick={() => board.choose({ kind: "found", place })}
          >
            {ghost === undefined ? <Icon name="plus" ui /> : <SettlementPicture id={ghost} class="kw-site-pic" />}
          </button>
        );
      })}
    </>
  );
}

/** The whole landscape as a goal: of a walk, for offspring, or while setting up. */
function Target({ board, spot, place, acts, picked }: PartProps): JSX.Element | null {
  const words = board.words.value;
  const here = words.spots(spot.landscape);
  const from = board.wish.value?.kind === "walk" ? board.wish.value.place : undefined;
  const walk = acts.find((act) => act.kind === "walk" && act.place === from && act.to === place);
  if (walk !== undefined && from !== undefined) {
    return (
      <Goal
        label={words.walk(spot.landscape)}
        mark={place < from ? "←" : "→"}
        chosen={false}
        onClick={() => board.choose({ kind: "walk", place: from, to: place })}
      />
    );
  }
  for (const kind of ["offspring", "hamlet"] as const) {
    const act = acts.find((each) => each.kind === kind && each.place === place);
    if (act !== undefined) {
      const chosen = picked?.kind === kind && picked.place === place;
      return (
        <Goal
          label={words.does(kind, { spot: here })}
          mark="+"
          chosen={chosen}
          onClick={() => board.choose({ kind, place })}
        />
      );
    }
  }
  if (acts.some(({ kind }) => kind === "peasants")) {
    const draft = board.draft.value;
    const stand = draft.peasants.filter((at) => at === place).length;
    const room = stand < spot.places;
    const set = (): void => {
      // One too many takes the first one along; a full landscape gives its own back.
      const others = draft.peasants.filter((at) => at !== place);
      const next = room ? [...draft.peasants, place].slice(-START.peasants) : others;
      board.draft.value = { ...draft, peasants: next };
    };
    return (
      <Goal
        label={words.say(room ? "kings-will-table-do-peasant" : "kings-will-table-undo-peasants", { spot: here })}
        mark={room ? "+" : "−"}
        chosen={stand > 0}
        onClick={set}
      />
    );
  }
  return null;
}

function Goal({
  label,
  mark,
  chosen,
  onClick,
}: {
  label: string;
  mark: string;
  chosen: boolean;
  onClick: () => void;
}): JSX.Element {
  return (
    <button
      type="button"
      class={`kw-goal${chosen ? " chosen" : ""}`}
      aria-label={label}
      aria-pressed={chosen}
      onClick={onClick}
    >
      <span aria-hidden="true">{mark}</span>
    </button>
  );
}

function Below({ board, spot, place, acts, picked }: PartProps): JSX.Element {
  const words = board.words.value;
  if (spot.building !== null) {
    const face = buildingOf(spot.building);
    return (
      <div class="kw-bp own" data-about={`building:${spot.building}`}>
        <Half id={face?.left ?? ""} at="left" />
        <Half id={face?.right ?? ""} at="right" />
        <BuildingPicture id={spot.building} />
        <span class="kw-bn" aria-hidden="true">
          {words.building(spot.building)}
        </span>
      </div>
    );
  }
  const wished = board.wish.value?.kind === "erect" ? board.wish.value.building : undefined;
  const can = acts.some(
    (act) => act.kind === "erect" && act.place === place && (wished === undefined || act.building === wished),
  );
  const ghost = picked?.kind === "erect" && picked.place === place ? (picked.building ?? null) : null;
  if (!can)
    return (
      <div class="kw-bp empty" data-about="plot">
        <span aria-hidden="true">{words.say("kings-will-table-free")}</span>
      </div>
    );
  const face = ghost === null ? undefined : buildingOf(ghost);
  return (
    <button
      type="button"
      class={`kw-bp can${ghost === null ? " empty" : " ghost"}`}
      aria-pressed={ghost !== null}
      aria-label={words.say("kings-will-table-place-below", {
        landscape: words.spots(landscapeAt(board, place)),
        building: ghost === null ? words.say("kings-will-table-free") : words.building(ghost),
      })}
      onClick={() => {
        if (wished === undefined) board.tab.value = "buildings";
        else board.choose({ kind: "erect", place });
      }}
    >
      {ghost === null ? (
        <span>{words.say("kings-will-table-free")}</span>
      ) : (
        <>
          <Half id={face?.left ?? ""} at="left" />
          <Half id={face?.right ?? ""} at="right" />
          <BuildingPicture id={ghost} />
          <span class="kw-bn">{words.building(ghost)}</span>
        </>
      )}
    </button>
  );
}
