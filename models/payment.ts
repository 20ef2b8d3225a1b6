import mongoose, { Schema } from 'mongoose';
import type { GatewayName, PaymentMethod, PaymentMode, PaymentStatus } from '@/lib/domain/payment/payment';
import { defineModel } from './common/defineModel';
import { insertOnce } from './common/insertOnce';

export type PaymentMove = { status: PaymentStatus; at: Date; cause: string };

export type PaymentRecord = {
  _id: string;
  quoteId: string;
  /** Hash of the body that made it: the same key with another body is refused. */
  requestHash: string;
  mode: PaymentMode;
  status: PaymentStatus;
  /** The one payment of its quote; not once it is given up, or its money goes back. */
  isLive: boolean;
  /** Whole rupees. */
  amount: number;
  /** The bill that is paid, sealed. */
  price: string;
  /** Hash of what is bought: where the quote has changed since, the money goes back. */
  boughtHash: string;
  /** What the customer and the gateway know it by. */
  reference: string;
  gateway: GatewayName;
  orderId?: string;
  /** Where the customer pays: an address to go to, with fields to be posted if there are any. */
  checkout?: { url: string; fields?: Record<string, string> };
  /** The attempt that holds or took the money, and the bank's reference of it. */
  attemptId?: string;
  bankReference?: string;
  method?: PaymentMethod;
  /** Whole rupees that go back, where it is not all. */
  refund?: number;
  failedAttempts: string[];
  history: PaymentMove[];
  /** False while what follows from its status is not all written yet. */
  isSettled: boolean;
  checks: number;
  /** When to ask the gateway, or to go on with what is unfinished; absent where nothing is left to do. */
  nextCheckAt?: Date;
  /** Until then one server alone works on it. */
  leaseUntil: Date;
  /** When to ask next who owns its money; absent where a policy does, or there is none. */
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
    requestHash: { type: String, required: true },
    mode: { type: String, required: true },
    status: { type: String, required: true },
    isLive: { type: Boolean, required: true },
    amount: { type: Number, required: true },
    price: { type: String, required: true },
    boughtHash: { type: String, required: true },
    reference: { type: String, required: true },
    gateway: { type: String, required: true },
    orderId: String,
    checkout: Object,
    attemptId: String,
    bankReference: String,
    method: String,
    refund: Number,
    failedAttempts: { type: [String], required: true },
    history: { type: [Object], required: true },
    isSettled: { type: Boolean, required: true },
    checks: { type: Number, required: true },
    nextCheckAt: Date,
    leaseUntil: { type: Date, required: true },
    sweepAt: Date,
    payBy: { type: Date, required: true },
    createdAt: { type: Date, required: true },
    updatedAt: { type: Date, required: true },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'paymentDetails', versionKey: false, minimize: false },
);
// One live payment for a quote, whatever is sent at the same time; the gateway's word finds it; the worker's queue.
schema.index({ quoteId: 1 }, { unique: true, partialFilterExpression: { isLive: true } });
schema.index({ quoteId: 1, createdAt: -1 });
schema.index({ gateway: 1, orderId: 1 });
schema.index({ gateway: 1, attemptId: 1 });
schema.index({ nextCheckAt: 1 });
// The next payment whose money may have lost its owner.
schema.index({ sweepAt: 1 }, { sparse: true });
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export const Payments = defineModel('Payments', schema);

/** False when its id is taken, or its quote has a live payment. */
export function insertPayment(payment: PaymentRecord): Promise<boolean> {
  return insertOnce(() => Payments.insertOne(payment));
}

export function findPayment(id: string): Promise<PaymentRecord | null> {
  return Payments.findById(id).lean().exec();
}

/** All payments of a quote: one counts at a time, but money may come to any. */
export function findPaymentsOfQuote(quoteId: string): Promise<PaymentRecord[]> {
  return Payments.find({ quoteId }).sort({ createdAt: -1 }).lean().exec();
}

/** The live payment of a quote, or else its latest one. */
export async function findPaymentOfQuote(quoteId: string): Promise<PaymentRecord | null> {
  const live = await Payments.findOne({ quoteId, isLive: true }).lean().exec();
  return live ?? Payments.findOne({ quoteId }).sort({ createdAt: -1 }).lean().exec();
}

export function findPaymentByOrder(gateway: GatewayName, orderId: string): Promise<PaymentRecord | null> {
  return Payments.findOne({ gateway, orderId }).lean().exec();
}

/** A refund is told with the attempt that it gives back, not with its order. */
export function findPaymentByAttempt(gateway: GatewayName, attemptId: string): Promise<PaymentRecord | null> {
  return Payments.findOne({ gateway, attemptId }).lean().exec();
}

type Added = {
  move?: PaymentMove;
  failedAttempt?: string;
  /** Only while it has no order. */
  isWithoutOrder?: boolean;
};

/** Changes a payment if it still has the status that was read; null when it moved meanwhile. */
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

/** Makes a payment the one of its quote; false where the quote has another live one. */
export function claimQuote({ _id }: Pick<PaymentRecord, '_id'>): Promise<boolean> {
  return insertOnce(() => Payments.updateOne({ _id }, { $set: { isLive: true } }));
}

/** Leases the payment that waits longest to this server; null when none is due. */
export async function leasePayment(now: Date, leaseUntil: Date): Promise<PaymentRecord | null> {
  const past = mongoose.trusted({ $lte: now });
  const due = { nextCheckAt: past, leaseUntil: past };
  if (!(await Payments.exists(due))) return null;
  return Payments.findOneAndUpdate(
    due,
    { $set: { leaseUntil }, $inc: { checks: 1 } },
    { sort: { nextCheckAt: 1 }, returnDocument: 'after' },
  )
    .lean()
    .exec();
}

/** Says when a leased payment is looked at again, undefined for never, unless something else has happened to it. */
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

/** Leases the payment to this server that was looked at longest ago; null when none is due. */
export async function leaseSweep(now: Date, next: Date): Promise<PaymentRecord | null> {
  const due = { sweepAt: mongoose.trusted({ $lte: now }) };
  if (!(await Payments.exists(due))) return null;
  return Payments.findOneAndUpdate(
    due,
    { $set: { sweepAt: next } },
    { sort: { sweepAt: 1 }, returnDocument: 'after' },
  )
    .lean()
    .exec();
}

/** Nobody asks any more who owns its money, until it moves. */
export async function endSweep({ _id, sweepAt }: PaymentRecord): Promise<void> {
  await Payments.updateOne({ _id, sweepAt }, { $unset: { sweepAt: 1 } });
}

/** Has what follows from its status written anew. */
export async function unsettlePayment({ _id, status }: PaymentRecord, now: Date): Promise<void> {
  await Payments.updateOne(
    { _id, status },
    { $set: { isSettled: false, nextCheckAt: now, leaseUntil: now } },
  );
}
