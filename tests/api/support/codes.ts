import type { Answer } from './browser';

/** A telecaller, where the sample data of a development start is not there. */
export const STAFF = {
  staffId: 'SAMPLE-9',
  role: 'telecaller',
  name: 'Sample Nine',
  mobileNumber: '6000009009',
} as const;

/** What so many requests were answered, in order of their names. */
export const codesOf = (answers: readonly Answer[]) =>
  answers.map(({ status, body }) => (status === 200 ? 'OK' : String(body.code))).toSorted();

/** So many at once. */
export const times = <T>(count: number, each: (at: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, at) => each(at)));
