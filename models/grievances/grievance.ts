import mongoose, { Schema } from 'mongoose';
import type { Locale } from '@/lib/domain/common/locales';
import {
  type GrievanceAbout,
  type GrievanceEvent,
  type GrievanceStatus,
  LIVE_GRIEVANCES,
} from '@/lib/domain/grievances/grievance';
import { defineModel } from '@/models/common/defineModel';
import { leaseNext } from '@/models/common/leaseNext';
import { saveVersion } from '@/models/common/saveVersion';

export type GrievanceRecord = {
  _id: string;
  mobileHash: string;
  status: GrievanceStatus;
  /** Sealed, as typed. */
  form: string;
  /** Set once filed. It decides who at the desk may read the grievance. */
  about?: GrievanceAbout;
  language?: Locale;
  events: readonly GrievanceEvent[];
  /** Sealed: letters, by the index of their event. */
  letters?: string;
  /**
   * Sealed: what the customer types into it after filing. Saved beside the version, so that it conflicts with no work
   * on it.
   */
  followUp?: string;
  followUpVersion?: number;
  filedAt?: Date;
  dueAt?: Date;
  doneAt?: Date;
  /** Lease of telling the customer, or of saying that we are late. */
  tellDueAt?: Date;
  toldEvents?: number;
  version: number;
  updatedAt: Date;
  expiresAt: Date;
};

const schema = new Schema<GrievanceRecord>(
  {
    _id: { type: String, required: true },
    mobileHash: { type: String, required: true },
    status: { type: String, required: true },
    form: { type: String, required: true },
    about: String,
    language: String,
    events: { type: [Object], required: true },
    letters: String,
    followUp: String,
    followUpVersion: Number,
    filedAt: Date,
    dueAt: Date,
    doneAt: Date,
    tellDueAt: Date,
    toldEvents: Number,
    version: { type: Number, required: true },
    updatedAt: { type: Date, required: true },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'grievances', versionKey: false, minimize: false },
);
schema.index({ mobileHash: 1, updatedAt: -1 });
/** The desk's lists: open by what is due first, done by time. */
const OPEN_ORDER = { dueAt: 1, _id: 1 } as const;
const DONE_ORDER = { doneAt: -1, _id: 1 } as const;
schema.index({ status: 1, ...OPEN_ORDER });
schema.index(DONE_ORDER);
schema.index({ tellDueAt: 1 }, { sparse: true });
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export const Grievances = defineModel('Grievances', schema);

const MOST = 50;

export function listGrievancesOf(mobileHash: string, aliveAt: Date): Promise<GrievanceRecord[]> {
  return Grievances.find({ mobileHash, expiresAt: mongoose.trusted({ $gt: aliveAt }) })
    .sort({ updatedAt: -1 })
    .limit(MOST)
    .lean()
    .exec();
}

export function findGrievance(id: string): Promise<GrievanceRecord | null> {
  return Grievances.findById(id).lean().exec();
}

/** Null on a concurrent save. */
export function saveGrievanceRecord({
  toldEvents: _told,
  followUp: _typed,
  followUpVersion: _typedVersion,
  ...grievance
}: GrievanceRecord): Promise<GrievanceRecord | null> {
  return saveVersion<GrievanceRecord>(Grievances, grievance);
}

/** Null on a concurrent save. */
export function saveFollowUp(
  { _id, followUpVersion }: Pick<GrievanceRecord, '_id' | 'followUpVersion'>,
  followUp: string,
): Promise<GrievanceRecord | null> {
  return Grievances.findOneAndUpdate(
    { _id, followUpVersion: followUpVersion ?? mongoose.trusted({ $exists: false }) },
    { $set: { followUp, followUpVersion: (followUpVersion ?? 0) + 1 } },
    { returnDocument: 'after' },
  )
    .lean()
    .exec();
}

const DONE_GRIEVANCES = ['answered', 'settled', 'withdrawn'] as const satisfies readonly GrievanceStatus[];

type List = { isOpen: boolean; abouts: readonly GrievanceAbout[] };

function listed({ isOpen, abouts }: List): Record<string, unknown> {
  return {
    about: mongoose.trusted({ $in: abouts }),
    ...(isOpen
      ? { status: mongoose.trusted({ $in: LIVE_GRIEVANCES }) }
      : { status: mongoose.trusted({ $in: DONE_GRIEVANCES }), doneAt: mongoose.trusted({ $exists: true }) }),
  };
}

export function listGrievances(list: List & { skip: number; limit: number }): Promise<GrievanceRecord[]> {
  const found = list.isOpen
    ? Grievances.find(listed(list)).sort(OPEN_ORDER)
    : // Without the hint the store takes the index of states, and sorts all.
      Grievances.find(listed(list)).sort(DONE_ORDER).hint(DONE_ORDER);
  return found.skip(list.skip).limit(list.limit).lean().exec();
}

export function countGrievances(list: List): Promise<number> {
  return Grievances.countDocuments(listed(list)).exec();
}

export function leaseGrievance(now: Date, leaseUntil: Date): Promise<GrievanceRecord | null> {
  return leaseNext(Grievances, 'tellDueAt', now, leaseUntil);
}

/** `nextAt`: when we would be late. Stays due when something happened meanwhile. */
export async function markGrievanceTold(
  { _id, events }: GrievanceRecord,
  nextAt: Date | undefined,
): Promise<void> {
  const toldEvents = events.length;
  await Grievances.updateOne({ _id }, { $max: { toldEvents } });
  await Grievances.updateOne(
    { _id, events: mongoose.trusted({ $size: toldEvents }) },
    nextAt ? { $set: { tellDueAt: nextAt } } : { $unset: { tellDueAt: 1 } },
  );
}
