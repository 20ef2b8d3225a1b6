import { keptUntil } from '@/lib/domain/common/retention';
import type { GrievanceDraftDto, GrievancesDto, OwnGrievanceDto } from '@/lib/domain/grievances/contract';
import { toGrievanceNumber } from '@/lib/domain/grievances/grievance';
import { sayFields } from '@/lib/server/http/errorBody';
import type { ApiRequest } from '@/lib/server/services/common/apiRequest';
import { type Filing, findFiled, listFiled } from '@/lib/server/services/common/filedDrafts';
import { papersOf } from '@/lib/server/services/papers/paperDto';
import { offeredNumber } from '@/lib/server/services/verify/knownNumber';
import {
  findGrievance,
  type GrievanceRecord,
  listGrievancesOf,
  saveGrievanceRecord,
} from '@/models/grievances/grievance';
import { grievanceFormOf, sealGrievanceForm, typedIn } from './grievanceRecord';
import { toGrievanceDto } from './grievanceDto';
import { problemsOf } from './grievanceProblems';

type Asked = Pick<ApiRequest<unknown>, 'caller' | 'now' | 'locale'>;

export const grievanceFiling: Filing<GrievanceRecord> = {
  purpose: 'grievance-number',
  seedOf: (mobileHash, count) => `${mobileHash}|${count}`,
  toNumber: toGrievanceNumber,
  find: findGrievance,
  findOf: listGrievancesOf,
  save: saveGrievanceRecord,
  blank: (grievanceId, now) => ({
    status: 'draft',
    events: [],
    form: sealGrievanceForm({}, grievanceId),
    expiresAt: keptUntil('grievanceDraft', now),
  }),
};

export const findOwnGrievance = (grievanceId: string, asked: Pick<Asked, 'caller' | 'now'>) =>
  findFiled(grievanceFiling, grievanceId, asked);

export async function readGrievances(request: Asked): Promise<GrievancesDto> {
  const { draft, sent } = await listFiled(grievanceFiling, request);
  return {
    draft: await toDraftDto(draft, request),
    grievances: await Promise.all(sent.map((each) => toOwnDto(each, request))),
  };
}

async function toOwnDto(grievance: GrievanceRecord, request: Asked): Promise<OwnGrievanceDto> {
  const followUp = { version: grievance.followUpVersion ?? 0, typed: typedIn(grievance) };
  return { ...(await toGrievanceDto(grievance, request)), followUp };
}

async function toDraftDto(draft: GrievanceRecord, { now, locale }: Asked): Promise<GrievanceDraftDto> {
  const { _id: grievanceId, version } = draft;
  const form = grievanceFormOf(draft);
  const problems = problemsOf(draft, now);
  return {
    grievanceId,
    version,
    form,
    ...(await offeredNumber(draft, form, now)),
    papers: await papersOf<'proof'>(grievanceId, locale),
    ...(Object.keys(problems).length > 0 && { fields: sayFields(problems, locale) }),
  };
}
