import { MINUTE_MS } from '@/lib/domain/common/dates';
import { keptUntil } from '@/lib/domain/common/retention';
import { type AuditDetails, subjectsOf } from '@/lib/domain/desk/audit';
import type { AuditAction } from '@/lib/domain/desk/auditActions';
import { addAuditEntry, type AuditEntryRecord } from '@/models/desk/auditEntry';
import type { Caller } from '@/lib/server/auth/caller';
import { lookupHash, randomId } from '@/lib/server/crypto';
import { logger } from '@/lib/server/logger';
import { inOpenHour } from './sealedHours';

/** Keyed hash of an entry, which nobody can forge who changes the database without our keys. */
export function macOf({ mac: _mac, ...entry }: AuditEntryRecord): string {
  const { _id, action, actor, requestId, addressHash, details, about = [], at, expiresAt } = entry;
  const times = [at, expiresAt].map((time) => time.toISOString());
  const parts = [_id, action, actor, requestId, addressHash, details, about, ...times];
  return lookupHash('audit-entry', JSON.stringify(parts));
}

export type Asked = { requestId: string; caller: Pick<Caller, 'addressHash'>; now: Date };

/** Writes an entry. If that fails, the entry is logged and the request fails. */
export async function audit(
  action: AuditAction,
  actor: string,
  { requestId, caller, now }: Asked,
  details: AuditDetails = {},
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
      // Hashes the details as the database will return them, so that the hash still matches.
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

/** An open page asks again and again: its reads within this time are one entry. */
const READ_MS = 15 * MINUTE_MS;

export function auditRead(
  action: AuditAction,
  actor: string,
  asked: Asked,
  { quoteId }: { quoteId: string },
): Promise<void> {
  return auditEach(action, actor, asked, { quoteId });
}

/** Writes one entry for each person and subject in READ_MS. */
export function auditEach(
  action: AuditAction,
  actor: string,
  asked: Asked,
  details: AuditDetails,
): Promise<void> {
  const window = Math.floor(asked.now.getTime() / READ_MS);
  const id = lookupHash('audit-read', [action, actor, ...Object.values(details), window].join('|'));
  return audit(action, actor, asked, details, id);
}
