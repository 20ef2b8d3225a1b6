import { Schema } from 'mongoose';
import { defineModel } from '@/models/common/defineModel';
import { insertOnce } from '@/models/common/insertOnce';

export type AuditAction =
  | 'PROPOSAL_SIGNED'
  | 'POLICY_CANCELLED'
  | 'STAFF_SIGNED_IN'
  | 'STAFF_SIGN_IN_FAILED'
  | 'STAFF_SIGNED_OUT'
  | 'STAFF_DENIED'
  | 'STAFF_ADDED'
  | 'STAFF_DISABLED'
  | 'STAFF_ENABLED'
  | 'SECOND_FACTOR_ENROLLED'
  | 'SECOND_FACTOR_PASSED'
  | 'SECOND_FACTOR_FAILED'
  | 'SECOND_FACTOR_RESET'
  | 'QUOTES_LISTED'
  | 'QUOTE_READ'
  | 'CASES_LISTED'
  | 'CASE_DECIDED'
  | 'CALLS_LISTED'
  | 'CALL_NOTED'
  | 'NUMBER_REVEALED'
  | 'PAYMENT_ISSUES_LISTED'
  | 'PAYMENT_ISSUE_SEEN'
  | 'HEALTH_DECLARED'
  | 'KYC_CHECKED';

export type AuditEntryRecord = {
  _id: string;
  action: AuditAction;
  /** A staff id as it was typed, `customer`, or `operations`. */
  actor: string;
  requestId: string;
  addressHash: string;
  /** Ids and enum values only: no personal data. */
  details: Record<string, unknown>;
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
    at: { type: Date, required: true },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'auditEntries', versionKey: false, minimize: false },
);
schema.index({ actor: 1, at: -1 });
schema.index({ at: -1 });
schema.index({ 'details.quoteId': 1, at: -1 }, { sparse: true });
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

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
  return AuditEntries.find({ 'details.quoteId': quoteId, action })
    .sort({ at: -1 })
    .limit(limit)
    .lean()
    .exec();
}
