import type { Answer } from './browser';

/** For databases without the sample staff. */
export const STAFF = {
  staffId: 'SAMPLE-9',
  role: 'telecaller',
  name: 'Sample Nine',
  mobileNumber: '6000009009',
} as const;

export const codesOf = (answers: readonly Answer[]) =>
  answers.map(({ status, body }) => (status === 200 ? 'OK' : String(body.code))).toSorted();

export const times = <T>(count: number, each: (at: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, at) => each(at)));
