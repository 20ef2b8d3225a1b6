import { DAY_MS } from '@/lib/domain/common/dates';

// On globalThis: each API route is its own bundle.
const globals = globalThis as typeof globalThis & {
  sukhayuSealedUntil?: Date | undefined;
};

/** The worker beside each server looks once a minute, whoever sealed it. */
export function noteSealed(until: Date | undefined): void {
  globals.sukhayuSealedUntil = until;
}

/**
 * A clock that was set back writes into the next hour that is open, with what it said: a sealed one stays as it is.
 * By more than a day it isn't followed, so that a seal of far ahead that somebody made up moves nothing.
 */
export function inOpenHour(now: Date): { at: Date; clockSaid?: string } {
  const until = globals.sukhayuSealedUntil;
  const isSealed = until !== undefined && until > now && until.getTime() - now.getTime() <= DAY_MS;
  return isSealed ? { at: until, clockSaid: now.toISOString() } : { at: now };
}
