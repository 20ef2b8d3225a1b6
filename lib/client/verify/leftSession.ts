import { readLocal, writeLocal } from '@/lib/client/saving/storage';

/** When this browser signed out, and whether the server knows; no personal data. */
const KEY = 'signedOut';

/** Recorded before the server is told: if the page closes first, the next one tells it. */
export function noteLeft(now: number): void {
  writeLocal(KEY, `pending ${now}`);
}

export function noteEnded(): void {
  writeLocal(KEY, readLocal(KEY)?.replace('pending', 'ended'));
}

export function isEndPending(): boolean {
  return readLocal(KEY)?.startsWith('pending') ?? false;
}

export function wasLeftSince(time: number): boolean {
  return Number(readLocal(KEY)?.split(' ')[1] ?? 0) > time;
}
