import { DAY_MS, HOUR_MS } from '@/lib/domain/common/dates';
import { keptUntil } from '@/lib/domain/common/retention';
import {
  type AuditEntryRecord,
  findNextEntryAt,
  readEntriesOf,
  readUnsealed,
} from '@/models/desk/auditEntry';
import { addAuditSeal, type AuditSealRecord, findNewestSeal, readSeals } from '@/models/desk/auditSeal';
import { isSameSecret, lookupHash } from '@/lib/server/crypto';
import { macOf } from '@/lib/server/services/common/audit';
import { noteSealed } from '@/lib/server/services/common/sealedHours';

/** Time for an hour's last requests to write their entries. */
const SETTLED_MS = 10 * 60 * 1000;
/** During a rollout, servers of the version before may write entries without a hash for this long. */
const ROLLOUT_MS = DAY_MS;
const CLOCK_HINT =
  '; each has our hash, as where a clock was set back just after a start, or by more than a day';

type Hour = { from: Date; until: Date };
type Made = Pick<AuditSealRecord, 'before' | 'beforeHour' | 'sealedAt'>;

/** Worker job: seals the next hour that has entries and is over. */
export async function sealNextHour(now: Date): Promise<boolean> {
  const newest = await findNewestSeal();
  noteSealed(newest?.until);
  const at = await findNextEntryAt(newest?.until);
  if (!at) return false;
  const hour = hourOf(at);
  if (hour.until.getTime() + SETTLED_MS > now.getTime()) return false;
  const made = { sealedAt: now, ...(newest && { before: newest.hash, beforeHour: newest._id }) };
  const { entries, hash } = await readHour(hour, made);
  noteSealed(hour.until);
  const _id = nameOf(hour.from);
  return addAuditSeal({ _id, until: hour.until, entries, hash, ...made, expiresAt: endOf(hour) });
}

function hourOf(at: Date): Hour {
  const from = Math.floor(at.getTime() / HOUR_MS) * HOUR_MS;
  return { from: new Date(from), until: new Date(from + HOUR_MS) };
}

const nameOf = (at: Date) => at.toISOString().slice(0, 13);
/** A seal is kept as long as the last entry of its hour. */
const endOf = ({ until }: Pick<Hour, 'until'>) => keptUntil('auditEntry', until);

async function readHour({ from, until }: Hour, { before = '', beforeHour = '', sealedAt }: Made) {
  const lines: string[] = [];
  const read: AuditEntryRecord[] = [];
  for await (const entry of readEntriesOf(from, until)) {
    lines.push(`${entry._id} ${entry.mac ?? ''}`);
    if (entry.mac === undefined || !isGenuine(entry)) read.push(entry);
  }
  // Seals of an earlier version have no time.
  const made = sealedAt ? [beforeHour, sealedAt.toISOString()] : [];
  const sealed = JSON.stringify([before, from.toISOString(), lines, ...made]);
  return { entries: lines.length, hash: lookupHash('audit-seal', sealed), doubtful: read };
}

const isGenuine = (entry: AuditEntryRecord) =>
  entry.mac !== undefined && isSameSecret(entry.mac, macOf(entry));

export type AuditCheck = {
  hours: number;
  entries: number;
  /** One line per problem. */
  problems: readonly string[];
  /** How many hours were sealed more than a day late, or anew; and the last of them. */
  late?: { hours: number; until: Date; sealedAt: Date };
};

/**
 * Reads the whole trail again and compares it with its seals, except hours whose entries the database has begun to
 * delete.
 */
export async function checkAudit(now: Date): Promise<AuditCheck> {
  const problems: string[] = [];
  const sum = { hours: 0, entries: 0 };
  let late: AuditCheck['late'];
  let before: AuditSealRecord | undefined;
  let hashedFrom: Date | undefined;
  for await (const seal of readSeals()) {
    const hour = { from: new Date(seal.until.getTime() - HOUR_MS), until: seal.until };
    if (!followsOn(seal, before, now)) problems.push(`${seal._id}: the seal before it is missing`);
    for await (const { _id, at } of readUnsealed(before?.until, { before: hour.from, now }))
      problems.push(`${nameOf(at)}: entry ${_id} is in an hour without a seal`);
    before = seal;
    if (endOf(hour).getTime() - HOUR_MS <= now.getTime()) continue;
    const { entries, hash, doubtful } = await readHour(hour, seal);
    hashedFrom ??= entries > doubtful.length ? hour.from : undefined;
    problems.push(...doubtful.flatMap((entry) => doubtOf(entry, hashedFrom, seal._id)));
    const found = `${entries} entries for the ${seal.entries} that were sealed`;
    const hint = entries > seal.entries && doubtful.length === 0 ? CLOCK_HINT : '';
    if (hash !== seal.hash) problems.push(`${seal._id}: ${found}, or not the same${hint}`);
    late = withLate(late, seal);
    sum.hours += 1;
    sum.entries += entries;
  }
  return { ...sum, problems, ...(late && { late }) };
}

/** Whether no seal is missing before this one. The first seal follows none, or one that the database has deleted. */
function followsOn(
  { before: hash, beforeHour }: AuditSealRecord,
  before: AuditSealRecord | undefined,
  now: Date,
): boolean {
  if (before) return hash === before.hash;
  if (hash === undefined) return true;
  const { until } = hourOf(new Date(`${beforeHour}:00:00Z`));
  return endOf({ until }) <= now;
}

/** Why an entry is doubtful; empty for entries of older servers, which have no hash. */
function doubtOf({ _id, mac, at }: AuditEntryRecord, hashedFrom: Date | undefined, hour: string): string[] {
  if (mac !== undefined) return [`${hour}: entry ${_id} was changed`];
  const isOlder = !hashedFrom || at.getTime() < hashedFrom.getTime() + ROLLOUT_MS;
  return isOlder ? [] : [`${hour}: entry ${_id} has no hash of its own`];
}

function withLate(late: AuditCheck['late'], { until, sealedAt }: AuditSealRecord): AuditCheck['late'] {
  if (!sealedAt || sealedAt.getTime() - until.getTime() <= DAY_MS) return late;
  return { hours: (late?.hours ?? 0) + 1, until, sealedAt };
}
