import { serverEnv } from '@/lib/config/serverEnv';
import { isDuplicateKey } from '@/models/common/insertOnce';
import { countMore, readCount, uncountOne } from '@/models/common/rateLimit';
import { AppError } from '@/lib/server/http/errors';
import { CountBlocks } from './countBlocks';
import type { RateLimit } from './rateLimits.data';

type Counted = {
  route: string;
  addressHash: string;
  now: Date;
  /** Counted in memory by each server, for endpoints without the database. */
  isOffline?: boolean;
};

/** Windows known to be full, so that refused requests cost no write. */
const full = new Set<string>();
const countedHere = new Map<string, number>();
const MOST_WINDOWS = 10_000;
const blocks = new CountBlocks();

export async function countRequest(limit: RateLimit, counted: Counted): Promise<void> {
  const { id, end } = windowOf(limit, counted);
  const countOneMore = counted.isOffline ? countHere : countAgainOnce;
  if (!full.has(id) && (await countOneMore(id, end)) <= mostOf(limit)) return;
  if (full.size >= MOST_WINDOWS) full.clear();
  full.add(id);
  throw tooMany(end, counted);
}

/** Counts by address, in blocks, so that most requests cost no write. Each limit of a route has its own count. */
async function countOfAddress(limit: RateLimit, asked: Counted): Promise<void> {
  const counted = { ...asked, route: `${asked.route} ${limit.max}${limit.countsMisses ? ' misses' : ''}` };
  if (counted.isOffline) return countRequest(limit, counted);
  const { id, end } = windowOf(limit, counted);
  const isTaken = await blocks.takeOne(id, mostOf(limit), (by) => countAgainOnce(id, end, by));
  if (!isTaken) throw tooMany(end, counted);
}

function tooMany(end: Date, { now }: Counted): AppError {
  return new AppError('TOO_MANY_REQUESTS', { retryAfterSeconds: secondsUntil(end, now) });
}

export async function readLimit(
  limit: RateLimit,
  counted: Counted,
): Promise<{ isReached: boolean; retryAfterSeconds: number }> {
  const { id, end } = windowOf(limit, counted);
  const isReached = (await readCount(id)) >= mostOf(limit);
  return { isReached, retryAfterSeconds: secondsUntil(end, counted.now) };
}

/** Counts without refusing. */
export function countDone(limit: RateLimit, counted: Counted): Promise<number> {
  const { id, end } = windowOf(limit, counted);
  return countAgainOnce(id, end);
}

export function mostOf({ max }: RateLimit): number {
  return max * serverEnv().RATE_LIMIT_FACTOR;
}

export function uncountRequest(limit: RateLimit, counted: Counted): Promise<void> {
  return uncountOne(windowOf(limit, counted).id);
}

/** `counted` is a function, since it hashes an address, which only limits with a count need. */
export async function countBefore(limit: RateLimit | undefined, counted: () => Counted): Promise<void> {
  if (limit && !limit.countsMisses) await countOfAddress(limit, counted());
}

/** Beyond the limit of misses, throws TOO_MANY_REQUESTS instead of NOT_FOUND. */
export async function countMiss(
  limit: RateLimit | undefined,
  counted: () => Counted,
  error: unknown,
): Promise<void> {
  const isMiss = error instanceof AppError && error.code === 'NOT_FOUND';
  if (isMiss && limit?.countsMisses) await countOfAddress(limit, counted());
}

function windowOf({ windowSeconds }: RateLimit, { route, addressHash, now }: Counted) {
  const windowMs = windowSeconds * 1000;
  const window = Math.floor(now.getTime() / windowMs);
  return { id: `${route}|${addressHash}|${window}`, end: new Date((window + 1) * windowMs) };
}

function secondsUntil(end: Date, now: Date): number {
  return Math.max(1, Math.ceil((end.getTime() - now.getTime()) / 1000));
}

function countHere(id: string): number {
  if (countedHere.size >= MOST_WINDOWS) countedHere.clear();
  const count = (countedHere.get(id) ?? 0) + 1;
  countedHere.set(id, count);
  return count;
}

/** Concurrent first requests may both insert the window; the second then finds it. */
async function countAgainOnce(id: string, end: Date, by = 1): Promise<number> {
  try {
    return await countMore(id, end, by);
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    return countMore(id, end, by);
  }
}
