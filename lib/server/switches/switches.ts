import { setTimeout as wait } from 'node:timers/promises';
import mongoose from 'mongoose';
import type { SwitchKind } from '@/lib/domain/desk/switches';
import { AppError } from '@/lib/server/http/errors';
import { findSwitches } from '@/models/desk/setting';

/** How long a server uses a reading before it reads again. */
const KEEP_MS = 3_000;
/** How long a server that has read the switches once waits for a database that hangs. It then uses the last reading. */
const PATIENCE_MS = 500;
/** Kinds that can be shown without a database. They are checked again before money is taken (`knowSwitches`). */
const SHOWN: readonly SwitchKind[] = ['product', 'strip'];

/** The switches that are off, by kind and name. */
type Off = ReadonlySet<string>;
const keyOf = (kind: SwitchKind, name: string) => `${kind} ${name}`;

/** The last completed reading; undefined until this server has completed one. */
let known: Off | undefined;
/** The latest reading, which all requests share for KEEP_MS. `whole` resolves at its end.  */
let reading: { at: number; whole: Promise<Off | undefined>; soon: Promise<Off | undefined> } | undefined;

/** Throws UNAVAILABLE where a server that has never read the switches would have to guess. */
export async function isOff(kind: SwitchKind, name: string): Promise<boolean> {
  const isShown = SHOWN.includes(kind);
  const off = await current({ isUrgent: isShown });
  if (off) return off.has(keyOf(kind, name));
  // Commands check messages and providers too, and may have no database.
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

/** A caller that isn't urgent waits for the first reading, as for its request's other reads. */
async function current({ isUrgent }: { isUrgent: boolean }): Promise<Off | undefined> {
  const now = Date.now();
  if (!reading || Math.abs(now - reading.at) >= KEEP_MS) reading = { at: now, ...read() };
  const mine = reading;
  const off = await (known || isUrgent ? mine.soon : mine.whole);
  // Another reading may have ended meanwhile.
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
    // If the reading fails, the last one counts.
  }
  return known;
}

const isConnected = () => mongoose.connection.readyState === mongoose.ConnectionStates.connected;
const unknown = () => new AppError('UNAVAILABLE', { retryAfterSeconds: 2 });
