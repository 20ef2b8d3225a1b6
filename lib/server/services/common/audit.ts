import { keptUntil } from '@/lib/domain/common/retention';
import { addAuditEntry, type AuditAction } from '@/models/desk/auditEntry';
import type { Caller } from '@/lib/server/auth/caller';
import { randomId } from '@/lib/server/crypto';
import { logger } from '@/lib/server/logger';

export type Asked = { requestId: string; caller: Pick<Caller, 'addressHash'>; now: Date };

/** If the write fails, the entry is logged and the request fails. */
export async function audit(
  action: AuditAction,
  actor: string,
  { requestId, caller, now }: Asked,
  details: Record<string, unknown> = {},
): Promise<void> {
  try {
    const entry = { _id: randomId(), action, actor, requestId, addressHash: caller.addressHash, details };
    await addAuditEntry({ ...entry, at: now, expiresAt: keptUntil('auditEntry', now) });
  } catch (error) {
    logger().error({ action: 'audit', entry: action, actor, requestId, details, error });
    throw error;
  }
}
