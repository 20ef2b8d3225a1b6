import mongoose, { Schema } from 'mongoose';
import type { Locale } from '@/lib/domain/common/locales';
import type { ClaimKind, ClaimStatus, Payee, PayoutState } from '@/lib/domain/claims/claim';
import type { ClaimEvent, ClaimEventKind } from '@/lib/domain/claims/claimEvents';
import { defineModel } from '@/models/common/defineModel';
import { insertOnce } from '@/models/common/insertOnce';
import { leaseNext } from '@/models/common/leaseNext';
import { saveVersion } from '@/models/common/saveVersion';

export type ClaimCaseRecord = {
  _id: string;
  mobileHash: string;
  /** Set once it is known whom the claim is for. */
  policyNumber?: string;
  status: ClaimStatus;
  /** Sealed. */
  answers: string;
  /** Hash of the first request, compared when its idempotency key is used again. */
  requestHash: string;
  /** The customer's, when they told us. */
  language?: Locale;
  events: readonly ClaimEvent[];
  /** Sealed; a trip's claim only: what was lost, the account, what was decided. */
  trip?: string;
  /** Set once the customer told it. */
  kind?: ClaimKind;
  /** When our next promise is due, and which one; NEVER_DUE if none is. */
  dueBy: Date;
  dueFor?: ClaimEventKind;
  /** Keyed hash of the bill's number, by which the desk finds it in other claims. */
  billHash?: string;
  /** Sealed: the hospital's bill as the desk types it. Saved beside the version. */
  typedBill?: string;
  /** Version of `typedBill`, so that two people don't overwrite each other. */
  billVersion?: number;
  /**
   * The last decision above a limit, for which a colleague must decide the same. `of` and `on` are keyed hashes: of
   * what was decided, and of what would make it void.
   */
  firstDecision?: { by: string; of: string; on?: string; rupees: number };
  /** Sealed: the account that the desk entered from a paper, instead of the policy's, and who entered it. */
  account?: string;
  accountBy?: string;
  /** The entry that the customer's message can stop, and until when; no money goes there before. */
  accountId?: string;
  accountCoolUntil?: Date;
  /** The entry whose money a colleague had sent, who isn't the person who entered it. */
  accountSeen?: string;
  /** Sealed: the account of the payout under way, written before the bank is asked. */
  ordered?: string;
  /** Sealed list of questions and answers. */
  dialogue?: string;
  /** Sealed, by question: answers that are being typed. Saved beside the version, which the desk reads. */
  typed?: Readonly<Record<string, string>>;
  /** Sealed bill and settlement, once decided. */
  settled?: string;
  /** Staff ids of the person who decided and, above the limit, of the one who decided first. */
  decidedBy?: string;
  decidedFirstBy?: string;
  /** The bank’s ids of payouts that failed and were ordered again under another reference. */
  failedPayouts?: readonly string[];
  /** Lease of the payout; absent when none is due. */
  payDueAt?: Date;
  /** While a payout is due: what the bank said last. */
  payout?: { state: PayoutState; askedAt: Date; bankId: string };
  /**
   * What the bank sent, in paise, in the order of its payouts. `account` is sealed, and holds the last digits of a
   * customer's.
   */
  payouts: readonly { bankReference: string; paise: number; payee?: Payee; account?: string }[];
  /** Lease of telling the customer; absent when every event was told. */
  tellDueAt?: Date;
  /** How many of the events were told: the outbox forgets a message after a day. */
  toldEvents?: number;
  version: number;
  createdAt: Date;
  updatedAt: Date;
  expiresAt: Date;
};

