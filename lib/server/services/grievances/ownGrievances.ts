import { todayInIndia } from '@/lib/domain/common/dates';
import { keptUntil } from '@/lib/domain/common/retention';
import type { GrievanceDraftDto, GrievancesDto, OwnGrievanceDto } from '@/lib/domain/grievances/contract';
import { toGrievanceNumber } from '@/lib/domain/grievances/grievance';
import { provenNumberOf } from '@/lib/server/auth/verifiedPhone';
import { lookupHash } from '@/lib/server/crypto';
import { sayFields } from '@/lib/server/http/errorBody';
import { AppError } from '@/lib/server/http/errors';
import type { ApiRequest } from '@/lib/server/services/common/apiRequest';
import { papersOf } from '@/lib/server/services/papers/paperDto';
import { findGrievance, findGrievancesOf, type GrievanceRecord } from '@/models/grievances/grievance';
import { grievanceFormOf, sealGrievanceForm, typedIn } from './grievanceRecord';
import { toGrievanceDto } from './grievanceDto';
import { problemsOf } from './grievanceProblems';

type Asked = Pick<ApiRequest<unknown>, 'caller' | 'now' | 'locale'>;

export async function readGrievances(request: Asked): Promise<GrievancesDto> {
  const mobileHash = await provenNumberOf(request.caller);
  const own = await findGrievancesOf(mobileHash, request.now);
  const draft =
    own.find(({ status }) => status === 'draft') ?? (await newDraft(mobileHash, own.length, request.now));
  const filed = own.filter(({ status }) => status !== 'draft');
  return {
    draft: await toDraftDto(draft, request),
    grievances: await Promise.all(filed.map((each) => toOwnDto(each, request))),
  };
}

/** Of another, and of nobody, the same answer. */
export async function findOwnGrievance(
  grievanceId: string,
  { caller, now }: Pick<Asked, 'caller' | 'now'>,
): Promise<GrievanceRecord> {
  const mobileHash = await provenNumberOf(caller);
  const found = await findGrievance(grievanceId);
  if (found?.mobileHash === mobileHash && found.expiresAt > now) return found;
  const own = await findGrievancesOf(mobileHash, now);
  const next = await newDraft(mobileHash, own.length, now);
  const isNew = next._id === grievanceId && own.every(({ status }) => status !== 'draft');
  if (!isNew) throw new AppError('NOT_FOUND');
  return next;
}

const MOST_TRIES = 5;

/** Not stored before its first word: every tab gets the same number. */
async function newDraft(mobileHash: string, count: number, now: Date): Promise<GrievanceRecord> {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const hash = Buffer.from(lookupHash('grievance-number', `${mobileHash}|${count}|${tries}`), 'base64url');
    const _id = toGrievanceNumber(todayInIndia(now), hash.readBigUInt64BE());
    if (await findGrievance(_id)) continue;
    return {
      ...{ _id, mobileHash, status: 'draft', events: [], version: 0, updatedAt: now },
      form: sealGrievanceForm({}, _id),
      expiresAt: keptUntil('grievanceDraft', now),
    };
  }
  throw new AppError('CONFLICT');
}

async function toOwnDto(grievance: GrievanceRecord, request: Asked): Promise<OwnGrievanceDto> {
  const followUp = { version: grievance.followUpVersion ?? 0, typed: typedIn(grievance) };
  return { ...(await toGrievanceDto(grievance, request)), followUp };
}

async function toDraftDto(draft: GrievanceRecord, { now, locale }: Asked): Promise<GrievanceDraftDto> {
  const { _id: grievanceId, version } = draft;
  const problems = problemsOf(draft, now);
  return {
    ...{ grievanceId, version, form: grievanceFormOf(draft) },
    papers: await papersOf<'proof'>(grievanceId, locale),
    ...(Object.keys(problems).length > 0 && { fields: sayFields(problems, locale) }),
  };
}
