import { createStaff } from '@/lib/server/services/desk/staffRecord';
import { useApi } from './api';
import type { Answer } from './browser';
import { Visitor } from './visitors';

/** For databases without the sample staff. */
export const STAFF = {
  staffId: 'SAMPLE-9',
  role: 'telecaller',
  name: 'Sample Nine',
  mobileNumber: '6000009009',
} as const;

/** The API with one member of staff; after each test the clock is right again. */
export function useCodes() {
  const { newBrowser } = useApi();
  const newVisitor = () => new Visitor(newBrowser().port);
  beforeAll(async () => {
    await newVisitor().get('/api/health/ready');
    await createStaff(STAFF, new Date());
  });
  afterEach(() => jest.useRealTimers());
  return { newBrowser, newVisitor };
}

export const codesOf = (answers: readonly Answer[]) =>
  answers.map(({ status, body }) => (status === 200 ? 'OK' : String(body.code))).toSorted();

export const times = <T>(count: number, each: (at: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, at) => each(at)));
