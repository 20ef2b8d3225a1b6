/** A place in the timeline: everything older follows. */
export type HistoryMark = { at: Date; id: string };

export const HISTORY_PAGE = 20;

/** Writes a mark of the place in a list, which clients need not understand. */
function formatMark({ at, id }: HistoryMark): string {
  return `${at.getTime()}~${id}`;
}

export function parseMark(text: string): HistoryMark | undefined {
  const [, time, id] = /^(\d{1,15})~([\w~-]{1,200})$/.exec(text) ?? [];
  return time === undefined || id === undefined ? undefined : { at: new Date(Number(time)), id };
}

type Placed = { at: string; id: string };

/** Newest first; ids decide between equal times, so that a page never skips or repeats an entry. */
export function pageOfHistory<Entry extends Placed>(
  entries: readonly Entry[],
  after: HistoryMark | undefined,
): { entries: readonly Entry[]; next?: string } {
  const newest = entries.toSorted((one, other) => compare(toMark(other), toMark(one)));
  const rest = after ? newest.filter((each) => compare(toMark(each), after) < 0) : newest;
  const page = rest.slice(0, HISTORY_PAGE);
  const last = page.at(-1);
  return { entries: page, ...(last && rest.length > page.length && { next: formatMark(toMark(last)) }) };
}

function toMark({ at, id }: Placed): HistoryMark {
  return { at: new Date(at), id };
}

function compare(one: HistoryMark, other: HistoryMark): number {
  return one.at.getTime() - other.at.getTime() || (one.id < other.id ? -1 : Number(one.id > other.id));
}
