import type { DeskTalkDto, DeskTalkRowDto, DeskTalksDto } from '@/lib/domain/help/contract';
import { mayTakeOver, talksFor } from '@/lib/domain/help/talk';
import type { StaffActor } from '@/lib/server/auth/staffSession';
import { AppError } from '@/lib/server/http/errors';
import type { ApiRequest } from '@/lib/server/services/common/apiRequest';
import { auditEach } from '@/lib/server/services/common/audit';
import { actorOf } from '@/lib/server/services/common/actor';
import type { DeskQueueQuery } from '@/lib/validation/desk/queue';
import { countTalks, findTalk, listTalks, type TalkRecord, type TalkRow } from '@/models/help/talk';
import { isHere } from '@/lib/server/services/help/here';
import { linesOf, namesOf } from '@/lib/server/services/help/talkDto';
import { contactOf, takesFiles } from '@/lib/server/services/help/talkRecord';

const LIMIT = 30;

/**
 * Lists the talks of this role. The view asks every few seconds, so the audit gets one entry for each quarter of an
 * hour.
 */
export async function listDeskTalks(request: ApiRequest<DeskQueueQuery>): Promise<DeskTalksDto> {
  const { input, now } = request;
  const staff = actorOf(request);
  const { status, page } = input;
  await isHere(staff, now);
  const list = {
    statuses: status === 'open' ? (['waiting', 'talking', 'away'] as const) : (['closed'] as const),
    topics: talksFor(staff.role),
  };
  const [found, total] = await Promise.all([
    listTalks({ ...list, skip: (page - 1) * LIMIT, limit: LIMIT }),
    countTalks(list),
  ]);
  await auditEach('TALKS_LISTED', staff.staffId, request, { status });
  const talks = await Promise.all(found.map((talk) => toRow(talk, staff)));
  return { talks, page, limit: LIMIT, total };
}

export async function readDeskTalk(request: ApiRequest<{ talkId: string }>): Promise<DeskTalkDto> {
  const staff = actorOf(request);
  const talk = await findForRole(request.input.talkId, staff);
  await isHere(staff, request.now);
  await auditEach('TALK_READ', staff.staffId, request, { talkId: talk._id });
  const { mobileNumber, email } = contactOf(talk);
  return {
    ...(await toRow(talk, staff)),
    isProven: talk.isProven,
    takesFiles: takesFiles(talk),
    hasNumber: Boolean(mobileNumber),
    hasEmail: Boolean(email),
    history: linesOf(talk, await namesOf(talk)),
  };
}

/** Throws NOT_FOUND for a talk that this role doesn't answer. */
export async function findForRole(talkId: string, { role }: StaffActor): Promise<TalkRecord> {
  const talk = await findTalk(talkId);
  if (!talk || !talksFor(role).includes(talk.topic)) throw new AppError('NOT_FOUND');
  return talk;
}

async function toRow(talk: TalkRow, { staffId, role }: StaffActor): Promise<DeskTalkRowDto> {
  const { _id: talkId, topic, status, language, takenBy, waitsSince, lineCount = 0 } = talk;
  const by = takenBy && (await namesOf({ takenBy, lines: [] })).get(takenBy);
  const isOwn = takenBy === staffId;
  return {
    talkId,
    topic,
    status,
    language,
    name: contactOf(talk).name ?? '',
    ...(by && { by }),
    isOwn,
    mayTake: status !== 'talking' || (!isOwn && mayTakeOver(role)),
    since: waitsSince.toISOString(),
    lines: lineCount,
  };
}
