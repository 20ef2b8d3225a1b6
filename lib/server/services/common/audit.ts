import { MINUTE_MS } from '@/lib/domain/common/dates';
import { keptUntil } from '@/lib/domain/common/retention';
import { subjectsOf } from '@/lib/domain/desk/audit';
import type { AuditAction } from '@/lib/domain/desk/auditActions';
import { addAuditEntry, type AuditEntryRecord } from '@/models/desk/auditEntry';
import type { Caller } from '@/lib/server/auth/caller';
import { lookupHash, randomId } from '@/lib/server/crypto';
import { logger } from '@/lib/server/logger';
import { inOpenHour } from './sealedHours';

/** Whoever changes the database without our keys can't make it anew. */
export function macOf({ mac: _mac, ...entry }: AuditEntryRecord): string {
  const { _id, action, actor, requestId, addressHash, details, about = [], at, expiresAt } = entry;
  const times = [at, expiresAt].map((time) => time.toISOString());
  const parts = [_id, action, actor, requestId, addressHash, details, about, ...times];
  return lookupHash('audit-entry', JSON.stringify(parts));
}

export type Asked = { requestId: string; caller: Pick<Caller, 'addressHash'>; now: Date };

/** If the write fails, the entry is logged and the request fails. */
export async function audit(
  action: AuditAction,
  actor: string,
  { requestId, caller, now }: Asked,
  details: Record<string, unknown> = {},
  id = randomId(),
): Promise<void> {
  try {
    const about = subjectsOf(details);
    const { at, ...moved } = inOpenHour(now);
    const entry = {
      _id: id,
      action,
      actor,
      requestId,
      addressHash: caller.addressHash,
      // As the database gives it back.
      details: JSON.parse(JSON.stringify({ ...details, ...moved })) as Record<string, unknown>,
      ...(about.length > 0 && { about }),
      at,
      expiresAt: keptUntil('auditEntry', at),
    };
    await addAuditEntry({ ...entry, mac: macOf(entry) });
  } catch (error) {
    logger().error({ action: 'audit', entry: action, actor, requestId, details, error });
    throw error;
  }
}

/** One entry a person and quote in this time, since an open page asks again and again. */
const READ_MS = 15 * MINUTE_MS;

export function auditRead(
  action: AuditAction,
  actor: string,
  asked: Asked,
  { quoteId }: { quoteId: string },
): Promise<void> {
  return auditEach(action, actor, asked, { quoteId });
}

/** One entry a person and what it is about in this time. */
export function auditEach(
  action: AuditAction,
  actor: string,
  asked: Asked,
  details: Record<string, string>,
): Promise<void> {
  const window = Math.floor(asked.now.getTime() / READ_MS);
  const id = lookupHash('audit-read', [action, actor, ...Object.values(details), window].join('|'));
  return audit(action, actor, asked, details, id);
}
