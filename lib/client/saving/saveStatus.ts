import type { SaveStatus } from '@/lib/domain/common/saveStatus';

export const savedNow = (): SaveStatus => ({ state: 'saved', at: new Date().toISOString() });

const RETRY_MS = { first: 2_000, longest: 15_000 } as const;

/** How long to wait after so many failures in a row. */
export function retryDelay(failures: number): number {
  return Math.min(RETRY_MS.first * 2 ** (failures - 1), RETRY_MS.longest);
}
