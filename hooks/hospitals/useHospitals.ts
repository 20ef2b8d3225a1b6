import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ApiError } from '@/lib/client/common/apiError';
import { getJson, postJson, READ_MS } from '@/lib/client/common/fetcher';
import { keepList, type KeptList, readKeptList } from '@/lib/client/hospitals/keptList';
import { api } from '@/lib/config/paths';
import type { HospitalsDto, Radius } from '@/lib/domain/hospitals/contract';
import type { Speciality } from '@/lib/domain/hospitals/specialities.data';
import type { Point } from '@/lib/domain/places/places';

export type Asked = Partial<Point> & {
  q?: string;
  speciality?: Speciality;
  isCashless?: boolean;
  isOpenAllDay?: boolean;
  radius?: Radius;
};

type State =
  /** `refusal`: why the last question can't be searched for. */
  | { is: 'start'; refusal?: string }
  | { is: 'searching' }
  /** While it is `searching`, `list` is still the one before. */
  | { is: 'found'; list: HospitalsDto; asked: Asked; next?: 'searching' | 'loadingMore' | 'moreFailed' }
  /** There is no network. `list` is what was found last, if anything, and `asked` what got no answer. */
  | { is: 'offline'; list?: HospitalsDto; at?: string; asked?: Asked }
  | { is: 'failed'; asked: Asked };

const refusalOf = (error: unknown) =>
  error instanceof ApiError ? Object.values(error.fields)[0] : undefined;

function afterFailure(problem: unknown, asked: Asked): State {
  const refusal = refusalOf(problem);
  if (refusal) return { is: 'start', refusal };
  const kept = readKeptList();
  const isAnswered = problem instanceof ApiError;
  return isAnswered || (navigator.onLine && !kept)
    ? { is: 'failed', asked }
    : { is: 'offline', ...kept, asked };
}

const read = (body: Asked & { page?: number }) =>
  postJson<HospitalsDto>(api.hospitals, body, { patienceMs: READ_MS });

/** Keeps neither the question nor the place it was asked from, in no address and not beyond the list found. */
export function useHospitals() {
  const [state, setState] = useState<State>({ is: 'start' });
  const isSearching = state.is === 'searching' || (state.is === 'found' && state.next === 'searching');
  // Answers to an earlier question are dropped.
  const newest = useRef(0);

  const search = async (asked: Asked) => {
    newest.current += 1;
    const turn = newest.current;
    setState((before) =>
      before.is === 'found' ? { ...before, asked, next: 'searching' } : { is: 'searching' },
    );
    try {
      const list = await read(asked);
      if (turn !== newest.current) return;
      setState({ is: 'found', list, asked });
      if (list.total > 0) keepList(list);
    } catch (problem) {
      if (turn === newest.current) setState(afterFailure(problem, asked));
    }
  };

  const showMore = async () => {
    if (state.is !== 'found' || isSearching) return;
    const { list, asked } = state;
    const turn = newest.current;
    setState({ ...state, next: 'loadingMore' });
    try {
      const next = await read({ ...asked, page: list.page + 1 });
      if (turn !== newest.current) return;
      const all = { ...next, hospitals: [...list.hospitals, ...next.hospitals] };
      setState({ is: 'found', asked, list: all });
      keepList(all);
    } catch {
      if (turn === newest.current) setState({ is: 'found', asked, list, next: 'moreFailed' });
    }
  };

  const begin = useEffectEvent(async () => {
    const wanted = wantedByAddress();
    if (wanted) return search({ q: wanted });
    const kept = readKeptList();
    if ((await isAway(kept)) && newest.current === 0) setState({ is: 'offline', ...kept });
  });
  useEffect(() => queueMicrotask(() => void begin()), []);

  return { state, isSearching, search, showMore };
}

/**
 * A page opened from the browser's cache may wrongly report being online. With a list to show, the server is asked
 * instead.
 */
async function isAway(kept: KeptList | undefined): Promise<boolean> {
  if (!kept || !navigator.onLine) return !navigator.onLine;
  try {
    await getJson(api.healthLive);
    return false;
  } catch (problem) {
    return !(problem instanceof ApiError);
  }
}

/** The place that the address names, as in `#Pune`. It stands behind the mark, so that no server reads it. */
function wantedByAddress(): string | undefined {
  const name = window.location.hash.slice(1);
  if (name === '' || document.getElementById(name)) return undefined;
  try {
    return decodeURIComponent(name);
  } catch {
    return undefined;
  }
}
