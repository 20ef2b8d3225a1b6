import { setTimeout as wait } from 'node:timers/promises';
import mongoose from 'mongoose';
import type { SwitchKind } from '@/lib/domain/desk/switches';
import { AppError } from '@/lib/server/http/errors';
import { findSwitches } from '@/models/desk/setting';

/** So long a server may go by what it read before. */
const KEEP_MS = 3_000;
/** Then by what it knew last: a switch never makes anybody wait for a database that hangs. */
const PATIENCE_MS = 500;
/** Shown without a database too; who pays is asked again. */
const SHOWN: readonly SwitchKind[] = ['product', 'strip'];

type Off = ReadonlySet<string>;
const keyOf = (kind: SwitchKind, name: string) => `${kind} ${name}`;

/** Undefined until this server has read them once. */
let known: Off | undefined;
let held: { at: number; off: Promise<Off | undefined> } | undefined;

/** Throws UNAVAILABLE where a server that has never read them would have to guess. */
export async function isOff(kind: SwitchKind, name: string): Promise<boolean> {
  const off = await current();
  if (off) return off.has(keyOf(kind, name));
  if (!SHOWN.includes(kind) && (kind === 'payment' || isConnected())) throw unknown();
  return false;
}

/** Before money is taken, and before a server is ready. Throws UNAVAILABLE until the switches were read once. */
export async function knowSwitches(): Promise<void> {
  if (!(await current())) throw unknown();
}

/** After a change on this server, which then knows it at once. */
export function forgetSwitches(): void {
  held = undefined;
}

async function current(): Promise<Off | undefined> {
  const now = Date.now();
  if (!held || Math.abs(now - held.at) >= KEEP_MS) held = { at: now, off: read() };
  const asked = held;
  const off = await asked.off;
  if (!off && held === asked) held = undefined;
  return off;
}

async function read(): Promise<Off | undefined> {
  if (!isConnected()) return known;
  const found = findSwitches().then(
    ({ off }) => (known = new Set(off.map(({ kind, name }) => keyOf(kind, name)))),
    () => known,
  );
  return Promise.race([found, wait(PATIENCE_MS, undefined, { ref: false }).then(() => known)]);
}

const isConnected = () => mongoose.connection.readyState === mongoose.ConnectionStates.connected;
const unknown = () => new AppError('UNAVAILABLE', { retryAfterSeconds: 2 });
