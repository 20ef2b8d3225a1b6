import mongoose, { Schema } from 'mongoose';
import type { Locale } from '@/lib/domain/common/locales';
import type { LinkFacts, LinkKind } from '@/lib/domain/desk/links';
import type { Channel } from '@/lib/domain/verify/otp.data';
import { defineModel } from '@/models/common/defineModel';
import { insertOnce, isDuplicateKey } from '@/models/common/insertOnce';
import { leaseNext } from '@/models/common/leaseNext';

/**
 * Stored in `customPaymentLinks`, the specification's name, though it holds all kinds, since one rule covers them: a
 * quote has one live link.
 */
export type SentLinkRecord = LinkFacts & {
  _id: string;
  kind: LinkKind;
  quoteId: string;
  applicationId?: string;
  /** Hash of the request body, compared when its idempotency key is used again. */
  requestHash: string;
  /** Keyed hash of the code in the link; only once sent. */
  codeHash?: string;
  /** The quote's number when the link was sent. If the number has changed since, the link opens nothing. */
  mobileHash: string;
  channel: Channel;
  /** Sealed; a renewed link goes to the same recipient. */
  to: string;
  language: Locale;
  /** Whole rupees. */
  amount?: number;
  tenure?: number;
  /** Staff id or `customer`. */
  by: string;
  /** Sealed; for staff alone. */
  reason?: string;
  askedAt: Date;
  /** A quote has at most one live and one pending link. An expired link stays live until another replaces it. */
  isLive?: true;
  isPending?: true;
  /** Who is approving a pending link. Nobody else decides meanwhile, unless it takes too long. */
  claim?: { by: string; at: Date };
  decidedBy?: string;
  decidedAt?: Date;
  /** Sealed. */
  decisionReason?: string;
  cancelledBy?: string;
  replacedBy?: string;
  /** When the outbox is asked next whether the message was delivered. */
  checkAt?: Date;
  lastOpenedAt?: Date;
  expiresAt: Date;
};

const schema = new Schema<SentLinkRecord>(
  {
    _id: { type: String, required: true },
    kind: { type: String, required: true },
    status: { type: String, required: true },
    quoteId: { type: String, required: true },
    applicationId: String,
    requestHash: { type: String, required: true },
    codeHash: String,
    mobileHash: { type: String, required: true },
    channel: { type: String, required: true },
    to: { type: String, required: true },
    language: { type: String, required: true },
    amount: Number,
    tenure: Number,
    by: { type: String, required: true },
    reason: String,
    askedAt: { type: Date, required: true },
    sentAt: Date,
    validUntil: { type: Date, required: true },
    isLive: Boolean,
    isPending: Boolean,
    claim: { type: Object },
    decidedBy: String,
    decidedAt: Date,
    decisionReason: String,
    cancelledAt: Date,
    cancelledBy: String,
    replacedBy: String,
    delivery: String,
    checkAt: Date,
    opens: { type: Number, required: true },
    lastOpenedAt: Date,
    expiresAt: { type: Date, required: true },
  },
  { collection: 'customPaymentLinks', versionKey: false },
);
schema.index({ quoteId: 1 }, { unique: true, partialFilterExpression: { isLive: true } });
schema.index({ quoteId: 1, isPending: 1 }, { unique: true, partialFilterExpression: { isPending: true } });
schema.index({ quoteId: 1, askedAt: -1 });
schema.index({ codeHash: 1 }, { sparse: true });
schema.index({ isPending: 1, askedAt: 1 });
schema.index({ decidedAt: -1 }, { sparse: true });
schema.index({ sentAt: -1 });
schema.index({ checkAt: 1 }, { sparse: true });
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export const SentLinks = defineModel('SentLinks', schema);

/** False when the id is taken, or the quote has a live or pending one. */
export function insertLink(link: SentLinkRecord): Promise<boolean> {
  return insertOnce(() => SentLinks.insertOne(link));
}

export function findLink(id: string): Promise<SentLinkRecord | null> {
  return SentLinks.findById(id).lean().exec();
}

/** The quote's live link, which may have expired. */
export function findLiveLink(quoteId: string): Promise<SentLinkRecord | null> {
  return SentLinks.findOne({ quoteId, isLive: true }).lean().exec();
}

export function listLiveLinks(quoteIds: readonly string[]): Promise<SentLinkRecord[]> {
  return SentLinks.find({ quoteId: mongoose.trusted({ $in: [...quoteIds] }), isLive: true })
    .lean()
    .exec();
}

/** Newest first. */
export function listSentLinksOf(quoteId: string): Promise<SentLinkRecord[]> {
  return SentLinks.find({ quoteId }).sort({ askedAt: -1 }).lean().exec();
}

export async function deleteLinksOf(quoteId: string): Promise<void> {
  await SentLinks.deleteMany({ quoteId });
}

