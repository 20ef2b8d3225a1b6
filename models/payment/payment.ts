import mongoose, { Schema } from 'mongoose';
import type { Locale } from '@/lib/domain/common/locales';
import type { FailureReason } from '@/lib/domain/payment/failureReason';
import type { GatewayName, PaymentMethod, PaymentMode, PaymentStatus } from '@/lib/domain/payment/payment';
import { defineModel } from '@/models/common/defineModel';
import { insertOnce } from '@/models/common/insertOnce';
import { leaseFirst, leaseNext } from '@/models/common/leaseNext';

/** `toldBy`: the cause that told of it first. */
export type Surplus = {
  attemptId: string;
  paise: number;
  bankReference?: string;
  at: Date;
  toldBy?: string;
};
export type PaymentMove = { status: PaymentStatus; at: Date; cause: string; reason?: FailureReason };

export type PaymentRecord = {
  _id: string;
  quoteId: string;
  /**
   * Names a person who is added to the policy, its next term, or other days of a trip. Absent for the first premium.
   */
  changeId?: string;
  /** Hash of the request body, compared when its idempotency key is used again. */
  requestHash: string;
  mode: PaymentMode;
  status: PaymentStatus;
  /** At most one payment of a quote or change is live; false once cancelled or returned. */
  isLive: boolean;
  /** Whole rupees. */
  amount: number;
  /** Sealed bill. */
  price: string;
  /** Hash of the purchase: if the quote has changed since, the money is returned. */
  boughtHash: string;
  reference: string;
  gateway: GatewayName;
  /** The mandate that debits the payment without the customer. */
  mandateId?: string;
  orderId?: string;
  /** The language of the page on which it was paid last, to which the gateway leads back. */
  language?: Locale;
  /** The gateway's page, with fields to post, if any. */
  checkout?: { url: string; fields?: Record<string, string> };
  attemptId?: string;
  bankReference?: string;
  method?: PaymentMethod;
  /** Whole rupees, for a partial refund. */
  refund?: number;
  failedAttempts: string[];
  /** Money of further attempts, which goes back by hand. */
  surplus?: readonly Surplus[];
  /** The attempts of `surplus` whose money went back. */
  surplusBack?: readonly string[];
  history: PaymentMove[];
  /** False until all consequences of the status are written. */
  isSettled: boolean;
  checks: number;
  /** When the worker acts next; absent when nothing is left to do. */
  nextCheckAt?: Date;
  leaseUntil: Date;
  /** The trace of the request that ordered it. */
  traceparent?: string;
  /** When the money's owner is checked next; absent once a policy owns it, or without money. */
  sweepAt?: Date;
  payBy: Date;
  createdAt: Date;
  updatedAt: Date;
  expiresAt: Date;
};

const schema = new Schema<PaymentRecord>(
  {
    _id: { type: String, required: true },
    quoteId: { type: String, required: true },
    changeId: String,
    requestHash: { type: String, required: true },
    mode: { type: String, required: true },
    status: { type: String, required: true },
    isLive: { type: Boolean, required: true },
    amount: { type: Number, required: true },
    price: { type: String, required: true },
    boughtHash: { type: String, required: true },
    reference: { type: String, required: true },
    gateway: { type: String, required: true },
    mandateId: String,
    orderId: String,
    language: String,
    checkout: Object,
    attemptId: String,
    bankReference: String,
    method: String,
    refund: Number,
    failedAttempts: { type: [String], required: true },
    surplus: { type: [Object], default: undefined },
    surplusBack: { type: [String], default: undefined },
    history: { type: [Object], required: true },
    isSettled: { type: Boolean, required: true },
    checks: { type: Number, required: true },
    nextCheckAt: Date,
    leaseUntil: { type: Date, required: true },
    traceparent: String,
    sweepAt: Date,
    payBy: { type: Date, required: true },
    createdAt: { type: Date, required: true },
    updatedAt: { type: Date, required: true },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'paymentDetails', versionKey: false, minimize: false },
);
schema.index({ quoteId: 1, changeId: 1 }, { unique: true, partialFilterExpression: { isLive: true } });
schema.index({ quoteId: 1, createdAt: -1 });
schema.index({ gateway: 1, orderId: 1 });
schema.index({ gateway: 1, attemptId: 1 });
schema.index({ nextCheckAt: 1 });
schema.index({ sweepAt: 1 }, { sparse: true });
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export const Payments = defineModel('Payments', schema);

/** False when the id is taken or the quote or change has a live payment. */
export function insertPayment(payment: PaymentRecord): Promise<boolean> {
  return insertOnce(() => Payments.insertOne(payment));
}

export function findPayment(id: string): Promise<PaymentRecord | null> {
  return Payments.findById(id).lean().exec();
}

export async function findPaymentLanguage(id: string): Promise<Locale | undefined> {
  return (await Payments.findById(id, { language: 1 }).lean())?.language;
}

type Bought = Pick<PaymentRecord, 'quoteId' | 'changeId'>;

const ofPremium = (quoteId: string) => ({ quoteId, changeId: mongoose.trusted({ $exists: false }) });

/** Lists all payments of a quote, also those beside its premium. */
export function listPaymentsOf(quoteId: string): Promise<PaymentRecord[]> {
  return Payments.find({ quoteId }).sort({ createdAt: -1 }).lean().exec();
}

