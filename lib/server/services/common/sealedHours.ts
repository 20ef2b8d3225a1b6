import { DAY_MS } from '@/lib/domain/common/dates';

// Stands on globalThis, since each API route is a bundle of its own.
const globals = globalThis as typeof globalThis & {
  sukhayuSealedUntil?: Date | undefined;
};

/** Called by each server's worker once a minute, whichever server sealed the hour. */
export function noteSealed(until: Date | undefined): void {
  globals.sukhayuSealedUntil = until;
}

/**
 * The time to write an audit entry with. A clock that was set back may point into a sealed hour, which must not change:
 * the entry then goes into the next open hour, and notes what the clock said. A seal more than a day ahead is ignored,
 * since somebody may have made it up.
 */
export function inOpenHour(now: Date): { at: Date; clockSaid?: string } {
  const until = globals.sukhayuSealedUntil;
  const isSealed = until !== undefined && until > now && until.getTime() - now.getTime() <= DAY_MS;
  return isSealed ? { at: until, clockSaid: now.toISOString() } : { at: now };
}
