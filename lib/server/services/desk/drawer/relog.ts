import type { RelogDto, RelogEntry, RelogState } from '@/lib/domain/desk/drawer/relog';
import type { RelogBody } from '@/lib/validation/desk/drawer';
import { type ApplicationRecord, findApplication } from '@/models/application/application';
import { listCasesOf } from '@/models/desk/reviewCase';
import { insertDeskNote, listDeskNotes } from '@/models/desk/deskNote';
import { keptUntil } from '@/lib/domain/common/retention';
import { lookupHash } from '@/lib/server/crypto';
import { AppError } from '@/lib/server/http/errors';
import type { ApiRequest } from '@/lib/server/services/common/apiRequest';
import { audit } from '@/lib/server/services/common/audit';
import { settleAgain, submissionOf } from '@/lib/server/services/application/settleApplication';
import { actorOf } from '@/lib/server/services/common/actor';

/** The same state asked for again within this time is logged once. */
const SAME_MS = 10 * 60 * 1000;
const MOST = 200;

/** Submits again what was signed and isn't settled. All effects happen once, however often it is called. */
export async function relogSubmission(request: ApiRequest<RelogBody>): Promise<RelogDto> {
  const { input, now } = request;
  const { applicationId } = input;
  const { staffId } = actorOf(request);
  const application = await findApplication(applicationId);
  if (!application) throw new AppError('NOT_FOUND');
  const submission = submissionOf(application);
  if (!submission) throw new AppError('STEP_NOT_REACHED');
  if (submission !== 'unsettled') return { state: submission, log: await readLog(application) };
  const { quoteId } = application;
  const state = await settleAgain(application, now);
  const isNew = await logAttempt({ applicationId, quoteId, staffId, state }, now);
  if (isNew) await audit('CASE_RELOGGED', staffId, request, { quoteId, applicationId, state });
  return { state, log: await readLog((await findApplication(applicationId)) ?? application) };
}

type Attempt = { applicationId: string; quoteId: string; staffId: string; state: RelogState };

function logAttempt({ applicationId, quoteId, staffId, state }: Attempt, now: Date): Promise<boolean> {
  const window = Math.floor(now.getTime() / SAME_MS);
  const _id = lookupHash('relog', [applicationId, state, window].join('|'));
  return insertDeskNote({ _id, quoteId, staffId, relog: state, at: now, expiresAt: keptUntil('lead', now) });
}

async function readLog(application: ApplicationRecord): Promise<RelogEntry[]> {
  const { quoteId } = application;
  const [cases, notes] = await Promise.all([listCasesOf(quoteId), listDeskNotes(quoteId, MOST)]);
  const asked = notes.flatMap(({ relog: state, at, staffId: by }): RelogEntry[] =>
    state === undefined ? [] : [{ what: 'asked', state, at: at.toISOString(), by }],
  );
  const reviewed = cases.flatMap(({ kind, openedAt, decision, decidedAt, decidedBy }): RelogEntry[] => [
    { what: 'caseOpened', case: kind, at: openedAt.toISOString(), by: 'system' },
    ...(decision && decidedAt
      ? [
          {
            what: 'caseClosed' as const,
            case: kind,
            decision,
            at: decidedAt.toISOString(),
            by: decidedBy ?? 'customer',
          },
        ]
      : []),
  ]);
  return [...stepsOf(application), ...reviewed, ...asked].toSorted((one, other) =>
    one.at.localeCompare(other.at),
  );
}

function stepsOf({ submittedAt, decision, decidedAt, settledAt }: ApplicationRecord): RelogEntry[] {
  const at = (moment: Date) => ({ at: moment.toISOString() });
  return [
    ...(submittedAt ? [{ what: 'signed' as const, ...at(submittedAt), by: 'customer' }] : []),
    ...(decision && decidedAt
      ? [{ what: 'decided' as const, decision, ...at(decidedAt), by: 'system' }]
      : []),
    ...(settledAt ? [{ what: 'settled' as const, ...at(settledAt), by: 'system' }] : []),
  ];
}
