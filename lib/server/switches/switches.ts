import { setTimeout as wait } from 'node:timers/promises';
import mongoose from 'mongoose';
import type { SwitchKind } from '@/lib/domain/desk/switches';
import { AppError } from '@/lib/server/http/errors';
import { findSwitches } from '@/models/desk/setting';

/** So long a server may go by what it read before. */
const KEEP_MS = 3_000;
/** Then by what it knew last: whoever has read them once waits no longer for a database that hangs. */
const PATIENCE_MS = 500;
/** Shown without a database too; who pays is asked again. */
const SHOWN: readonly SwitchKind[] = ['product', 'strip'];

type Off = ReadonlySet<string>;
const keyOf = (kind: SwitchKind, name: string) => `${kind} ${name}`;

/** Undefined until this server has read them once. */
let known: Off | undefined;
let held: { at: number; off: Promise<Off | undefined>; soon: Promise<Off | undefined> } | undefined;

/** Throws UNAVAILABLE where a server that has never read them would have to guess. */
export async function isOff(kind: SwitchKind, name: string): Promise<boolean> {
  const off = await current(SHOWN.includes(kind));
  if (off) return off.has(keyOf(kind, name));
  if (!SHOWN.includes(kind) && (kind === 'payment' || isConnected())) throw unknown();
  return false;
}

/** Before money is taken, and before a server is ready. Throws UNAVAILABLE until the switches were read once. */
export async function knowSwitches(): Promise<void> {
  if (!(await current(false))) throw unknown();
}

/** After a change on this server, which then knows it at once. */
export function forgetSwitches(): void {
  held = undefined;
}

/** What may not be guessed waits for the first read as for any other of its request's. */
async function current(isShown: boolean): Promise<Off | undefined> {
  const now = Date.now();
  if (!held || Math.abs(now - held.at) >= KEEP_MS) held = { at: now, ...read() };
  const asked = held;
  // Read meanwhile, perhaps.
  const off = (await (known || isShown ? asked.soon : asked.off)) ?? known;
  if (!off && held === asked) held = undefined;
  return off;
}

function read(): { off: Promise<Off | undefined>; soon: Promise<Off | undefined> } {
  const off = isConnected() ? find() : Promise.resolve(known);
  return { off, soon: Promise.race([off, wait(PATIENCE_MS, undefined, { ref: false }).then(() => known)]) };
}

async function find(): Promise<Off | undefined> {
  try {
    const { off } = await findSwitches();
    known = new Set(off.map(({ kind, name }) => keyOf(kind, name)));
  } catch {
    // What was known last counts.
  }
  return known;
}

const isConnected = () => mongoose.connection.readyState === mongoose.ConnectionStates.connected;
const unknown = () => new AppError('UNAVAILABLE', { retryAfterSeconds: 2 });
