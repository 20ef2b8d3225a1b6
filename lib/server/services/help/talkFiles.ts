import type { TalkFileDto } from '@/lib/domain/help/contract';
import { MOST_TALK_FILES } from '@/lib/domain/help/talk';
import { fileNameOf } from '@/lib/domain/papers/fileName';
import { lookupHash } from '@/lib/server/crypto';
import { AppError } from '@/lib/server/http/errors';
import type { ApiRequest } from '@/lib/server/services/common/apiRequest';
import { audit } from '@/lib/server/services/common/audit';
import { actorOf } from '@/lib/server/services/common/actor';
import { discardUnkeptOf } from '@/lib/server/services/papers/discardFile';
import { fileOf } from '@/lib/server/services/papers/paperDto';
import { storePaper } from '@/lib/server/services/papers/storePaper';
import type { TalkFileBody } from '@/lib/validation/help/requests';
import type { TalkRecord } from '@/models/help/talk';
import { findPaper, type PaperRecord } from '@/models/papers/paper';
import { findForRole } from './desk/deskTalks';
import { addStaffLine } from './desk/workOnTalk';
import { addCustomerLine, findOwn, proofOfLine } from './ownTalk';
import { takesFiles } from './talkRecord';

type Line = { messageId: string; text: string; file: { paperId: string; bytes: number } };
type Kept = {
  talk: TalkRecord;
  sender: string;
  request: ApiRequest<TalkFileBody>;
  add: (line: Line) => unknown;
};

/**
 * Adds a line once the file is whole and found harmless. The line's id follows from the paper's, so a repeat adds none.
 */
async function keepFile({ talk, sender, request, add }: Kept): Promise<TalkFileDto> {
  if (!takesFiles(talk)) throw new AppError('STEP_NOT_REACHED');
  const { _id: ownerId, expiresAt } = talk;
  const owner = { ownerId, mobileHash: lookupHash('talk-file', sender), expiresAt, most: MOST_TALK_FILES };
  const paper = await storePaper<'file'>(owner, request).catch((error: unknown) => {
    throw error instanceof AppError && error.code === 'PAPER_LIMIT' ? new AppError('TALK_FULL') : error;
  });
  const { paperId, bytes, state } = paper;
  if (state === 'kept') {
    const messageId = Buffer.from(lookupHash('talk-file-line', paperId), 'base64url')
      .toString('hex')
      .slice(0, 32);
    const { type } = (await findPaper(paperId)) ?? {};
    if (type === undefined) throw new AppError('CONFLICT');
    await add({ messageId, text: fileNameOf(request.input.name, type), file: { paperId, bytes } });
  }
  return paper;
}

export async function keepOwnFile(request: ApiRequest<TalkFileBody>): Promise<TalkFileDto> {
  const talk = await findOwn(request.input.talkId, request);
  const proof = await proofOfLine(talk, request);
  const add = (line: Line) => addCustomerLine(talk._id, line, request.now, proof);
  // A number's limits count its files in all its talks.
  return keepFile({ talk, sender: talk.mobileHash ?? talk.ownerHash, request, add });
}

/** Takes a file from the person who has the talk. */
export async function keepDeskFile(request: ApiRequest<TalkFileBody>): Promise<TalkFileDto> {
  const staff = actorOf(request);
  const talk = await findForRole(request.input.talkId, staff);
  if (talk.takenBy !== staff.staffId || talk.status !== 'talking') throw new AppError('TALK_TAKEN');
  return keepFile({
    talk,
    sender: staff.staffId,
    request,
    add: (line) => addStaffLine(talk._id, line, request),
  });
}

type Named = ApiRequest<{ paperId: string }>;

export async function openOwnFile(request: Named) {
  const paper = await paperOf(request);
  await findOwn(paper.ownerId, request);
  return fileOf(paper);
}

export async function openDeskFile(request: Named) {
  const staff = actorOf(request);
  const paper = await paperOf(request);
  const { _id: talkId } = await findForRole(paper.ownerId, staff);
  await audit('TALK_FILE_OPENED', staff.staffId, request, { talkId, paperId: paper._id });
  return fileOf(paper);
}

/** Removes a file that isn't whole or was refused; one that is a line already stays. Repeatable. */
export async function discardOwnFile(request: Named): Promise<void> {
  await discardUnkeptOf(request, (talkId) => findOwn(talkId, request));
}

export async function discardDeskFile(request: Named): Promise<void> {
  const staff = actorOf(request);
  await discardUnkeptOf(request, (talkId) => findForRole(talkId, staff));
}

async function paperOf({ input }: Named): Promise<PaperRecord> {
  const paper = await findPaper(input.paperId);
  if (!paper) throw new AppError('NOT_FOUND');
  return paper;
}
