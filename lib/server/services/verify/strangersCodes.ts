import { logger } from '@/lib/server/logger';
import { AppError } from '@/lib/server/http/errors';
import { countDone, mostOf, readLimit } from '@/lib/server/limits/rateLimit';
import { limits } from '@/lib/server/limits/rateLimits.data';
import { newWork, type Proof, spendProof } from './proofOfWork';

const { sendCodeFreely, sendCodeOfAll } = limits;

/** Near the global limit, each code for a stranger costs a proof of work. */
export async function passStranger(subject: string, proof: Proof | undefined, now: Date): Promise<void> {
  const all = countedSent(true, now);
  const { isReached, retryAfterSeconds } = await readLimit(sendCodeOfAll, all);
  if (isReached) throw new AppError('TOO_MANY_REQUESTS', { retryAfterSeconds });
  if (!(await readLimit(sendCodeFreely, all)).isReached) return;
  if (proof && (await spendProof(subject, proof, now))) return;
  throw new AppError('PROOF_OF_WORK', { work: newWork(subject, now) });
}

/** Decoys take the same time but are not counted. */
export async function countSent(isSent: boolean, now: Date): Promise<void> {
  const count = await countDone(sendCodeOfAll, countedSent(isSent, now));
  const reached = [sendCodeFreely, sendCodeOfAll].find((limit) => mostOf(limit) === count);
  if (!isSent || !reached) return;
  const next = reached === sendCodeOfAll ? 'strangers get none' : 'each costs a proof of work';
  logger().warn({ action: 'codes', count, windowSeconds: reached.windowSeconds, next });
}

function countedSent(isSent: boolean, now: Date) {
  return { route: 'codes', addressHash: isSent ? 'sent' : 'withheld', now };
}
