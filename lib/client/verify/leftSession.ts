import { Listeners } from '@/lib/client/common/listeners';
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

/** Time of this browser's last sign-out. */
export const leftAt = () => readLocal(KEY)?.split(' ')[1];

export function wasLeftSince(time: number): boolean {
  return Number(leftAt() ?? 0) > time;
}

const listeners = new Listeners();

/** Calls the listener when this tab drops its personal data. */
export const onLeft = listeners.add;
export const tellLeft = listeners.tell;

/** Calls the listener when another tab signs out, and again once the server knows. */
export function onLeftElsewhere(listener: () => void): () => void {
  const hear = ({ key }: StorageEvent) => key === KEY && listener();
  window.addEventListener('storage', hear);
  return () => window.removeEventListener('storage', hear);
}
