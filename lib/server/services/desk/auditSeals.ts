import { keptUntil } from '@/lib/domain/common/retention';
import { type AuditEntryRecord, findNextEntryAt, readEntriesOf } from '@/models/desk/auditEntry';
import { addAuditSeal, type AuditSealRecord, findNewestSeal, readSeals } from '@/models/desk/auditSeal';
import { isSameSecret, lookupHash } from '@/lib/server/crypto';
import { macOf } from '@/lib/server/services/common/audit';

const HOUR_MS = 60 * 60 * 1000;
/** What an hour's last requests have yet to write is there by then. */
const SETTLED_MS = 10 * 60 * 1000;

type Hour = { from: Date; until: Date };

/** Worker job: seals the next hour that has entries and is over. */
export async function sealNextHour(now: Date): Promise<boolean> {
  const newest = await findNewestSeal();
  const at = await findNextEntryAt(newest?.until);
  if (!at) return false;
  const hour = hourOf(at);
  if (hour.until.getTime() + SETTLED_MS > now.getTime()) return false;
  const { entries, hash } = await readHour(hour, newest?.hash);
  return addAuditSeal({
    _id: hour.from.toISOString().slice(0, 13),
    until: hour.until,
    ...{ entries, hash },
    ...(newest && { before: newest.hash }),
    // As long as its last entry.
    expiresAt: keptUntil('auditEntry', hour.until),
  });
}

function hourOf(at: Date): Hour {
  const from = Math.floor(at.getTime() / HOUR_MS) * HOUR_MS;
  return { from: new Date(from), until: new Date(from + HOUR_MS) };
}

async function readHour({ from, until }: Hour, before: string | undefined) {
  const lines: string[] = [];
  const changed: string[] = [];
  for await (const entry of readEntriesOf(from, until)) {
    lines.push(`${entry._id} ${entry.mac ?? ''}`);
    if (!isGenuine(entry)) changed.push(entry._id);
  }
  const sealed = JSON.stringify([before ?? '', from.toISOString(), lines]);
  return { entries: lines.length, hash: lookupHash('audit-seal', sealed), changed };
}

/** Entries of older servers have no hash of their own. */
function isGenuine(entry: AuditEntryRecord): boolean {
  return entry.mac === undefined || isSameSecret(entry.mac, macOf(entry));
}

export type AuditCheck = {
  hours: number;
  entries: number;
  /** One line for each. */
  problems: readonly string[];
};

/** Reads the whole trail again, but for its hours that the database has begun to let go. */
export async function checkAudit(now: Date): Promise<AuditCheck> {
  const problems: string[] = [];
  const sum = { hours: 0, entries: 0 };
  let before: AuditSealRecord | undefined;
  for await (const seal of readSeals()) {
    if (before && seal.before !== before.hash) problems.push(`${seal._id}: the seal before it is missing`);
    before = seal;
    if (seal.expiresAt.getTime() - HOUR_MS <= now.getTime()) continue;
    const until = seal.until;
    const hour = { from: new Date(until.getTime() - HOUR_MS), until };
    const { entries, hash, changed } = await readHour(hour, seal.before);
    problems.push(...changed.map((id) => `${seal._id}: entry ${id} was changed`));
    const found = `${entries} entries for the ${seal.entries} that were sealed`;
    if (hash !== seal.hash) problems.push(`${seal._id}: ${found}, or not the same`);
    sum.hours += 1;
    sum.entries += entries;
  }
  return { ...sum, problems };
}
