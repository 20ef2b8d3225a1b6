import mongoose, { Schema } from 'mongoose';
import type { AuditAction } from '@/lib/domain/desk/auditActions';
import { defineModel } from '@/models/common/defineModel';
import { insertOnce } from '@/models/common/insertOnce';

export type AuditEntryRecord = {
  _id: string;
  action: AuditAction;
  /** A staff id as it was typed, `customer`, or `operations`. */
  actor: string;
  requestId: string;
  addressHash: string;
  /** Ids and enum values only: no personal data. */
  details: Record<string, unknown>;
  /** Ids among the details, which the desk can search for. */
  about?: string[];
  /** Keyed hash of the whole entry; absent in entries of older servers. */
  mac?: string;
  at: Date;
  expiresAt: Date;
};

const schema = new Schema<AuditEntryRecord>(
  {
    _id: { type: String, required: true },
    action: { type: String, required: true },
    actor: { type: String, required: true },
    requestId: { type: String, required: true },
    addressHash: { type: String, required: true },
    details: { type: Object, required: true },
    about: { type: [String], default: undefined },
    mac: String,
    at: { type: Date, required: true },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'auditEntries', versionKey: false, minimize: false },
);
schema.index({ at: -1, _id: -1 });
schema.index({ actor: 1, at: -1, _id: -1 });
schema.index({ action: 1, at: -1, _id: -1 });
schema.index({ about: 1, at: -1, _id: -1 }, { sparse: true });
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

/** Entries are only added; after their time the database removes them. */
schema.pre(
  [
    'updateOne',
    'updateMany',
    'replaceOne',
    'findOneAndUpdate',
    'findOneAndReplace',
    'findOneAndDelete',
    'deleteOne',
    'deleteMany',
  ],
  refuseChange,
);
schema.pre('bulkWrite', refuseChange);
schema.pre('save', function refuseSave() {
  if (!this.isNew) refuseChange();
});

export const AuditEntries = defineModel('AuditEntries', schema);

/** False when an entry with this id is there. */
export function addAuditEntry(entry: AuditEntryRecord): Promise<boolean> {
  return insertOnce(() => AuditEntries.insertOne(entry));
}

/** Newest first. */
export function listAuditOf(
  quoteId: string,
  action: AuditAction,
  limit: number,
): Promise<AuditEntryRecord[]> {
  return AuditEntries.find({ about: quoteId, action }).sort({ at: -1 }).limit(limit).lean().exec();
}

/** The time of the oldest entry from this moment on. */
export async function findNextEntryAt(from: Date | undefined): Promise<Date | undefined> {
  const since = from && { at: mongoose.trusted({ $gte: from }) };
  return (
    await AuditEntries.findOne({ ...since }, { at: 1 })
      .sort({ at: 1, _id: 1 })
      .lean()
  )?.at;
}

/** The entries of an hour, in the order in which they are sealed. */
export function readEntriesOf(from: Date, before: Date): AsyncIterable<AuditEntryRecord> {
  return AuditEntries.find({ at: mongoose.trusted({ $gte: from, $lt: before }) })
    .sort({ at: 1, _id: 1 })
    .lean()
    .cursor();
}

/** Entries from the end of one sealed hour to the beginning of the next: they lie in no sealed hour. */
export function readUnsealed(
  since: Date | undefined,
  { before, now }: { before: Date; now: Date },
): AsyncIterable<AuditEntryRecord> {
  return AuditEntries.find({
    at: mongoose.trusted({ ...(since && { $gte: since }), $lt: before }),
    // Leaves out what the database has begun to delete.
    expiresAt: mongoose.trusted({ $gt: now }),
  })
    .sort({ at: 1, _id: 1 })
    .lean()
    .cursor();
}

export type AuditFilter = {
  from: Date;
  before: Date | undefined;
  actor: string | undefined;
  action: AuditAction | undefined;
  /** Entries about any of these ids. */
  about: readonly string[] | undefined;
};
/** The last entry seen. */
export type AuditCursor = Pick<AuditEntryRecord, '_id' | 'at'>;

/** Newest first. */
export function listAuditEntries(
  { from, before, about, ...equal }: AuditFilter,
  { after, limit }: { after?: AuditCursor; limit: number },
): Promise<AuditEntryRecord[]> {
  const at = mongoose.trusted({ $gte: from, ...(before && { $lt: before }) });
  const older = after && {
    $or: [
      { at: mongoose.trusted({ $lt: after.at }) },
      { at: after.at, _id: mongoose.trusted({ $lt: after._id }) },
    ],
  };
  const given = Object.fromEntries(Object.entries(equal).filter(([, value]) => value !== undefined));
  const [one, ...others] = about ?? [];
  const subject = others.length > 0 ? mongoose.trusted({ $in: [...(about ?? [])] }) : one;
  return AuditEntries.find({ ...given, ...(subject !== undefined && { about: subject }), at, ...older })
    .sort({ at: -1, _id: -1 })
    .limit(limit)
    .lean()
    .exec();
}

export type ActionCount = { actor: string; action: AuditAction; count: number };

export async function countActions(actions: readonly AuditAction[], from: Date): Promise<ActionCount[]> {
  const counted = await AuditEntries.aggregate<{ _id: Omit<ActionCount, 'count'>; count: number }>([
    { $match: { action: { $in: [...actions] }, at: { $gte: from } } },
    { $group: { _id: { actor: '$actor', action: '$action' }, count: { $sum: 1 } } },
  ]);
  return counted.map(({ _id, count }) => ({ ..._id, count }));
}

/** How many numbers each of the staff revealed, not counting promised calls. */
export async function countReveals(from: Date): Promise<ReadonlyMap<string, number>> {
  const counted = await AuditEntries.aggregate<{ _id: string; count: number }>([
    { $match: { action: 'NUMBER_REVEALED', at: { $gte: from }, 'details.reason': { $ne: 'callback' } } },
    { $group: { _id: '$actor', count: { $sum: 1 } } },
  ]);
  return new Map(counted.map(({ _id, count }) => [_id, count]));
}

/** When this person last did anything. */
export async function lastActionAt(actor: string): Promise<Date | undefined> {
  const newest = await AuditEntries.findOne({ actor }, { at: 1 }).sort({ at: -1, _id: -1 }).lean();
  return newest?.at;
}

function refuseChange(): never {
  throw new Error('An entry of the audit is never changed');
}
