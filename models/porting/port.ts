import mongoose, { Schema } from 'mongoose';
import type { Locale } from '@/lib/domain/common/locales';
import { OPEN_PORTS, type PortEnd, type PortPapers, type PortStatus } from '@/lib/domain/porting/port';
import { defineModel } from '@/models/common/defineModel';
import { saveVersion } from '@/models/common/saveVersion';

export type PortCaseRecord = {
  _id: string;
  mobileHash: string;
  status: PortStatus;
  /** Sealed, as typed. */
  form: string;
  language?: Locale;
  /**
   * Keyed hash of the other insurer and its policy number, by which whoever confirms sees other cases of the same
   * policy.
   */
  policyHash?: string;
  /** Set once the customer sent it. */
  sentAt?: Date;
  /** YYYY-MM-DD: the last day of its window. */
  dueOn?: string;
  /** Staff id of whoever works on it. */
  assignedTo?: string;
  papers?: PortPapers;
  quoteId?: string;
  /** Sealed: what the previous insurer's paper says, and who read it. */
  record?: string;
  confirmedBy?: string;
  ended?: PortEnd;
  /** The application whose policy took the record: from then on the case doesn't change. */
  takenBy?: string;
  version: number;
  updatedAt: Date;
  expiresAt: Date;
};

const schema = new Schema<PortCaseRecord>(
  {
    _id: { type: String, required: true },
    mobileHash: { type: String, required: true },
    status: { type: String, required: true },
    form: { type: String, required: true },
    language: String,
    policyHash: String,
    sentAt: Date,
    dueOn: String,
    assignedTo: String,
    papers: Object,
    quoteId: String,
    record: String,
    confirmedBy: String,
    ended: String,
    takenBy: String,
    version: { type: Number, required: true },
    updatedAt: { type: Date, required: true },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'ports', versionKey: false },
);
schema.index({ mobileHash: 1, updatedAt: -1 });
// A quote has one live case. Named, so that it is made beside the one of older versions, which took several.
schema.index(
  { quoteId: 1 },
  {
    name: 'quoteId_1_live',
    unique: true,
    partialFilterExpression: { quoteId: { $exists: true }, status: { $in: [...OPEN_PORTS] } },
  },
);
schema.index({ policyHash: 1 }, { partialFilterExpression: { policyHash: { $exists: true } } });
// The desk's lists: by the day on which they are due.
schema.index({ status: 1, dueOn: 1, _id: 1 });
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export const Ports = defineModel('Ports', schema);

const MOST = 20;

export function listPortsOf(mobileHash: string, aliveAt: Date): Promise<PortCaseRecord[]> {
  return Ports.find({ mobileHash, expiresAt: mongoose.trusted({ $gt: aliveAt }) })
    .sort({ updatedAt: -1 })
    .limit(MOST)
    .lean()
    .exec();
}

export function findPort(id: string): Promise<PortCaseRecord | null> {
  return Ports.findById(id).lean().exec();
}

const isLive = { status: mongoose.trusted({ $in: [...OPEN_PORTS] }) };

/** A quote's case, unless it was closed. */
export function findPortOfQuote(quoteId: string): Promise<PortCaseRecord | null> {
  return Ports.findOne({ quoteId, ...isLive })
    .lean()
    .exec();
}

const MOST_SAME = 5;

/** Other cases of the same policy at the other insurer, whoever sent them. */
export async function listSamePolicy(policyHash: string, but: string): Promise<string[]> {
  const _id = mongoose.trusted({ $ne: but });
  const found = await Ports.find({ policyHash, _id }, { _id: 1 }).limit(MOST_SAME).lean();
  return found.map((each) => each._id);
}

/** Null on a concurrent save. */
export function savePortRecord(port: PortCaseRecord): Promise<PortCaseRecord | null> {
  return saveVersion<PortCaseRecord>(Ports, port);
}

/** Gives the record as it stands to this application's policy, and keeps it as long. Repeatable. */
export function takePort(quoteId: string, takenBy: string, expiresAt: Date): Promise<PortCaseRecord | null> {
  return Ports.findOneAndUpdate(
    { quoteId, ...isLive, takenBy: mongoose.trusted({ $in: [takenBy, null] }) },
    { $set: { takenBy, expiresAt }, $inc: { version: 1 } },
    { returnDocument: 'after' },
  )
    .lean()
    .exec();
}

export async function deletePort(id: string): Promise<void> {
  await Ports.deleteOne({ _id: id, takenBy: mongoose.trusted({ $exists: false }) });
}

function listed(isOpen: boolean): Record<string, unknown> {
  return isOpen ? isLive : { status: 'closed' };
}

export function listPorts(isOpen: boolean, skip: number, limit: number): Promise<PortCaseRecord[]> {
  return Ports.find(listed(isOpen)).sort({ dueOn: 1, _id: 1 }).skip(skip).limit(limit).lean().exec();
}

export function countPorts(isOpen: boolean): Promise<number> {
  return Ports.countDocuments(listed(isOpen)).exec();
}
