import { api } from '@/lib/config/paths';
import type { DeskTalkDto, DeskTalksDto } from '@/lib/domain/help/contract';
import { inboundLine } from '@/lib/server/integrations/messages/inboundLine';
import { signWhatsapp } from '@/lib/server/integrations/messages/whatsappLine';
import { deliverMessages } from '@/lib/server/services/site/deliverMessages';
import { tellNextTalk } from '@/lib/server/services/help/tellTalk';
import { useApi } from '@/tests/api/support/api';
import { expectFailure } from '@/tests/api/support/browser';
import { addSampleStaff, staffWith } from '@/tests/api/support/desk';
import type { Visitor } from '@/tests/api/support/visitors';
import { messagesTo, newMobile, passSeconds } from '@/tests/api/support/visitors';

process.env['RATE_LIMIT_FACTOR'] = '100';
const { newBrowser } = useApi();
afterEach(() => jest.useRealTimers());

beforeAll(async () => {
  await newBrowser().get('/api/health/ready');
  await addSampleStaff();
});

let ids = 0;
const newId = () => String((ids += 1)).padStart(32, '0');
const A_DAY = 24 * 60 * 60;

function tell(event: object, secret = inboundLine()?.secret ?? '') {
  const raw = JSON.stringify(event);
  const headers = {
    'Content-Type': 'application/json',
    'X-Hub-Signature-256': signWhatsapp(Buffer.from(raw), secret),
  };
  return newBrowser().send(api.helpWhatsapp, { method: 'POST', headers, raw });
}
const talksOf = async (staff: Visitor) => ((await staff.get(api.deskTalks)).body as DeskTalksDto).talks;
const answer = (staff: Visitor, talkId: string, text: string) =>
  staff.post(api.deskTalkAnswer, { talkId, messageId: newId(), text });

test('what is not signed, or signed by another, is not heard; what is no text changes nothing', async () => {
  const event = { uuid: 'e-9', customerNumber: `91${newMobile()}`, text: 'Hello' };
  expectFailure(await tell(event, 'another secret'), 404, 'NOT_FOUND');
  expectFailure(await newBrowser().post(api.helpWhatsapp, event), 404, 'NOT_FOUND');
  const staff = await staffWith(newBrowser().port);
  const before = (await talksOf(staff)).length;
  for (const text of [undefined, '  ', 7]) expect((await tell({ ...event, text })).status).toBe(200);
  expect(await talksOf(staff)).toHaveLength(before);
});

test('messages of a number are one talk, each once; answers go back there once, for a day', async () => {
  const number = newMobile();
  const event = { uuid: 'e-1', customerNumber: `91${number}`, text: 'When does my policy begin?' };
  for (const _ of [1, 2, 3]) expect((await tell(event)).status).toBe(200);
  await tell({ ...event, uuid: 'e-2', text: 'And when does it end?' });
  const staff = await staffWith(newBrowser().port);
  const [{ talkId } = { talkId: '' }] = await talksOf(staff);
  await staff.post(api.deskTalkWork, { talkId, what: 'take' });
  expect((await answer(staff, talkId, 'From 1 March.')).status).toBe(200);
  for (const _ of [1, 2]) while (await tellNextTalk(new Date()));
  await deliverMessages(new Date());
  const sent = (await messagesTo(number, newBrowser())).filter(({ purpose }) => purpose === 'talk-whatsapp');
  expect(sent.map(({ text, channel }) => [text, channel])).toEqual([['From 1 March.', 'whatsapp']]);
  const { body } = await staff.get(`${api.deskTalk}?talkId=${talkId}`);
  const { history, isProven } = body as DeskTalkDto;
  expect(isProven).toBe(true);
  expect(history.flatMap(({ text }) => text ?? [])).toEqual([
    ...['When does my policy begin?', 'And when does it end?', 'From 1 March.'],
  ]);
  passSeconds(A_DAY + 1);
  const later = await staffWith(newBrowser().port);
  expectFailure(await answer(later, talkId, 'Are you there?'), 422, 'NO_CONSENT');
});