const schema = new Schema<ClaimCaseRecord>(
  {
    _id: { type: String, required: true },
    mobileHash: { type: String, required: true },
    policyNumber: String,
    status: { type: String, required: true },
    answers: { type: String, required: true },
    requestHash: { type: String, required: true },
    language: String,
    trip: String,
    events: { type: [Object], required: true },
    kind: String,
    dueBy: { type: Date, required: true },
    dueFor: String,
    billHash: String,
    typedBill: String,
    billVersion: Number,
    firstDecision: Object,
    account: String,
    accountBy: String,
    accountId: String,
    accountCoolUntil: Date,
    accountSeen: String,
    ordered: String,
    dialogue: String,
    typed: Object,
    settled: String,
    decidedBy: String,
    decidedFirstBy: String,
    failedPayouts: { type: [String], default: undefined },
    payDueAt: Date,
    payout: Object,
    payouts: { type: [Object], required: true },
    tellDueAt: Date,
    toldEvents: Number,
    version: { type: Number, required: true },
    createdAt: { type: Date, required: true },
    updatedAt: { type: Date, required: true },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'claimCases', versionKey: false, minimize: false },
);
schema.index({ mobileHash: 1, updatedAt: -1 });
schema.index({ policyNumber: 1, createdAt: 1 });
schema.index({ status: 1, dueBy: 1, _id: 1 });
schema.index({ status: 1, kind: 1, dueBy: 1, _id: 1 });
schema.index({ billHash: 1 }, { sparse: true });
schema.index({ payDueAt: 1 }, { sparse: true });
schema.index({ tellDueAt: 1 }, { sparse: true });
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

/** Sorts behind every promise. */
export const NEVER_DUE = new Date('9999-12-31');

export const ClaimCases = defineModel('ClaimCases', schema);

const MOST = 100;

export function listClaimCasesOf(mobileHash: string, aliveAt: Date): Promise<ClaimCaseRecord[]> {
  return ClaimCases.find({ mobileHash, expiresAt: mongoose.trusted({ $gt: aliveAt }) })
    .sort({ updatedAt: -1 })
    .limit(MOST)
    .lean()
    .exec();
}

export function findClaimCase(claimId: string): Promise<ClaimCaseRecord | null> {
  return ClaimCases.findById(claimId).lean().exec();
}

export function insertClaimCase(claim: ClaimCaseRecord): Promise<boolean> {
  return insertOnce(() => ClaimCases.insertOne(claim));
}

/** Null on a concurrent save. */
export function saveClaimCase({
  typed: _typed,
  typedBill: _bill,
  billHash: _hash,
  billVersion: _billVersion,
  toldEvents: _told,
  ordered: _ordered,
  ...claim
}: ClaimCaseRecord): Promise<ClaimCaseRecord | null> {
  return saveVersion<ClaimCaseRecord>(ClaimCases, claim);
}

/** `sealed` undefined: it was sent, or everything was taken out. */
export async function keepTypedAnswer(claimId: string, about: string, sealed?: string): Promise<void> {
  const field = `typed.${about}`;
  const change = sealed === undefined ? { $unset: { [field]: 1 as const } } : { $set: { [field]: sealed } };
  await ClaimCases.updateOne({ _id: claimId }, change);
}

/** Decided claims of a policy, the first begun first. */
export function listDecidedClaims(policyNumber: string): Promise<ClaimCaseRecord[]> {
  return ClaimCases.find({ policyNumber, settled: mongoose.trusted({ $exists: true }) })
    .sort({ createdAt: 1 })
    .lean()
    .exec();
}

export async function hasClaimIn(policyNumber: string, statuses: readonly ClaimStatus[]): Promise<boolean> {
  return (await ClaimCases.exists({ policyNumber, status: mongoose.trusted({ $in: statuses }) })) !== null;
}

export async function deleteClaimDraft(claimId: string, mobileHash: string): Promise<void> {
  await ClaimCases.deleteOne({ _id: claimId, mobileHash, status: 'draft' });
}

export function leaseClaim(
  due: 'payDueAt' | 'tellDueAt',
  now: Date,
  leaseUntil: Date,
): Promise<ClaimCaseRecord | null> {
  return leaseNext(ClaimCases, due, now, leaseUntil);
}

