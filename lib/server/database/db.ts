import mongoose from 'mongoose';
import { serverEnv } from '@/lib/config/serverEnv';
import { databaseOf } from './databaseName';
import { createIndexes, listIncomplete, refuseUnmigrated } from './indexes';
import { type Topology, topologyOf } from './topology';
import { watchHeartbeat } from '@/lib/server/worker/heartbeat';
import { watchPool } from './watchPool';
import { AppError } from '@/lib/server/http/errors';

/** The driver tries twice, so a call may outlast a request (`limits/timeLimit.ts`). */
const limits = {
  serverSelectionTimeoutMS: 2_000,
  waitQueueTimeoutMS: 8_000,
  connectTimeoutMS: 2_000,
  socketTimeoutMS: 8_000,
  heartbeatFrequencyMS: 2_000,
} as const;
/** For commands and the writes of a start, which delay no request and may take long on a busy machine. */
const unhurried = {
  serverSelectionTimeoutMS: 10_000,
  waitQueueTimeoutMS: 10 * 60_000,
  connectTimeoutMS: 10_000,
  socketTimeoutMS: 10 * 60_000,
} as const;

// On globalThis, since each API route is a bundle of its own, and development reloads them.
const globals = globalThis as typeof globalThis & { sukhayuDatabase?: Promise<unknown> };

/**
 * Connects once per process, and again after a failure. Commands and the first writes of a start are not hurried. In
 * production, only `npm run migrate` makes missing indexes.
 */
export async function connectDatabase({ isUnhurried = false, isMigrating = false } = {}): Promise<void> {
  globals.sukhayuDatabase ??= open({ isUnhurried, isMigrating });
  try {
    await globals.sukhayuDatabase;
  } catch (error) {
    globals.sukhayuDatabase = undefined;
    throw error;
  }
}

/** Asks the database which topology it has. Rejects if it doesn't answer. */
export async function askTopology(): Promise<Topology> {
  await connectDatabase();
  const admin = mongoose.connection.db?.admin();
  const [hello] = await Promise.all([admin?.command({ hello: 1 }), admin?.ping()]);
  return topologyOf(hello ?? {});
}

export async function disconnectDatabase(): Promise<void> {
  globals.sukhayuDatabase = undefined;
  await mongoose.disconnect();
}

type Connecting = { isUnhurried: boolean; isMigrating: boolean };

async function open({ isUnhurried, isMigrating }: Connecting): Promise<void> {
  const { APP_ENV, MONGODB_URI } = serverEnv();
  if (!MONGODB_URI) throw new AppError('UNAVAILABLE', { retryAfterSeconds: 2 });
  mongoose.set('sanitizeFilter', true);
  const options = {
    autoCreate: false,
    autoIndex: false,
    bufferCommands: false,
    dbName: databaseOf(MONGODB_URI).name,
    retryWrites: true,
    w: 'majority',
    ...limits,
  } as const;
  await mongoose.connect(MONGODB_URI, { ...options, ...(isUnhurried && unhurried) });
  watchHeartbeat(mongoose.connection.getClient(), () => void disconnectDatabase());
  watchPool(mongoose.connection.getClient());
  if (isMigrating) return;
  const incomplete = await listIncomplete();
  if (incomplete.length === 0) return;
  if (APP_ENV === 'production') refuseUnmigrated(incomplete);
  const connection = mongoose.createConnection(MONGODB_URI, { ...options, ...unhurried, maxPoolSize: 5 });
  await createIndexes(connection, incomplete);
}
