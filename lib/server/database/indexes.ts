import type mongoose from 'mongoose';
import { AppError } from '@/lib/server/http/errors';
import { logger } from '@/lib/server/logger';
import { watchHeartbeat } from '@/lib/server/worker/heartbeat';
import { models } from './models';

type AnyModel = (typeof models)[number];

/** Lists the models that miss an index. */
export async function listIncomplete(): Promise<AnyModel[]> {
  const all = await Promise.all(
    models.map(async (model) => ({ model, missing: (await model.diffIndexes()).toCreate })),
  );
  return all.filter(({ missing }) => missing.length > 0).map(({ model }) => model);
}

/** Throws NOT_SET_UP: without its unique indexes a database accepts duplicates of what must be there once. */
export function refuseUnmigrated(incomplete: readonly AnyModel[]): never {
  const names = incomplete.map(({ collection }) => collection.name);
  logger().error({ action: 'database', said: `Indexes are missing: run npm run migrate`, names });
  throw new AppError('NOT_SET_UP');
}

/**
 * Creates these models' indexes, and drops those that a model no longer has. It takes its own connection, since
 * building an index may take longer than a request.
 */
export async function createIndexes(
  connection: mongoose.Connection,
  incomplete: readonly AnyModel[],
): Promise<void> {
  try {
    await connection.asPromise();
    const lost = new Promise<never>((_, reject) => {
      connection.getClient().once('serverHeartbeatFailed', ({ failure }) => reject(failure));
      watchHeartbeat(connection.getClient(), () =>
        reject(new AppError('UNAVAILABLE', { retryAfterSeconds: 2 })),
      );
    });
    const made = incomplete.map((model) =>
      connection.model(model.modelName, model.schema as mongoose.Schema).syncIndexes(),
    );
    await Promise.race([Promise.all(made), lost]);
  } finally {
    await connection.destroy();
  }
}