/** Leases the claim even while another server asks the bank: that is safe, since the bank takes a reference once. */
export function leaseClaimToPay(_id: string, leaseUntil: Date): Promise<ClaimCaseRecord | null> {
  const isDue = { _id, status: 'approved' as const, payDueAt: mongoose.trusted({ $exists: true }) };
  return ClaimCases.findOneAndUpdate(isDue, { $set: { payDueAt: leaseUntil } }, { returnDocument: 'after' })
    .lean()
    .exec();
}

/**
 * Matches the claim only while its payout is the one that `claim` was read for, so that a late worker changes nothing.
 */
export function sameOrder({ _id, payouts, failedPayouts }: ClaimCaseRecord) {
  return {
    _id,
    status: 'approved' as const,
    payouts: mongoose.trusted({ $size: payouts.length }),
    failedPayouts: mongoose.trusted(failedPayouts ? { $size: failedPayouts.length } : { $exists: false }),
  };
}

/** Notes a payout, once. Unless it is the last one, the next is due at once. */
export async function markClaimPaid(
  claim: ClaimCaseRecord,
  payout: ClaimCaseRecord['payouts'][number],
  { at, isLast }: { at: Date; isLast: boolean },
): Promise<void> {
  const { paise, payee } = payout;
  const rupees = paise / 100;
  const closed = { status: 'paid', dueBy: NEVER_DUE } as const;
  await ClaimCases.updateOne(sameOrder(claim), {
    $set: { updatedAt: at, tellDueAt: at, ...(isLast ? closed : { payDueAt: at }) },
    $push: { events: { what: 'paid', at, rupees, ...(payee && { payee }) }, payouts: payout },
    $unset: { payout: 1, ordered: 1, ...(isLast && { payDueAt: 1, dueFor: 1 }) },
    $inc: { version: 1 },
  });
}

export async function notePayout(
  claim: ClaimCaseRecord,
  payout: NonNullable<ClaimCaseRecord['payout']>,
  payDueAt: Date,
): Promise<void> {
  await ClaimCases.updateOne(sameOrder(claim), { $set: { payout, payDueAt } });
}

/** Puts a payout off while the customer's new number or account cools. Does nothing if it has become due anew since. */
export async function deferPayout(claim: ClaimCaseRecord, payDueAt: Date): Promise<void> {
  const asLeased = { ...sameOrder(claim), payDueAt: claim.payDueAt };
  await ClaimCases.updateOne(asLeased, { $set: { payDueAt } });
}

/**
 * Gives a failed payout up: the same money is due under another reference, the customer's to the account that is entered
 * now.
 */
export async function orderAgain(claim: ClaimCaseRecord, now: Date): Promise<boolean> {
  const { version, payout: { bankId } = {}, ordered, accountId } = claim;
  const isCustomers = ordered !== undefined;
  const { matchedCount } = await ClaimCases.updateOne(
    { ...sameOrder(claim), version, 'payout.state': 'failed', 'payout.bankId': bankId },
    {
      $push: { failedPayouts: bankId },
      $unset: { payout: 1, ordered: 1 },
      $set: { payDueAt: now, ...(isCustomers && accountId !== undefined && { accountSeen: accountId }) },
      $inc: { version: 1 },
    },
  );
  return matchedCount > 0;
}

/** Has the worker look whether a claim still waits for its customer (tellNextClaim). */
export async function recheckClaim(_id: string, at: Date): Promise<void> {
  const waits = { _id, status: 'asked' as const, tellDueAt: mongoose.trusted({ $exists: false }) };
  await ClaimCases.updateOne(waits, { $set: { tellDueAt: at } });
}

/** Raises the version, so that a save begun before this is refused. */
export async function fenceClaim(_id: string): Promise<void> {
  await ClaimCases.updateOne({ _id }, { $inc: { version: 1 } });
}

/** Notes which events were told. The claim stays due if another came meanwhile. */
export async function markClaimTold({ _id, events }: ClaimCaseRecord): Promise<void> {
  const toldEvents = events.length;
  await ClaimCases.updateOne({ _id }, { $max: { toldEvents } });
  await ClaimCases.updateOne(
    { _id, events: mongoose.trusted({ $size: toldEvents }) },
    { $unset: { tellDueAt: 1 } },
  );
}
