import { keptUntil } from '@/lib/domain/retention';
import { addAuditEntry, type AuditAction } from '@/models/auditEntry';
import { randomId } from '../crypto';
import { logger } from '../logger';

type Asked = { requestId: string; addressHash: string; now: Date };

/** Adds to the audit trail. Where that fails, the entry goes to the log, and the request fails. */
export async function audit(
  action: AuditAction,
  actor: string,
  { requestId, addressHash, now }: Asked,
  details: Record<string, unknown> = {},
): Promise<void> {
  try {
    const expiresAt = keptUntil('auditEntry', now);
    await addAuditEntry({
      _id: randomId(),
      action,
      actor,
      requestId,
      addressHash,
      details,
      at: now,
      expiresAt,
    });
  } catch (error) {
    logger().error({ action: 'audit', entry: action, actor, requestId, details, error });
    throw error;
  }
}
