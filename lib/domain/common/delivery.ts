import { HOUR_MS, MINUTE_MS } from './dates';
import { atDaytime } from './daytime';

/** Seconds to wait after each of the first failed attempts to send. */
const WAITS = [10, 30, 60, 300, 900] as const;

/** Until when a message is tried that somebody waits for. */
export const soonAfter = (now: Date): Date => new Date(now.getTime() + 30 * MINUTE_MS);

type Failed = {
  /** How many attempts have failed. */
  attempts: number;
  now: Date;
  /** Nobody needs the message after this time. */
  giveUpAt: Date;
  /** Whether the provider has refused this message, so that a later attempt would hardly do better. */
  isRefused: boolean;
};

/**
 * When to try again; undefined to give the message up. Six attempts within 22 minutes are made at any hour. If the
 * provider is still away, one an hour follows by day.
 */
export function nextAttemptAt({ attempts, now, giveUpAt, isRefused }: Failed): Date | undefined {
  const wait = WAITS[attempts - 1];
  if (wait === undefined && isRefused) return undefined;
  const next =
    wait === undefined ? atDaytime(new Date(now.getTime() + HOUR_MS)) : new Date(now.getTime() + wait * 1000);
  return next < giveUpAt ? next : undefined;
}
