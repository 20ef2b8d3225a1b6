import { useState } from 'react';

export type Pages = {
  /** Rows before the first one shown. */
  offset: number;
  next: (() => void) | undefined;
  previous: (() => void) | undefined;
};

/** The pages of a list, each of which names the cursor of the next. A change of filter begins at the first page. */
export function usePages(of: string, size: number) {
  const [place, setPlace] = useState<{ of: string; cursors: readonly string[] }>({ of, cursors: [] });
  const cursors = place.of === of ? place.cursors : [];
  const goTo = (to: readonly string[]) => setPlace({ of, cursors: to });
  return {
    cursor: cursors.at(-1),
    toFirst: () => goTo([]),
    around: (next: string | undefined): Pages => ({
      offset: cursors.length * size,
      next: next === undefined ? undefined : () => goTo([...cursors, next]),
      previous: cursors.length === 0 ? undefined : () => goTo(cursors.slice(0, -1)),
    }),
  };
}
