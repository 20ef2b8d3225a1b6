import type { AuditAction } from '@/lib/domain/desk/auditActions';
import { AuditEntries, type AuditEntryRecord } from '@/models/desk/auditEntry';

type Asked = {
  action?: AuditAction | RegExp;
  actor?: string;
  about?: string;
  'details.quoteId'?: string;
  'details.linkId'?: string;
};

/** In the order of writing: a test's clock stands still for 20 ms at a time, so `at` doesn't tell it. */
export function auditTrail(asked: Asked = {}): Promise<AuditEntryRecord[]> {
  return AuditEntries.find(asked).sort({ $natural: 1 }).lean().exec();
}
