import mongoose, { Schema } from 'mongoose';
import type { GatewayFact, GatewayName } from '@/lib/domain/payment';
import { defineModel } from './defineModel';
import { insertOnce } from './insertOnce';

/** `quarantined`: money that is not what was asked for, or for nothing we know; a person looks at it. */
export type EventStatus = 'waiting' | 'applied' | 'ignored' | 'quarantined';

/** What a gateway told us, each thing once, before anything is done about it. Holds nothing of the customer. */
export type GatewayEventRecord = {
  _id: string;
  gateway: GatewayName;
  fact: GatewayFact;
  status: EventStatus;
  leaseUntil: Date;
  receivedAt: Date;
  expiresAt: Date;
};

const schema = new Schema<GatewayEventRecord>(
  {
    _id: { type: String, required: true },
    gateway: { type: String, required: true },
    fact: { type: Object, required: true },
    status: { type: String, required: true },
    leaseUntil: { type: Date, required: true },
    receivedAt: { type: Date, required: true },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'gatewayEvents', versionKey: false, minimize: false },
);
// The next event to apply; those that wait for a person.
schema.index({ status: 1, receivedAt: 1 });
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export const GatewayEvents = defineModel('GatewayEvents', schema);

/** False when this event was told before. */
export function insertGatewayEvent(event: GatewayEventRecord): Promise<boolean> {
  return insertOnce(() => GatewayEvents.insertOne(event));
}

/** Leases the oldest event that waits to this server; null when there is none. */
export async function leaseGatewayEvent(now: Date, leaseUntil: Date): Promise<GatewayEventRecord | null> {
  const due = { status: 'waiting' as const, leaseUntil: mongoose.trusted({ $lte: now }) };
  if (!(await GatewayEvents.exists(due))) return null;
  return GatewayEvents.findOneAndUpdate(
    due,
    { $set: { leaseUntil } },
    { sort: { receivedAt: 1 }, returnDocument: 'after' },
  )
    .lean()
    .exec();
}

export async function closeGatewayEvent(id: string, status: EventStatus): Promise<void> {
  await GatewayEvents.updateOne({ _id: id, status: 'waiting' }, { $set: { status } });
}
