import mongoose from 'mongoose';
import { serverEnv } from '@/lib/config/serverEnv';
import type { StoredDto } from '@/lib/domain/site/contract';
import { isSealed } from '@/lib/server/crypto';
import { AppError } from '@/lib/server/http/errors';
import type { ApiRequest } from '@/lib/server/services/common/apiRequest';

const LIMIT = 20;

/**
 * Shows developers what the database holds, newest first. Opens nothing that is sealed. Throws NOT_FOUND in production.
 */
export async function readStored({
  input: { collection, id },
}: ApiRequest<{ collection: string; id?: string }>): Promise<StoredDto> {
  if (serverEnv().APP_ENV === 'production') throw new AppError('NOT_FOUND');
  const models = Object.values(mongoose.models);
  const model = models.find((each) => each.collection.name === collection);
  if (!model) throw new AppError('NOT_FOUND');
  const newest = 'updatedAt' in model.schema.paths ? 'updatedAt' : 'createdAt';
  const [counts, records] = await Promise.all([
    Promise.all(models.map((each) => each.estimatedDocumentCount())),
    model
      .find(id ? { _id: id } : {})
      .sort({ [newest]: -1 })
      .limit(LIMIT)
      .lean<object[]>(),
  ]);
  const collections = models.map((each, at) => ({ name: each.collection.name, count: counts[at] ?? 0 }));
  return {
    collections: collections.toSorted((one, other) => one.name.localeCompare(other.name)),
    records: records.map((record) => shown(record) as Record<string, unknown>),
  };
}

/** Replaces sealed values and bytes by words that say what is there. */
function shown(value: unknown): unknown {
  if (typeof value === 'string') return isSealed(value) ? sealed(value) : value;
  if (Array.isArray(value)) return value.map(shown);
  if (value === null || typeof value !== 'object' || value instanceof Date) return value;
  if (Buffer.isBuffer(value) || '_bsontype' in value) return '(bytes)';
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, shown(each)]));
}

function sealed(value: string): string {
  const [key = '', content = ''] = value.split('.', 2);
  return `(sealed with ${key}, ${content.length} characters)`;
}
