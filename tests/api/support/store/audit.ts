import type { AuditAction } from '@/lib/domain/desk/auditActions';
import { AuditEntries, type AuditEntryRecord } from '@/models/desk/auditEntry';

type Asked = {
  action?: AuditAction | RegExp;
  actor?: string;
  about?: string;
  'details.quoteId'?: string;
  'details.linkId'?: string;
};

/**
 * Audit entries in the order of writing. `at` doesn't tell it, since a test's clock stands still for 20 ms at a time.
 */
export function auditTrail(asked: Asked = {}): Promise<AuditEntryRecord[]> {
  return AuditEntries.find(asked).sort({ $natural: 1 }).lean().exec();
}
