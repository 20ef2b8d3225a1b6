import { todayInIndia } from '@/lib/domain/common/dates';
import { grievancesFor } from '@/lib/domain/desk/permissions';
import type {
  DeskGrievanceDto,
  DeskGrievanceRowDto,
  DeskGrievancesDto,
} from '@/lib/domain/grievances/contract';
import { grievanceDatesOf, grievanceDay } from '@/lib/domain/grievances/grievanceClock';
import { AppError } from '@/lib/server/http/errors';
import type { ApiRequest } from '@/lib/server/services/common/apiRequest';
import { actorOf } from '@/lib/server/services/common/actor';
import { audit } from '@/lib/server/services/common/audit';
import { fileOf } from '@/lib/server/services/papers/paperDto';
import type { DeskQueueQuery } from '@/lib/validation/desk/queue';
import {
  countGrievances,
  findGrievance,
  type GrievanceRecord,
  listGrievances,
} from '@/models/grievances/grievance';
import { findPaper } from '@/models/papers/paper';
import { isLate, toGrievanceDto } from '@/lib/server/services/grievances/grievanceDto';
import { grievanceFormOf } from '@/lib/server/services/grievances/grievanceRecord';

const LIMIT = 20;

export async function listDeskGrievances(request: ApiRequest<DeskQueueQuery>): Promise<DeskGrievancesDto> {
  const { input, now } = request;
  const { staffId, role } = actorOf(request);
  const { status, page } = input;
  const list = { isOpen: status === 'open', abouts: grievancesFor(role) };
  const [found, total] = await Promise.all([
    listGrievances({ ...list, skip: (page - 1) * LIMIT, limit: LIMIT }),
    countGrievances(list),
  ]);
  const listed = found.map(({ _id }) => _id);
  await audit('GRIEVANCES_LISTED', staffId, request, { grievances: listed });
  return { grievances: found.map((each) => toRow(each, now)), page, limit: LIMIT, total };
}

/** Each reading is audited. */
export async function readDeskGrievance(
  request: ApiRequest<{ grievanceId: string }>,
): Promise<DeskGrievanceDto> {
  const grievance = await findFiled(request.input.grievanceId, request);
  const { _id: grievanceId, version, language = 'en' } = grievance;
  await audit('GRIEVANCE_READ', actorOf(request).staffId, request, { grievanceId });
  const { name = '' } = grievanceFormOf(grievance);
  return { ...(await toGrievanceDto(grievance, request)), version, name, language };
}

export async function openDeskGrievancePaper(request: ApiRequest<{ paperId: string }>) {
  const paper = await findPaper(request.input.paperId);
  if (!paper) throw new AppError('NOT_FOUND');
  const { ownerId: grievanceId, _id: paperId } = paper;
  await findFiled(grievanceId, request);
  await audit('GRIEVANCE_PAPER_OPENED', actorOf(request).staffId, request, { grievanceId, paperId });
  return fileOf(paper);
}

/** A grievance that this role answers; throws NOT_FOUND for others. */
export async function findFiled(
  grievanceId: string,
  request: Pick<ApiRequest<unknown>, 'staff'>,
): Promise<GrievanceRecord> {
  const { role } = actorOf(request);
  const grievance = await findGrievance(grievanceId);
  const { about } = grievance ?? {};
  if (!grievance || !about || !grievancesFor(role).includes(about)) throw new AppError('NOT_FOUND');
  return grievance;
}

function toRow(grievance: GrievanceRecord, now: Date): DeskGrievanceRowDto {
  const { _id: grievanceId, status, about = 'other', filedAt = now, doneAt } = grievance;
  const filedOn = todayInIndia(filedAt);
  return {
    grievanceId,
    about,
    isLate: isLate(grievance, now),
    status: status === 'draft' ? 'filed' : status,
    day: grievanceDay(filedOn, todayInIndia(doneAt ?? now)),
    name: grievanceFormOf(grievance).name ?? '',
    dueOn: grievanceDatesOf(filedOn).answerBy,
  };
}
