import { Schema } from 'mongoose';
import type { IsoDate } from '@/lib/domain/common/dates';
import type { ReportKind } from '@/lib/domain/reports/reports';
import { defineModel } from '@/models/common/defineModel';
import { insertOnce } from '@/models/common/insertOnce';
import { saveVersion } from '@/models/common/saveVersion';

/** A report without a sender: no number, session or address, and only the day of its time. */
export type ReportRecord = {
  _id: string;
  kind: ReportKind;
  /** Keyed hash of its code, by which it is followed, and known if it is sent again. */
  codeHash?: string;
  /** Sealed. */
  answers: string;
  /** Sealed: what either side has written since. */
  lines: string;
  sentOn: IsoDate;
  version: number;
  expiresAt: Date;
};

const schema = new Schema<ReportRecord>(
  {
    _id: { type: String, required: true },
    kind: { type: String, required: true },
    codeHash: String,
    answers: { type: String, required: true },
    lines: { type: String, required: true },
    sentOn: { type: String, required: true },
    version: { type: Number, required: true },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'reports', versionKey: false },
);
schema.index({ kind: 1, sentOn: -1, _id: 1 });
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export const Reports = defineModel('Reports', schema);

export function insertReport(report: ReportRecord): Promise<boolean> {
  return insertOnce(() => Reports.insertOne(report));
}

export function findReport(id: string): Promise<ReportRecord | null> {
  return Reports.findById(id).lean().exec();
}

/** Null on a concurrent save. */
export function saveReport(report: ReportRecord): Promise<ReportRecord | null> {
  return saveVersion<ReportRecord>(Reports, report);
}

export function listReports(kind: ReportKind, skip: number, limit: number): Promise<ReportRecord[]> {
  return Reports.find({ kind }).sort({ sentOn: -1, _id: 1 }).skip(skip).limit(limit).lean().exec();
}

export function countReports(kind: ReportKind): Promise<number> {
  return Reports.countDocuments({ kind }).exec();
}
