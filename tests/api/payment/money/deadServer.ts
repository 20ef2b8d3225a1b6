import mongoose, { type Collection } from 'mongoose';

const WRITES = [
  'insertOne',
  'updateOne',
  'updateMany',
  'findOneAndUpdate',
  'findOneAndReplace',
  'replaceOne',
  'deleteOne',
  'deleteMany',
] as const;
const READS = ['findOne', 'find', 'aggregate', 'countDocuments'] as const;

/** A server's last write: lost, or done without an answer. */
export type Crash = { at: number; when: 'before' | 'after' };

class ServerDied extends Error {}

type Calls = Record<string, (...given: unknown[]) => unknown>;

let crash: (Crash & { writes: number }) | undefined;
let isDead = false;
export const written = new Map<string, number>();
export const deaths = new Map<string, number>();

/** Lets a server crash at every write of every model; a dead server can't read or write. */
export function makeMortal(): void {
  for (const { collection } of Object.values(mongoose.models)) {
    for (const name of WRITES) wrapWrite(collection, name);
    for (const name of READS) wrapRead(collection, name);
  }
}

function wrapRead(collection: Collection, name: string): void {
  const calls = collection as unknown as Calls;
  const whole = calls[name]!.bind(collection);
  calls[name] = (...given) => {
    if (isDead) throw new ServerDied();
    return whole(...given);
  };
}

function wrapWrite(collection: Collection, name: string): void {
  const calls = collection as unknown as Calls;
  const whole = calls[name]!.bind(collection);
  calls[name] = async (...given) => {
    if (isDead) throw new ServerDied();
    written.set(collection.name, (written.get(collection.name) ?? 0) + 1);
    const dies = crash && (crash.writes += 1) === crash.at ? crash.when : undefined;
    if (!dies) return whole(...given);
    const place = `${dies} ${collection.name}.${name}`;
    deaths.set(place, (deaths.get(place) ?? 0) + 1);
    if (dies === 'after') await whole(...given);
    isDead = true;
    throw new ServerDied();
  };
}

/** Then a new server takes over. */
export async function perhapsDying(planned: Crash | undefined, run: () => Promise<void>): Promise<boolean> {
  crash = planned && { ...planned, writes: 0 };
  try {
    await run();
  } catch (error) {
    if (!isDead) throw error;
  }
  const died = isDead;
  crash = undefined;
  isDead = false;
  return died;
}
