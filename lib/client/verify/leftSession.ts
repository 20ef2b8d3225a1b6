import { readLocal, writeLocal } from '@/lib/client/saving/storage';

/** That this browser was signed out, when, and whether the server has heard of it: nothing personal. */
const KEY = 'signedOut';

/** Noted before the server is told, so that a page that is closed meanwhile leaves it to the next. */
export function noteLeft(now: number): void {
  writeLocal(KEY, `pending ${now}`);
}

export function noteEnded(): void {
  writeLocal(KEY, readLocal(KEY)?.replace('pending', 'ended'));
}

export function isEndPending(): boolean {
  return readLocal(KEY)?.startsWith('pending') ?? false;
}

/** Whether it was left since then: what a page of before still shows is nobody's. */
export function wasLeftSince(time: number): boolean {
  return Number(readLocal(KEY)?.split(' ')[1] ?? 0) > time;
}
