import { randomBytes } from 'node:crypto';
import { api } from '@/lib/config/paths';
import type { DeskTalkDto, DeskTalksDto, OwnTalkDto } from '@/lib/domain/help/contract';
import { deliverMessages } from '@/tests/api/support/store/deliver';
import { tellNextTalk } from '@/lib/server/services/help/tellTalk';
import type { Browser } from '@/tests/api/support/browser';
import { Visitor } from '@/tests/api/support/visitors';

export const newId = () => randomBytes(16).toString('hex');

/** Talks of new visitors. */
export function talksBy(newBrowser: () => Browser) {
  const beginBy = async (before: (visitor: Visitor) => unknown, more: object = {}) => {
    const visitor = new Visitor(newBrowser().port);
    await before(visitor);
    return beginOf(visitor, more);
  };
  return { beginBy, begin: (more: object = {}) => beginBy(() => undefined, more) };
}

export async function beginOf(visitor: Visitor, more: object = {}) {
  const talkId = newId();
  const begun = await visitor.post(api.helpTalk, { talkId, topic: 'policy', name: 'Asha', ...more });
  expect(begun.status).toBe(201);
  const write = (text: string, messageId = newId()) =>
    visitor.post(api.helpMessage, { talkId, messageId, text });
  const read = async () => (await visitor.get(`${api.helpTalk}?talkId=${talkId}`)).body as OwnTalkDto;
  const leave = () => visitor.post(api.helpLeave, { talkId });
  return { visitor, talkId, write, read, leave };
}

export const work = (staff: Visitor, talkId: string, what: string) =>
  staff.post(api.deskTalkWork, { talkId, what });
export const answer = (staff: Visitor, talkId: string, text: string, messageId = newId()) =>
  staff.post(api.deskTalkAnswer, { talkId, messageId, text });
export const readDesk = async (staff: Visitor, talkId: string) =>
  (await staff.get(`${api.deskTalk}?talkId=${talkId}`)).body as DeskTalkDto;
export const list = async (staff: Visitor) => (await staff.get(api.deskTalks)).body as DeskTalksDto;

export const tell = async () => {
  while (await tellNextTalk(new Date()));
  await deliverMessages(new Date());
};