/** Lists all payments of a quote's premium, since money may arrive for any of them. */
export function listPremiumPayments(quoteId: string): Promise<PaymentRecord[]> {
  return Payments.find(ofPremium(quoteId)).sort({ createdAt: -1 }).lean().exec();
}

export function findPaymentOfQuote(quoteId: string): Promise<PaymentRecord | null> {
  return findPaymentFor({ quoteId });
}

/** Finds the live payment, else the latest. */
export async function findPaymentFor({ quoteId, changeId }: Bought): Promise<PaymentRecord | null> {
  const bought = changeId === undefined ? ofPremium(quoteId) : { quoteId, changeId };
  const live = await Payments.findOne({ ...bought, isLive: true })
    .lean()
    .exec();
  return live ?? Payments.findOne(bought).sort({ createdAt: -1 }).lean().exec();
}

export function findPaymentByOrder(gateway: GatewayName, orderId: string): Promise<PaymentRecord | null> {
  return Payments.findOne({ gateway, orderId }).lean().exec();
}

/** By attempt, because refund events don't name the order. */
export function findPaymentByAttempt(gateway: GatewayName, attemptId: string): Promise<PaymentRecord | null> {
  return Payments.findOne({ gateway, attemptId }).lean().exec();
}

type Added = {
  move?: PaymentMove;
  failedAttempt?: string;
  isWithoutOrder?: boolean;
};

export function changePayment(
  { _id, status }: Pick<PaymentRecord, '_id' | 'status'>,
  change: Partial<PaymentRecord>,
  { move, failedAttempt, isWithoutOrder }: Added = {},
): Promise<PaymentRecord | null> {
  return Payments.findOneAndUpdate(
    { _id, status, ...(isWithoutOrder && { orderId: mongoose.trusted({ $exists: false }) }) },
    {
      $set: change,
      ...(move && { $push: { history: move } }),
      ...(failedAttempt !== undefined && { $addToSet: { failedAttempts: failedAttempt } }),
    },
    { returnDocument: 'after' },
  )
    .lean()
    .exec();
}

/** Notes money beside the payment's own, once for each attempt. Returns who told of it first. */
export async function noteSurplus(_id: string, surplus: Surplus): Promise<string | undefined> {
  const { attemptId } = surplus;
  const isNew = { _id, 'surplus.attemptId': mongoose.trusted({ $ne: attemptId }) };
  await Payments.updateOne(isNew, { $push: { surplus } });
  const noted = await Payments.findById(_id, { surplus: 1 }).lean();
  return noted?.surplus?.find((each) => each.attemptId === attemptId)?.toldBy;
}

export async function noteSurplusBack(_id: string, attemptId: string): Promise<void> {
  await Payments.updateOne(
    { _id, 'surplus.attemptId': attemptId },
    { $addToSet: { surplusBack: attemptId } },
  );
}

/** Whether a payment may buy: it is live, or was given up and no other payment has taken its place since. */
export async function claimPurchase({
  _id,
  isLive,
}: Pick<PaymentRecord, '_id' | 'isLive'>): Promise<boolean> {
  return isLive || insertOnce(() => Payments.updateOne({ _id }, { $set: { isLive: true } }));
}

export function leasePayment(now: Date, leaseUntil: Date): Promise<PaymentRecord | null> {
  const past = mongoose.trusted({ $lte: now });
  const change = { $set: { leaseUntil }, $inc: { checks: 1 } };
  return leaseFirst(Payments, {
    due: { nextCheckAt: past, leaseUntil: past },
    change,
    orderBy: 'nextCheckAt',
  });
}

/** Null while somebody else works on it. */
export function leaseThisPayment(id: string, now: Date, leaseUntil: Date): Promise<PaymentRecord | null> {
  const leased = { _id: id, leaseUntil: mongoose.trusted({ $lte: now }) };
  return Payments.findOneAndUpdate(leased, { $set: { leaseUntil } }, { returnDocument: 'after' })
    .lean()
    .exec();
}

/** Does nothing if the payment moved since, which frees it too. */
export async function freePayment({ _id, leaseUntil }: PaymentRecord, now: Date): Promise<void> {
  await Payments.updateOne({ _id, leaseUntil }, { $set: { leaseUntil: now } });
}

/** Does nothing if the status or schedule has changed. Undefined: never again. */
export async function rescheduleLeased(
  { _id, status, nextCheckAt }: PaymentRecord,
  next: Date | undefined,
  now: Date,
): Promise<void> {
  await Payments.updateOne(
    { _id, status, nextCheckAt },
    next ? { $set: { nextCheckAt: next, leaseUntil: now } } : { $unset: { nextCheckAt: 1 } },
  );
}

export function leaseSweep(now: Date, next: Date): Promise<PaymentRecord | null> {
  return leaseNext(Payments, 'sweepAt', now, next);
}

export async function endSweep({ _id, sweepAt }: PaymentRecord): Promise<void> {
  await Payments.updateOne({ _id, sweepAt }, { $unset: { sweepAt: 1 } });
}

export async function unsettlePayment({ _id, status }: PaymentRecord, now: Date): Promise<void> {
  await Payments.updateOne(
    { _id, status },
    { $set: { isSettled: false, nextCheckAt: now, leaseUntil: now } },
  );
}
