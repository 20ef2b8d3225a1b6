import mongoose from 'mongoose';
import { type ClaimCaseRecord, ClaimCases, sameOrder } from './claimCase';

/** Writes down where a payout goes, once for each order. False if the claim changed since it was read. */
export async function noteOrdered(claim: ClaimCaseRecord, ordered: string): Promise<boolean> {
  const isNew = { version: claim.version, ordered: mongoose.trusted({ $exists: false }) };
  const { matchedCount } = await ClaimCases.updateOne(
    { ...sameOrder(claim), ...isNew },
    { $set: { ordered } },
  );
  return matchedCount > 0;
}

/** Has money sent to the account that a colleague entered. False if the claim changed since it was read. */
export async function noteSeen(claim: ClaimCaseRecord, now: Date): Promise<boolean> {
  const { version, accountId } = claim;
  const { matchedCount } = await ClaimCases.updateOne(
    { ...sameOrder(claim), version },
    { $set: { accountSeen: accountId, payDueAt: now }, $inc: { version: 1 } },
  );
  return matchedCount > 0;
}

/**
 * Stops this entry of an account within its time; a waiting payout is then due at once. Null if the entry is not in
 * force any more.
 */
export async function stopClaimAccount(
  { _id, accountId }: Pick<ClaimCaseRecord, '_id' | 'accountId'>,
  at: Date,
): Promise<ClaimCaseRecord | null> {
  const isThere = { accountCoolUntil: mongoose.trusted({ $gt: at }) };
  const stopped = await ClaimCases.findOneAndUpdate(
    { _id, accountId, ...isThere },
    {
      $unset: { account: 1, accountBy: 1, accountCoolUntil: 1 },
      $push: { events: { what: 'accountStopped', at } },
      $set: { updatedAt: at, tellDueAt: at },
      $inc: { version: 1 },
    },
    { returnDocument: 'after' },
  )
    .lean()
    .exec();
  if (stopped) await ClaimCases.updateOne({ _id, ...waitsAfter(at) }, { $set: { payDueAt: at } });
  return stopped;
}

const waitsAfter = (at: Date) => ({
  payDueAt: mongoose.trusted({ $gt: at }),
  payout: mongoose.trusted({ $exists: false }),
});

/**
 * Makes waiting payouts of these policies due now: an account was taken out, so each claim looks again whether it must
 * wait.
 */
export async function endClaimWaits(policyNumbers: readonly string[], at: Date): Promise<void> {
  const policyNumber = mongoose.trusted({ $in: [...policyNumbers] });
  await ClaimCases.updateMany({ policyNumber, ...waitsAfter(at) }, { $set: { payDueAt: at } });
}