export function countSentLinks(quoteId: string, since: Date): Promise<number> {
  const sentAt = mongoose.trusted({ $gte: since });
  return SentLinks.countDocuments({ quoteId, sentAt, by: mongoose.trusted({ $ne: 'customer' }) }).exec();
}

export function findLinkByCode(codeHash: string): Promise<SentLinkRecord | null> {
  return SentLinks.findOne({ codeHash }).lean().exec();
}

type Ended = { by: string; now: Date; replacedBy?: string };

/** Null when it is not live any more. */
export function cancelLiveLink(
  live: { _id: string; quoteId: string },
  { by, now, replacedBy }: Ended,
): Promise<SentLinkRecord | null> {
  const $set = { status: 'cancelled', cancelledAt: now, cancelledBy: by, ...(replacedBy && { replacedBy }) };
  return changeLink({ ...live, isLive: true }, { $set, $unset: { isLive: 1, checkAt: 1 } });
}

export function cancelPending(id: string, { by, now }: Ended): Promise<SentLinkRecord | null> {
  const $set = { status: 'cancelled', cancelledAt: now, cancelledBy: by };
  return changeLink({ _id: id, isPending: true, ...unclaimed(now) }, { $set, $unset: { isPending: 1 } });
}

/** After this time a claim is void: a server killed while approving leaves it behind. */
const CLAIM_MS = 30_000;

const unclaimed = (now: Date) => ({
  'claim.at': mongoose.trusted({ $not: { $gt: new Date(now.getTime() - CLAIM_MS) } }),
});

/** Null when it was decided or cancelled meanwhile, or a colleague is approving it. */
export async function claimPending(id: string, by: string, now: Date): Promise<SentLinkRecord | null> {
  const $set = { claim: { by, at: now } };
  const free = { _id: id, isPending: true, $or: [unclaimed(now), { 'claim.by': by }] };
  return changeLink(free, { $set });
}

export async function releaseClaim(id: string, by: string): Promise<void> {
  await SentLinks.updateOne({ _id: id, isPending: true, 'claim.by': by }, { $unset: { claim: 1 } });
}

type Decided = Required<Pick<SentLinkRecord, 'decidedBy' | 'decidedAt' | 'decisionReason'>>;

/** Null when it was decided or cancelled meanwhile. */
export function returnPending(id: string, decided: Decided): Promise<SentLinkRecord | null> {
  const $set = { status: 'returned', ...decided };
  const free = { _id: id, isPending: true, ...unclaimed(decided.decidedAt) };
  return changeLink(free, { $set, $unset: { isPending: 1 } });
}

type Sent = Decided & Required<Pick<SentLinkRecord, 'sentAt' | 'validUntil' | 'codeHash' | 'checkAt'>>;

/**
 * Sends a link that this person has claimed. Null when it was decided meanwhile, or the quote has another live link.
 */
export async function sendPending(id: string, sent: Sent): Promise<SentLinkRecord | null> {
  const $set = { status: 'sent', isLive: true, delivery: 'waiting', ...sent };
  try {
    const own = { _id: id, isPending: true, 'claim.by': sent.decidedBy };
    return await changeLink(own, { $set, $unset: { isPending: 1, claim: 1 } });
  } catch (error) {
    if (isDuplicateKey(error)) return null;
    throw error;
  }
}

/** Ends a pending link that ran out, so that another can be asked for. */
export async function endRunOut(quoteId: string, now: Date): Promise<void> {
  const runOut = { quoteId, isPending: true as const, validUntil: mongoose.trusted({ $lte: now }) };
  await SentLinks.updateMany({ ...runOut, ...unclaimed(now) }, { $unset: { isPending: 1 } });
}

/** Pending custom amounts, oldest first; or decided ones, newest first. */
export function listCustomLinks(
  status: 'pending' | 'decided',
  now: Date,
  limit: number,
): Promise<SentLinkRecord[]> {
  const waits = { isPending: true as const, validUntil: mongoose.trusted({ $gt: now }) };
  const decided = { kind: 'custom' as const, decidedAt: mongoose.trusted({ $exists: true }) };
  return SentLinks.find(status === 'pending' ? waits : decided)
    .sort(status === 'pending' ? { askedAt: 1 } : { decidedAt: -1 })
    .limit(limit)
    .lean()
    .exec();
}

export async function noteOpened(id: string, now: Date): Promise<void> {
  await SentLinks.updateOne({ _id: id }, { $inc: { opens: 1 }, $set: { lastOpenedAt: now } });
}

export function leaseUndelivered(now: Date, next: Date): Promise<SentLinkRecord | null> {
  return leaseNext(SentLinks, 'checkAt', now, next);
}

export async function noteDelivery(id: string, delivery: SentLinkRecord['delivery']): Promise<void> {
  await SentLinks.updateOne({ _id: id }, { $set: { delivery }, $unset: { checkAt: 1 } });
}

function changeLink(filter: object, change: object): Promise<SentLinkRecord | null> {
  return SentLinks.findOneAndUpdate(filter, change, { returnDocument: 'after' }).lean().exec();
}
