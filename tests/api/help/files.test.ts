import { createHash } from 'node:crypto';
import mongoose from 'mongoose';
import { api } from '@/lib/config/paths';
import type { TalkFileDto } from '@/lib/domain/help/contract';
import { MOST_TALK_FILES } from '@/lib/domain/help/talk';
import { Talks } from '@/models/help/talk';
import { Papers } from '@/models/papers/paper';
import { aPdf } from '@/tests/claims/sampleFiles';
import { useApi } from '@/tests/api/support/api';
import { expectFailure } from '@/tests/api/support/browser';
import { addSampleStaff, staffWith } from '@/tests/api/support/desk';
import { messagesTo, newMobile, passSeconds, prove, Visitor } from '@/tests/api/support/visitors';
import { answer, readDesk, talksBy, tell, work } from './talkSupport';

process.env['RATE_LIMIT_FACTOR'] = '100';
const { newBrowser } = useApi();
afterEach(() => jest.useRealTimers());
const talks = talksBy(newBrowser);
let staff: Visitor;
beforeAll(async () => {
  await newBrowser().get('/api/health/ready');
  await addSampleStaff();
  staff = await staffWith(newBrowser().port);
});

/** Sends a file in parts, as a browser does. */
async function send(
  by: Visitor,
  path: string,
  talkId: string,
  { bytes = aPdf(), name = 'receipt.pdf' } = {},
) {
  const hash = createHash('sha256').update(bytes).digest('hex');
  const file = { talkId, kind: 'file', name, bytes: bytes.length, hash };
  const first = await by.post(path, file);
  if (first.status !== 200) return first;
  return by.post(path, { ...file, part: 0, data: bytes.toString('base64') });
}
const another = (at: number) => Buffer.concat([aPdf(), Buffer.from(`\n% ${at}`)]);
const open = (by: Visitor, path: string, paperId: string) => by.get(`${path}?paperId=${paperId}`);

test('files go both ways, each a line once, opened by both sides alone, in the transcript by name', async () => {
  const [mobileNumber, email] = [newMobile(), 'files@example.com'];
  const { visitor, talkId, read, leave } = await talks.beginBy((each) => prove(each, mobileNumber), {
    mobileNumber,
    email,
  });
  await work(staff, talkId, 'take');
  const sent = (await send(visitor, api.helpFile, talkId)).body as TalkFileDto;
  expect(sent.state).toBe('kept');
  // The answer was lost: a repeat gives the same line.
  await send(visitor, api.helpFile, talkId);
  const given = (await send(staff, api.deskTalkFile, talkId, { bytes: another(1), name: 'form.pdf' })).body;
  const { talk } = await read();
  expect(talk?.lines.flatMap(({ kind, text, file }) => (file ? [[kind, text, file.paperId]] : []))).toEqual([
    ['customer', 'receipt.pdf', sent.paperId],
    ['staff', 'form.pdf', given.paperId],
  ]);
  expect((await readDesk(staff, talkId)).history.filter(({ file }) => file)).toHaveLength(2);
  for (const { paperId } of [sent, given as TalkFileDto]) {
    expect((await open(visitor, api.helpFile, paperId)).status).toBe(200);
    expect((await open(staff, api.deskTalkFile, paperId)).status).toBe(200);
    const stranger = new Visitor(newBrowser().port);
    expectFailure(await open(stranger, api.helpFile, paperId), 404, 'NOT_FOUND');
  }
  expect(JSON.stringify(await Talks.findById(talkId).lean())).not.toContain('receipt');
  await leave();
  await tell();
  const [mail] = await messagesTo(email, newBrowser());
  expect(mail?.text).toMatch(/\[receipt\.pdf\][^]*\[form\.pdf\]/);
});

test('the files of a proven number count together, from whatever browser', async () => {
  const mobileNumber = newMobile();
  const paperIds: string[] = [];
  for (const at of [1, 2]) {
    const { visitor, talkId } = await talks.beginBy((each) => prove(each, mobileNumber), { mobileNumber });
    const { body } = await send(visitor, api.helpFile, talkId, { bytes: another(at) });
    paperIds.push((body as TalkFileDto).paperId);
  }
  const papers = await Papers.find({ _id: mongoose.trusted({ $in: paperIds }) }).lean();
  expect([papers.length, new Set(papers.map(({ mobileHash }) => mobileHash)).size]).toEqual([2, 1]);
});

