import { addDays, startInIndia, todayInIndia } from '@/lib/domain/common/dates';
import {
  AUDIT_EXPORT_MOST,
  type AuditDto,
  type AuditEntryDto,
  csvLine,
  firstAuditDay,
  plainDetails,
} from '@/lib/domain/desk/audit';
import { readReference } from '@/lib/domain/quote/quoteReference';
import type { AuditExportBody, AuditQuery } from '@/lib/validation/desk/audit';
import {
  type AuditCursor,
  type AuditEntryRecord,
  type AuditFilter,
  listAuditEntries,
} from '@/models/desk/auditEntry';
import { listLeadsNamed } from '@/models/callbacks/dialerLead';
import { findNewestSeal } from '@/models/desk/auditSeal';
import { listStaffByIds } from '@/models/desk/staff';
import type { ApiRequest } from '@/lib/server/services/common/apiRequest';
import { audit } from '@/lib/server/services/common/audit';
import { staffPersonOf } from './staffRecord';
import { actorOf } from '@/lib/server/services/common/actor';

const PAGE = 50;
const EXPORT_PAGE = 500;

/** Searches the audit. The search is audited too. */
export async function searchAudit(request: ApiRequest<AuditQuery>): Promise<AuditDto> {
  const { input, now } = request;
  const found = await listAuditEntries(await toFilter(input, now), {
    after: toCursor(input.after),
    limit: PAGE + 1,
  });
  await audit('AUDIT_SEARCHED', actorOf(request).staffId, request, searched(input));
  const entries = found.slice(0, PAGE);
  const sealedUntil = (await findNewestSeal())?.until.toISOString();
  const names = await namesOf(entries);
  const last = entries.at(-1);
  return {
    entries: entries.map((entry) => toDto(entry, names)),
    ...(last && found.length > PAGE && { next: `${last.at.toISOString()}_${last._id}` }),
    ...(sealedUntil !== undefined && { sealedUntil }),
  };
}

/** The lines of a CSV file, read page by page while it is sent. The export is audited before its first line. */
export async function exportAudit(request: ApiRequest<AuditExportBody>): Promise<AsyncIterable<string>> {
  const { input, now } = request;
  const details = { ...searched(input), reason: input.reason };
  await audit('AUDIT_EXPORTED', actorOf(request).staffId, request, details);
  return linesOf(await toFilter(input, now));
}

async function* linesOf(filter: AuditFilter): AsyncGenerator<string> {
  yield csvLine(['time (UTC)', 'who', 'did', 'details', 'request']);
  let after: AuditCursor | undefined;
  for (let written = 0; written < AUDIT_EXPORT_MOST; written += EXPORT_PAGE) {
    const page = await listAuditEntries(filter, { after, limit: EXPORT_PAGE });
    yield page.map(toLine).join('');
    after = page.at(-1);
    if (page.length < EXPORT_PAGE) return;
  }
  yield csvLine([`The first ${AUDIT_EXPORT_MOST} entries: choose fewer days for the others.`]);
}

function toLine({ at, actor, action, details, requestId }: AuditEntryRecord): string {
  const words = plainDetails(details).map(({ name, value }) => `${name}: ${value}`);
  return csvLine([at.toISOString(), actor, action, words.join('; '), requestId]);
}

async function toFilter(
  { actor, action, about, ...days }: Omit<AuditQuery, 'after'>,
  now: Date,
): Promise<AuditFilter> {
  const today = todayInIndia(now);
  const last = days.to ?? today;
  return {
    actor,
    action,
    about: about === undefined ? undefined : await subjectsNamed(about),
    from: startInIndia(firstAuditDay(days, today)),
    // Until today means until the newest entry, which may lie ahead where a clock was set back (sealedHours.ts).
    before: last < today ? startInIndia(addDays(last, 1)) : undefined,
  };
}

/** The ids that a quote's number stands for; anything else typed is taken for an id. */
async function subjectsNamed(about: string): Promise<readonly string[]> {
  const reference = readReference(about);
  const leads = reference === undefined ? [] : await listLeadsNamed(reference);
  return [about, ...leads.flatMap(({ _id, quoteId }) => [quoteId, _id])];
}

function searched({ actor, action, about, from, to }: Omit<AuditQuery, 'after'>) {
  return { actor, action, about, from, to };
}

function toCursor(after: string | undefined): AuditCursor | undefined {
  if (after === undefined) return undefined;
  const at = after.indexOf('_');
  return { at: new Date(after.slice(0, at)), _id: after.slice(at + 1) };
}

async function namesOf(entries: readonly AuditEntryRecord[]): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(entries.map(({ actor }) => actor))];
  const staff = await listStaffByIds(ids);
  return new Map(staff.map((each) => [each._id, staffPersonOf(each).name]));
}

function toDto(entry: AuditEntryRecord, names: ReadonlyMap<string, string>): AuditEntryDto {
  const { _id: entryId, at, actor, action, details, requestId } = entry;
  const actorName = names.get(actor);
  return {
    entryId,
    actor,
    action,
    requestId,
    at: at.toISOString(),
    details: plainDetails(details),
    ...(actorName !== undefined && { actorName }),
  };
}
