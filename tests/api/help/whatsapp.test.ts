import mongoose from 'mongoose';
import { api, paths } from '@/lib/config/paths';
import type { DeskTalkDto, DeskTalksDto } from '@/lib/domain/help/contract';
import { LONGEST_TALK_MESSAGE, MOST_TALK_LINES } from '@/lib/domain/help/talk';
import { inboundLine } from '@/lib/server/integrations/messages/inboundLine';
import { whatsappSecret } from '@/lib/server/integrations/messages/whatsappLine';
import { deliverMessages } from '@/tests/api/support/store/deliver';
import { mobileHashOf } from '@/lib/server/services/common/personalData';
import { tellNextTalk } from '@/lib/server/services/help/tellTalk';
import { addConsent } from '@/models/consents/consent';
import { Talks } from '@/models/help/talk';
import { useApi } from '@/tests/api/support/api';
import { expectFailure } from '@/tests/api/support/browser';
import { addSampleStaff, staffWith } from '@/tests/api/support/desk';
import type { Visitor } from '@/tests/api/support/visitors';
import { messagesTo, newMobile, passSeconds } from '@/tests/api/support/visitors';

process.env['RATE_LIMIT_FACTOR'] = '100';
const { newBrowser } = useApi();
beforeEach(() => Talks.deleteMany({}));
afterEach(() => jest.useRealTimers());

beforeAll(async () => {
  await newBrowser().get('/api/health/ready');
  await addSampleStaff();
});

let ids = 0;
const newId = () => String((ids += 1)).padStart(32, '0');
const A_DAY = 24 * 60 * 60;

function tell(event: object, secret = whatsappSecret() ?? '') {
  const headers = { 'Content-Type': 'application/json' };
  const address = `${api.helpWhatsapp}?${new URLSearchParams({ secret })}`;
  return newBrowser().send(address, { method: 'POST', headers, raw: JSON.stringify(event) });
}
const talksOf = async (staff: Visitor) => ((await staff.get(api.deskTalks)).body as DeskTalksDto).talks;
const answer = (staff: Visitor, talkId: string, text: string) =>
  staff.post(api.deskTalkAnswer, { talkId, messageId: newId(), text });

test('what comes without the secret, or with the one of the SMS line, is not heard; what is no text changes nothing', async () => {
  const event = { uuid: 'e-9', customerNumber: `91${newMobile()}`, text: 'Hello' };
  for (const other of ['another secret', inboundLine()?.secret ?? 'none'])
    expectFailure(await tell(event, other), 404, 'NOT_FOUND');
  expectFailure(await newBrowser().post(api.helpWhatsapp, event), 404, 'NOT_FOUND');
  const staff = await staffWith(newBrowser().port);
  const before = (await talksOf(staff)).length;
  for (const text of [undefined, '  ', 7]) expect((await tell({ ...event, text })).status).toBe(200);
  const ours = { ...event, direction: 'outbound', contentType: 'image' };
  for (const text of ['Hello', undefined]) expect((await tell({ ...ours, text })).status).toBe(200);
  expect(await talksOf(staff)).toHaveLength(before);
});

const linesOf = async (staff: Visitor, talkId: string) =>
  ((await staff.get(`${api.deskTalk}?talkId=${talkId}`)).body as DeskTalkDto).history.flatMap(
    ({ text }) => text ?? [],
  );

test('a long message is kept whole, a full talk is followed by another, and a repeat finds itself in either', async () => {
  const staff = await staffWith(newBrowser().port);
  const customerNumber = `91${newMobile()}`;
  const long = 'a'.repeat(LONGEST_TALK_MESSAGE) + 'b'.repeat(10);
  await tell({ uuid: 'l-1', customerNumber, text: long });
  const [{ talkId } = { talkId: '' }] = await talksOf(staff);
  expect((await linesOf(staff, talkId)).join('')).toBe(long);
  const { lines } = (await Talks.findById(talkId).lean())!;
  const filled = Array.from({ length: MOST_TALK_LINES - 2 }, () => ({ kind: 'customer', at: new Date() }));
  await Talks.updateOne({ _id: talkId }, { $set: { lines: [...lines, ...filled] } });
  for (const _ of [1, 2])
    expect((await tell({ uuid: 'l-2', customerNumber, text: 'More' })).status).toBe(200);
  await tell({ uuid: 'l-1', customerNumber, text: long });
  const after = await talksOf(staff);
  expect(after).toHaveLength(2);
  const next = after.find((each) => each.talkId !== talkId)?.talkId ?? '';
  expect(await linesOf(staff, next)).toEqual(['More']);
});

