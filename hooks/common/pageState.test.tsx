import { ApiError } from '@/lib/client/common/apiError';
import { pageStateOf, type PageState } from './pageState';

const page = { isHydrated: true, isNamed: true, isHere: false, error: undefined };
const status = (code: number, body = {}) => ({ error: new ApiError(code, body) });

test.each<[Partial<Parameters<typeof pageStateOf>[0]>, PageState]>([
  [{ isHydrated: false, isNamed: false }, 'loading'],
  [{}, 'loading'],
  [{ isHere: true }, 'ready'],
  [{ isNamed: false }, 'missing'],
  [status(404), 'missing'],
  [status(400), 'missing'],
  [{ isHere: true, ...status(404) }, 'missing'],
  [{ isHere: true, ...status(400) }, 'ready'],
  [status(404, { code: 'PROVEN_ELSEWHERE' }), 'needsProof'],
  [{ isHere: true, ...status(401) }, 'locked'],
  [status(409), 'failed'],
  [status(503), 'failed'],
  [{ error: new TypeError('Failed to fetch') }, 'failed'],
  [{ isHere: true, error: new TypeError('Failed to fetch') }, 'ready'],
])('%j is %s', (known, state) => {
  expect(pageStateOf({ ...page, ...known })).toBe(state);
});
