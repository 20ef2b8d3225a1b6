import mongoose, { Schema } from 'mongoose';
import type { GatewayFact } from '@/lib/domain/payment/payment';
import type { SandboxChoice, SandboxMode } from '@/lib/domain/payment/sandbox';
import { defineModel } from '@/models/common/defineModel';
import { insertOnce } from '@/models/common/insertOnce';

/** A past or future fact at the simulated bank. */
export type SandboxEntry = {
  at: Date;
  fact: GatewayFact;
  isOld: boolean;
  eventId: string;
  copies: number;
  tellAt: Date;
  told: number;
};

export type SandboxOrderRecord = {
  _id: string;
  mode: SandboxMode;
  /** What was chosen for the last attempt. */
  choice?: SandboxChoice;
  amountPaise: number;
  returnUrl: string;
  isCancelled: boolean;
  entries: SandboxEntry[];
  nextWebhookAt?: Date;
  version: number;
  expiresAt: Date;
};

const schema = new Schema<SandboxOrderRecord>(
  {
    _id: { type: String, required: true },
    mode: { type: String, required: true },
    choice: String,
    amountPaise: { type: Number, required: true },
    returnUrl: { type: String, required: true },
    isCancelled: { type: Boolean, required: true },
    entries: { type: [Object], required: true },
    nextWebhookAt: Date,
    version: { type: Number, required: true },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'sandboxOrders', versionKey: false, minimize: false },
);
schema.index({ nextWebhookAt: 1 });
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export const SandboxOrders = defineModel('SandboxOrders', schema);

export function insertSandboxOrder(order: SandboxOrderRecord): Promise<boolean> {
  return insertOnce(() => SandboxOrders.insertOne(order));
}

export function findSandboxOrder(id: string): Promise<SandboxOrderRecord | null> {
  return SandboxOrders.findById(id).lean().exec();
}

export async function replaceSandboxOrder(order: SandboxOrderRecord): Promise<boolean> {
  const { _id, version } = order;
  const { matchedCount } = await SandboxOrders.replaceOne(
    { _id, version },
    { ...order, version: version + 1 },
  );
  return matchedCount === 1;
}

export function findOrderToTell(now: Date): Promise<SandboxOrderRecord | null> {
  return SandboxOrders.findOne({ nextWebhookAt: mongoose.trusted({ $lte: now }) })
    .sort({ nextWebhookAt: 1 })
    .lean()
    .exec();
}
