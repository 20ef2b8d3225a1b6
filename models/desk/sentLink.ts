import mongoose, { Schema } from 'mongoose';
import type { Locale } from '@/lib/domain/common/locales';
import type { LinkFacts, LinkKind } from '@/lib/domain/desk/links';
import type { Channel } from '@/lib/domain/verify/otp.data';
import { defineModel } from '@/models/common/defineModel';
import { insertOnce } from '@/models/common/insertOnce';

/** In `customPaymentLinks`, the specification's name: one rule, that a quote has one live link, covers all kinds. */
export type SentLinkRecord = LinkFacts & {
  _id: string;
  kind: LinkKind;
  quoteId: string;
  applicationId?: string;
  /** Hash of the request body, compared when its idempotency key is used again. */
  requestHash: string;
  /** Keyed hash of the code in the link; only once sent. */
  codeHash?: string;
  /** The number when it was sent: a quote with another one by now is not opened. */
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
  /** At most one of a quote each. An expired link stays live until another takes its place. */
  isLive?: true;
  isPending?: true;
  decidedBy?: string;
  decidedAt?: Date;
  /** Sealed. */
  decisionReason?: string;
  cancelledBy?: string;
  replacedBy?: string;
  /** When the outbox is asked next what became of the message. */
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

/** It may have expired. */
export function findLiveLink(quoteId: string): Promise<SentLinkRecord | null> {
  return SentLinks.findOne({ quoteId, isLive: true }).lean().exec();
}

/** Newest first. */
export function findLinksOf(quoteId: string): Promise<SentLinkRecord[]> {
  return SentLinks.find({ quoteId }).sort({ askedAt: -1 }).lean().exec();
}

export async function deleteLinksOf(quoteId: string): Promise<void> {
  await SentLinks.deleteMany({ quoteId });
}

export function countSentLinks(quoteId: string, since: Date): Promise<number> {
  const sentAt = mongoose.trusted({ $gte: since });
  return SentLinks.countDocuments({ quoteId, sentAt, by: mongoose.trusted({ $ne: 'customer' }) }).exec();
}