test('of the full talks of a number, however many, no words are read', async () => {
  const customerNumber = `91${newMobile()}`;
  const filled = Array.from({ length: MOST_TALK_LINES }, () => ({ kind: 'customer', at: new Date() }));
  const write = async (uuid: string) => {
    expect((await tell({ uuid, customerNumber, text: 'More' })).status).toBe(200);
  };
  for (let at = 0; at < 6; at += 1) {
    await write(`f-${at}`);
    const last = { [`lines.${MOST_TALK_LINES - 1}`]: mongoose.trusted({ $exists: false }) };
    await Talks.updateMany(last, { $push: { lines: { $each: filled } } });
  }
  const isFull = new Set((await Talks.find({}, { _id: 1 }).lean()).map(({ _id }) => _id));
  expect(isFull.size).toBe(6);

  const read: { of: object }[] = [];
  mongoose.set('debug', (name: string, method: string, of: object, more?: { projection?: object }) => {
    if (name === 'talks' && method.startsWith('find')) read.push({ of, ...more?.projection });
  });
  await write('f-last');
  for (const uuid of ['f-last', 'f-0', 'f-5']) await write(uuid);
  mongoose.set('debug', false);
  const [open] = (await Talks.find({}).lean()).filter(({ _id }) => !isFull.has(_id));
  expect(open?.lines).toHaveLength(1);
  expect(await Talks.countDocuments()).toBe(7);
  const whole = read.filter((each) => !('lines.kind' in each));
  expect(new Set(whole.map(({ of }) => (of as { _id: string })._id))).toEqual(new Set([open?._id]));
  expect(read.length - whole.length).toBe(7);
});

test('of two messages at once a talk that has room for one takes one, and the next the other', async () => {
  const customerNumber = `91${newMobile()}`;
  await tell({ uuid: 'r-0', customerNumber, text: 'First' });
  const filled = Array.from({ length: MOST_TALK_LINES - 2 }, () => ({ kind: 'customer', at: new Date() }));
  await Talks.updateMany({}, { $push: { lines: { $each: filled } } });
  await Promise.all(['r-1', 'r-2'].map((uuid) => tell({ uuid, customerNumber, text: uuid })));
  const counts = (await Talks.find({}).lean()).map(({ lines }) => lines.length);
  expect(counts.toSorted((a, b) => a - b)).toEqual([1, MOST_TALK_LINES]);
});

test('a picture is told to who answers, and its sender is asked for words once a day', async () => {
  const mobileNumber = newMobile();
  const picture = { customerNumber: `91${mobileNumber}`, contentType: 'image', url: 'https://example.com/1' };
  for (const uuid of ['p-1', 'p-1', 'p-2']) expect((await tell({ uuid, ...picture })).status).toBe(200);
  const staff = await staffWith(newBrowser().port);
  const [{ talkId } = { talkId: '' }] = await talksOf(staff);
  expect(await linesOf(staff, talkId)).toEqual(Array(2).fill(expect.stringContaining('is not text')));
  const asked = async () => {
    await deliverMessages(new Date());
    return (await messagesTo(mobileNumber, newBrowser())).map(({ text }) => text);
  };
  expect(await asked()).toEqual([expect.stringContaining(paths.helpTalk)]);
  passSeconds(A_DAY + 1);
  await tell({ uuid: 'p-3', ...picture });
  expect(await asked()).toHaveLength(2);
});

test('words below a picture are kept, and the picture is told of beside them, each once', async () => {
  const captioned = { customerNumber: `91${newMobile()}`, contentType: 'image', text: 'My bill' };
  for (const _ of [1, 2]) await tell({ uuid: 'c-1', ...captioned });
  const staff = await staffWith(newBrowser().port);
  const [{ talkId } = { talkId: '' }] = await talksOf(staff);
  expect(await linesOf(staff, talkId)).toEqual(['My bill', expect.stringContaining('is not text')]);
});

test('a talk is in the language that the number agreed in', async () => {
  const mobileNumber = newMobile();
  const at = new Date();
  await addConsent({
    _id: 'c-1',
    purpose: 'contact',
    textVersion: '1',
    language: 'ta',
    channel: 'website',
    quoteId: 'q',
    addressHash: '',
    mobileHash: mobileHashOf(mobileNumber),
    givenAt: at,
    validUntil: at,
    expiresAt: at,
  });
  await tell({ uuid: 'k-1', customerNumber: `91${mobileNumber}`, text: 'வணக்கம்' });
  const [row] = await talksOf(await staffWith(newBrowser().port));
  expect(row?.language).toBe('ta');
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
