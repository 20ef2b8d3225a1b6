import { setTimeout as wait } from 'node:timers/promises';
import mongoose from 'mongoose';
import type { SwitchKind } from '@/lib/domain/desk/switches';
import { AppError } from '@/lib/server/http/errors';
import { findSwitches } from '@/models/desk/setting';

/** How long a server goes by what it read before. */
const KEEP_MS = 3_000;
/**
 * How long a server that has read them once waits for a database that hangs. After that it goes by what it knew last.
 */
const PATIENCE_MS = 500;
/** Kinds that are shown without a database too. They are asked again before money is taken (`knowSwitches`). */
const SHOWN: readonly SwitchKind[] = ['product', 'strip'];

/** The switches that are off, by kind and name. */
type Off = ReadonlySet<string>;
const keyOf = (kind: SwitchKind, name: string) => `${kind} ${name}`;

/** The answer of the last read that came to an end; undefined until this server has read them once. */
let known: Off | undefined;
/** The last read, which all requests share for KEEP_MS: its end, or what was known when patience ended. */
let reading: { at: number; whole: Promise<Off | undefined>; soon: Promise<Off | undefined> } | undefined;

/** Throws UNAVAILABLE where a server that has never read them would have to guess. */
export async function isOff(kind: SwitchKind, name: string): Promise<boolean> {
  const isShown = SHOWN.includes(kind);
  const off = await current({ isUrgent: isShown });
  if (off) return off.has(keyOf(kind, name));
  // Commands ask about messages and providers too, and may have no database.
  if (kind === 'payment' || (!isShown && isConnected())) throw unknown();
  return false;
}

/** Throws UNAVAILABLE until the switches were read once. Asked before money is taken, and before a server is ready. */
export async function knowSwitches(): Promise<void> {
  if (!(await current({ isUrgent: false }))) throw unknown();
}

/** Called after a change on this server, which then knows it at once. */
export function forgetSwitches(): void {
  reading = undefined;
}

/** A caller that isn't urgent waits for the end of the first read, as it waits for its request's other reads. */
async function current({ isUrgent }: { isUrgent: boolean }): Promise<Off | undefined> {
  const now = Date.now();
  if (!reading || Math.abs(now - reading.at) >= KEEP_MS) reading = { at: now, ...read() };
  const mine = reading;
  const off = await (known || isUrgent ? mine.soon : mine.whole);
  // Another read may have ended meanwhile.
  const latest = off ?? known;
  if (!latest && reading === mine) reading = undefined;
  return latest;
}

function read(): { whole: Promise<Off | undefined>; soon: Promise<Off | undefined> } {
  const whole = isConnected() ? find() : Promise.resolve(known);
  const patience = wait(PATIENCE_MS, undefined, { ref: false }).then(() => known);
  return { whole, soon: Promise.race([whole, patience]) };
}

async function find(): Promise<Off | undefined> {
  try {
    const { off } = await findSwitches();
    known = new Set(off.map(({ kind, name }) => keyOf(kind, name)));
  } catch {
    // If the read fails, what was known last counts.
  }
  return known;
}

const isConnected = () => mongoose.connection.readyState === mongoose.ConnectionStates.connected;
const unknown = () => new AppError('UNAVAILABLE', { retryAfterSeconds: 2 });