test('what is no photo or PDF is refused with its words and becomes no line', async () => {
  const { visitor, talkId, read } = await talks.begin();
  await work(staff, talkId, 'take');
  const { body } = await send(visitor, api.helpFile, talkId, { bytes: Buffer.from('<svg onload="x"/>') });
  expect(body).toMatchObject({ state: 'refused', refusal: 'wrongType', says: expect.any(String) as string });
  expect((await read()).talk?.lines.some(({ file }) => file)).toBe(false);
});

test('nobody fills the store before a person is there, or with more than a talk takes', async () => {
  const { visitor, talkId, read } = await talks.begin();
  expect((await read()).talk?.state.takesFiles).toBe(false);
  expectFailure(await send(visitor, api.helpFile, talkId), 409, 'STEP_NOT_REACHED');
  await work(staff, talkId, 'take');
  expect((await read()).talk?.state.takesFiles).toBe(true);
  for (let at = 0; at < MOST_TALK_FILES; at += 1)
    expect((await send(visitor, api.helpFile, talkId, { bytes: another(at) })).status).toBe(200);
  expectFailure(await send(visitor, api.helpFile, talkId, { bytes: another(99) }), 422, 'TALK_FULL');
});

test('who sends a file after the session ended is not proven by it', async () => {
  const mobileNumber = newMobile();
  const { visitor, talkId, write } = await talks.beginBy((each) => prove(each, mobileNumber));
  await write('Is my son covered?');
  await work(staff, talkId, 'take');
  expect((await send(visitor, api.helpFile, talkId)).status).toBe(200);
  expect((await Talks.findById(talkId).lean())?.isProven).toBe(true);
  passSeconds(31 * 60);
  expect((await send(visitor, api.helpFile, talkId, { bytes: another(7) })).status).toBe(200);
  expect((await Talks.findById(talkId).lean())?.isProven).toBe(false);
});

test('the desk sends files into its own talks, and opens those of its topics', async () => {
  const claims = await staffWith(newBrowser().port, 'claims');
  const { talkId } = await talks.begin({ topic: 'claim' });
  await work(claims, talkId, 'take');
  expectFailure(await send(staff, api.deskTalkFile, talkId), 404, 'NOT_FOUND');
  const kept = (await send(claims, api.deskTalkFile, talkId)).body as TalkFileDto;
  expectFailure(await open(staff, api.deskTalkFile, kept.paperId), 404, 'NOT_FOUND');
  expect((await open(claims, api.deskTalkFile, kept.paperId)).status).toBe(200);
  await work(claims, talkId, 'handOn');
  expectFailure(await send(claims, api.deskTalkFile, talkId, { bytes: another(2) }), 409, 'TALK_TAKEN');
  expectFailure(await answer(claims, talkId, 'More'), 409, 'TALK_TAKEN');
});

test.each([
  ['form.pdf', 'form.pdf'],
  ['Receipt 1.PDF', 'Receipt 1.PDF'],
  ['form.html', 'form.html.pdf'],
  ['run.bat', 'run.bat.pdf'],
  ['bill\u202Efdp.exe', 'billfdp.exe.pdf'],
  ['..\\..\\a/b:c\n.pdf', 'abc.pdf'],
  ['\u202E', 'file.pdf'],
])('a file called %j is opened as %j', async (name, shown) => {
  const mobileNumber = newMobile();
  const { visitor, talkId, read } = await talks.beginBy((each) => prove(each, mobileNumber), {
    mobileNumber,
  });
  expect(((await send(visitor, api.helpFile, talkId, { name })).body as TalkFileDto).state).toBe('kept');
  expect((await read()).talk?.lines.at(-1)?.text).toBe(shown);
});

test('after signing out neither talk nor file opens, to a copy of the cookies either', async () => {
  const mobileNumber = newMobile();
  const { visitor, talkId } = await talks.beginBy((each) => prove(each, mobileNumber), { mobileNumber });
  const { paperId } = (await send(visitor, api.helpFile, talkId)).body as TalkFileDto;
  const copy = new Visitor(newBrowser().port);
  visitor.cookies.forEach((value, name) => copy.cookies.set(name, value));
  expect((await open(copy, api.helpFile, paperId)).status).toBe(200);
  expect((await visitor.post(api.sessionEnd, {})).status).toBe(204);
  for (const each of [visitor, copy]) {
    expectFailure(await open(each, api.helpFile, paperId), 404, 'NOT_FOUND');
    expectFailure(await each.get(`${api.helpTalk}?talkId=${talkId}`), 404, 'NOT_FOUND');
  }
  // The desk still has it.
  expect((await readDesk(staff, talkId)).history.filter(({ file }) => file)).toHaveLength(1);
});
