import { setTimeout as wait } from 'node:timers/promises';
import mongoose from 'mongoose';
import type { SwitchKind } from '@/lib/domain/desk/switches';
import { findSwitches } from '@/models/desk/setting';

/** So long a server may go by what it read before. */
const KEEP_MS = 3_000;
/** Then by what it knew last: a switch never makes anybody wait for a database that hangs. */
const PATIENCE_MS = 500;

type Off = ReadonlySet<string>;
const keyOf = (kind: SwitchKind, name: string) => `${kind} ${name}`;

let known: Off = new Set();
let held: { at: number; off: Promise<Off> } | undefined;

export async function isOff(kind: SwitchKind, name: string): Promise<boolean> {
  const now = Date.now();
  if (!held || Math.abs(now - held.at) >= KEEP_MS) held = { at: now, off: read() };
  return (await held.off).has(keyOf(kind, name));
}

/** After a change on this server, which then knows it at once. */
export function forgetSwitches(): void {
  held = undefined;
}

async function read(): Promise<Off> {
  if (mongoose.connection.readyState !== mongoose.ConnectionStates.connected) return known;
  const found = findSwitches().then(
    ({ off }) => (known = new Set(off.map(({ kind, name }) => keyOf(kind, name)))),
    () => known,
  );
  return Promise.race([found, wait(PATIENCE_MS, undefined, { ref: false }).then(() => known)]);
}
