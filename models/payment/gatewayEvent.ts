import mongoose, { Schema } from 'mongoose';
import type { GatewayFact, GatewayName } from '@/lib/domain/payment/payment';
import { defineModel } from '@/models/common/defineModel';
import type { PaymentProblem } from '@/lib/domain/desk/paymentIssues';
import { insertOnce } from '@/models/common/insertOnce';
import { leaseFirst } from '@/models/common/leaseNext';
import type { PaymentRecord } from './payment';
import type { QuoteRecord } from '@/models/quote/quote';

/** `quarantined` (PAYMENT_PROBLEMS) until a person has reviewed it: `seen`. */
export type EventStatus = 'waiting' | 'applied' | 'ignored' | 'quarantined' | 'seen';

/** Stored once before it is applied. Contains no personal data. */
export type GatewayEventRecord = {
  _id: string;
  gateway: GatewayName;
  fact: GatewayFact;
  status: EventStatus;
  /** Why it was quarantined, and its payment, if known. */
  problem?: PaymentProblem;
  paymentId?: string;
  seenAt?: Date;
  seenBy?: string;
  note?: string;
  leaseUntil: Date;
  /** The trace of the webhook, or of the work, that brought the event. */
  traceparent?: string;
  receivedAt: Date;
  expiresAt: Date;
};

const schema = new Schema<GatewayEventRecord>(
  {
    _id: { type: String, required: true },
    gateway: { type: String, required: true },
    fact: { type: Object, required: true },
    status: { type: String, required: true },
    problem: String,
    paymentId: String,
    seenAt: Date,
    seenBy: String,
    note: String,
    leaseUntil: { type: Date, required: true },
    traceparent: String,
    receivedAt: { type: Date, required: true },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'gatewayEvents', versionKey: false, minimize: false },
);
schema.index({ status: 1, receivedAt: 1 });
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export const GatewayEvents = defineModel('GatewayEvents', schema);

export function insertGatewayEvent(event: GatewayEventRecord): Promise<boolean> {
  return insertOnce(() => GatewayEvents.insertOne(event));
}

export function leaseGatewayEvent(now: Date, leaseUntil: Date): Promise<GatewayEventRecord | null> {
  const due = { status: 'waiting' as const, leaseUntil: mongoose.trusted({ $lte: now }) };
  return leaseFirst(GatewayEvents, { due, change: { $set: { leaseUntil } }, orderBy: 'receivedAt' });
}

const told: EventStatus[] = ['quarantined', 'seen'];
type Told = Pick<GatewayEventRecord, 'fact' | 'problem' | 'paymentId'>;

/**
 * Whether a person was told of this debit already: a gateway may tell of it in several ways. A refund may fail more than
 * once.
 */
export async function isSetAside({ fact, problem, paymentId }: Told): Promise<boolean> {
  const { attemptId, amountPaise, currency } = fact;
  if (attemptId === undefined || problem === 'refundFailed') return false;
  const status = mongoose.trusted({ $in: told });
  const money = { 'fact.attemptId': attemptId, 'fact.amountPaise': amountPaise, 'fact.currency': currency };
  return (await GatewayEvents.exists({ status, problem, paymentId, ...money })) !== null;
}

type Close = Pick<GatewayEventRecord, 'status' | 'problem' | 'paymentId'>;

export async function closeGatewayEvent(id: string, close: Close): Promise<void> {
  await GatewayEvents.updateOne({ _id: id, status: 'waiting' }, { $set: close });
}

export function markEventSeen(
  id: string,
  seen: Required<Pick<GatewayEventRecord, 'seenAt' | 'seenBy' | 'note'>>,
): Promise<GatewayEventRecord | null> {
  return GatewayEvents.findOneAndUpdate(
    { _id: id, status: 'quarantined' },
    { $set: { ...seen, status: 'seen' } },
    { returnDocument: 'after' },
  )
    .lean()
    .exec();
}

export type EventWithPayment = GatewayEventRecord & { payment?: PaymentRecord; quote?: QuoteRecord };
type EventPage = { status: 'quarantined' | 'seen'; skip: number; limit: number };

export async function listEvents({ status, skip, limit }: EventPage): Promise<EventWithPayment[]> {
  const found = await GatewayEvents.aggregate<
    GatewayEventRecord & { payments: PaymentRecord[]; quotes: QuoteRecord[] }
  >([
    { $match: { status } },
    { $sort: { receivedAt: status === 'quarantined' ? 1 : -1 } },
    { $skip: skip },
    { $limit: limit },
    { $lookup: { from: 'paymentDetails', localField: 'paymentId', foreignField: '_id', as: 'payments' } },
    { $lookup: { from: 'quotes', localField: 'payments.quoteId', foreignField: '_id', as: 'quotes' } },
  ]);
  return found.map(({ payments, quotes, ...event }) => ({
    ...event,
    payment: payments[0],
    quote: quotes[0],
  }));
}

export function countEvents(status: EventStatus): Promise<number> {
  return GatewayEvents.countDocuments({ status }).exec();
}

export function countOpenIssues(problems: readonly PaymentProblem[], limit: number): Promise<number> {
  const problem = mongoose.trusted({ $in: [...problems] });
  return GatewayEvents.countDocuments({ status: 'quarantined', problem }, { limit }).exec();
}

export function findGatewayEvent(id: string): Promise<GatewayEventRecord | null> {
  return GatewayEvents.findById(id).lean().exec();
}
