import { DAY_MS } from '@/lib/domain/common/dates';
import type { DeskTalkDto, DeskTalkRowDto, DeskTalksDto } from '@/lib/domain/help/contract';
import { talksFor } from '@/lib/domain/help/talk';
import type { StaffActor } from '@/lib/server/auth/staffSession';
import { AppError } from '@/lib/server/http/errors';
import type { ApiRequest } from '@/lib/server/services/common/apiRequest';
import { auditEach } from '@/lib/server/services/common/audit';
import { actorOf } from '@/lib/server/services/desk/staffSignIn';
import type { DeskTalksQuery } from '@/lib/validation/help/requests';
import { notePresence } from '@/models/help/deskPresence';
import { countTalks, findTalk, listTalks, type TalkRecord } from '@/models/help/talk';
import { linesOf, namesOf } from '../talkDto';
import { contactOf } from '../talkRecord';

const LIMIT = 30;
const PRESENCE_MS = 20_000;

/** The view asks every few seconds: one entry in the audit for each quarter of an hour. */
export async function listDeskTalks(request: ApiRequest<DeskTalksQuery>): Promise<DeskTalksDto> {
  const { input, now } = request;
  const staff = actorOf(request);
  const { status, page } = input;
  const expiresAt = new Date(now.getTime() + DAY_MS);
  await notePresence({ _id: staff.staffId, role: staff.role, seenAt: now, expiresAt }, PRESENCE_MS);
  const list = {
    statuses: status === 'open' ? (['waiting', 'talking'] as const) : (['closed'] as const),
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
  await auditEach('TALK_READ', staff.staffId, request, { talkId: talk._id });
  const { mobileNumber, email } = contactOf(talk);
  return {
    ...(await toRow(talk, staff)),
    ...{ isProven: talk.isProven, hasNumber: Boolean(mobileNumber), hasEmail: Boolean(email) },
    history: linesOf(talk, await namesOf(talk)),
  };
}

/** One of those that this role answers. */
export async function findForRole(talkId: string, { role }: StaffActor): Promise<TalkRecord> {
  const talk = await findTalk(talkId);
  if (!talk || !talksFor(role).includes(talk.topic)) throw new AppError('NOT_FOUND');
  return talk;
}

async function toRow(talk: TalkRecord, { staffId }: StaffActor): Promise<DeskTalkRowDto> {
  const { _id: talkId, topic, status, language, takenBy, waitsSince, lines } = talk;
  const by = takenBy && (await namesOf(talk)).get(takenBy);
  return {
    ...{ talkId, topic, status, language, name: contactOf(talk).name ?? '' },
    ...(by && { by }),
    isOwn: takenBy === staffId,
    since: waitsSince.toISOString(),
    lines: lines.length,
  };
}
