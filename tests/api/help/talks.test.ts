import mongoose from 'mongoose';
import { api } from '@/lib/config/paths';
import type { OwnTalkDto, TalkDto } from '@/lib/domain/help/contract';
import { minutesToWait } from '@/lib/domain/help/waiting';
import { AuditEntries } from '@/models/desk/auditEntry';
import { DeskPresence } from '@/models/help/deskPresence';
import { Talks } from '@/models/help/talk';
import { useApi } from '@/tests/api/support/api';
import { expectFailure } from '@/tests/api/support/browser';
import { addSampleStaff, staffWith } from '@/tests/api/support/desk';
import { messagesTo, newMobile, passSeconds, prove, Visitor } from '@/tests/api/support/visitors';
import { listen } from './listen';
import { answer, list, newId, readDesk, talksBy, tell, work } from './talkSupport';

process.env['RATE_LIMIT_FACTOR'] = '100';
const { newBrowser } = useApi();
afterEach(() => jest.useRealTimers());

let telecaller: Visitor;
let claims: Visitor;
beforeAll(async () => {
  await newBrowser().get('/api/health/ready');
  await addSampleStaff();
  const { port } = newBrowser();
  [telecaller, claims] = [await staffWith(port), await staffWith(port, 'claims')];
});
// Nobody is present until a test lets somebody look.
beforeEach(() => DeskPresence.deleteMany({}));

const talks = talksBy(newBrowser);
const aTalk = (more: object = {}) => talks.begin(more);
const wordsIn = ({ talk }: OwnTalkDto) => talk?.lines.flatMap(({ text }) => text ?? []);

test('a line is kept once however often it is sent, in the order of arrival', async () => {
  const { write, read } = await aTalk();
  const [first, second] = [newId(), newId()];
  expect((await write('One', first)).body).toEqual({ messageId: first, seq: 1 });
  expect((await write('Two', second)).body).toEqual({ messageId: second, seq: 2 });
  expect((await write('One', first)).body).toEqual({ messageId: first, seq: 1 });
  expect(wordsIn(await read())).toEqual(['One', 'Two']);
});

test('twenty lines at once are all kept, each in a place of its own', async () => {
  const { write, read } = await aTalk();
  const sent = Array.from({ length: 20 }, (_, at) => `Line ${at}`);
  // Sends colliding lines again, as the browser does.
  const sendAll = async (texts: readonly string[], messageIds: readonly string[]): Promise<void> => {
    const answers = await Promise.all(texts.map((text, at) => write(text, messageIds[at])));
    const again = answers.flatMap(({ status }, at) => (status === 200 ? [] : [at]));
    if (again.length === 0) return;
    await sendAll(again.map((at) => texts[at]!), again.map((at) => messageIds[at]!)); // oxfmt-ignore
  };
  await sendAll(
    sent,
    sent.map(() => newId()),
  );
  const { talk } = await read();
  expect(talk?.lines.map(({ seq }) => seq)).toEqual(sent.map((_, at) => at + 1));
  expect(talk?.lines.map(({ text }) => text).toSorted()).toEqual(sent.toSorted());
});

test('a talk is asked for once, and is its browser’s alone', async () => {
  const { visitor, talkId, write, read } = await aTalk();
  await write('Hello');
  await visitor.post(api.helpTalk, { talkId, topic: 'policy', name: 'Asha' });
  expect(wordsIn(await read())).toEqual(['Hello']);
  const other = new Visitor(newBrowser().port);
  expectFailure(await other.get(`${api.helpTalk}?talkId=${talkId}`), 404, 'NOT_FOUND');
  expectFailure(await other.get(`${api.helpEvents}?talkId=${talkId}`), 404, 'NOT_FOUND');
  for (const [path, body] of [
    [api.helpTalk, { topic: 'policy', name: 'Ravi' }],
    [api.helpMessage, { messageId: newId(), text: 'Hello' }],
    [api.helpSeen, { seq: 1 }],
    [api.helpLeave, {}],
  ] as const)
    expectFailure(await other.post(path, { talkId, ...body }), 404, 'NOT_FOUND');
});

test('numbers of cards and codes are hidden before they are kept, and words are sealed', async () => {
  const { talkId, write, read } = await aTalk({ mobileNumber: newMobile() });
  await write('My card is 4111 1111 1111 1111 and the OTP is 482913');
  expect(wordsIn(await read())).toEqual(['My card is •••• and the OTP is ••••']);
  const stored = JSON.stringify(await Talks.findById(talkId).lean());
  expect(stored).not.toMatch(/card|Asha|4111/);
});

test('who waits is told how many are before, and how long it takes; claims have people of their own', async () => {
  await Talks.deleteMany({});
  const first = await aTalk();
  const second = await aTalk();
  const claim = await aTalk({ topic: 'claim' });
  expect((await second.read()).talk?.state).toMatchObject({ status: 'waiting', before: 1, people: 0 });
  expect((await claim.read()).talk?.state).toMatchObject({ before: 0, people: 0 });
  await list(telecaller);
  const { here, talk } = await second.read();
  expect(here).toMatchObject({ people: 1, minutes: minutesToWait(2, 1) });
  expect(talk?.state).toMatchObject({ people: 1, minutes: minutesToWait(1, 1) });
  expect((await claim.read()).talk?.state.people).toBe(0);
  await first.visitor.post(api.helpLeave, { talkId: first.talkId });
  expect((await second.read()).talk?.state.before).toBe(0);
});

test('the desk takes a talk, reads what was written before, answers and closes it; each step is in the audit', async () => {
  const { talkId, write, read } = await aTalk();
  await write('When does my policy begin?');
  const row = (await list(telecaller)).talks.find((each) => each.talkId === talkId);
  expect(row).toMatchObject({ name: 'Asha', status: 'waiting', topic: 'policy', lines: 1 });
  expectFailure(await answer(telecaller, talkId, 'Too early'), 409, 'TALK_TAKEN');
  for (const _ of [1, 2]) expect((await work(telecaller, talkId, 'take')).body.status).toBe('talking');
  const messageId = newId();
  for (const _ of [1, 2])
    expect((await answer(telecaller, talkId, 'On 1 March.', messageId)).status).toBe(200);
  expect((await readDesk(telecaller, talkId)).history.map(({ kind }) => kind)).toEqual([
    ...['customer', 'taken', 'staff'],
  ]);
  const { talk } = await read();
  expect(talk?.state).toMatchObject({ status: 'talking', by: expect.stringMatching(/^\p{L}+$/u) as string });
  expect(talk?.lines.at(-1)).toMatchObject({ kind: 'staff', text: 'On 1 March.', by: talk?.state.by });
  await work(telecaller, talkId, 'close');
  expect((await read()).talk?.state.status).toBe('closed');
  const { body } = await write('One more thing');
  expect(body.seq).toBe(5);
  expect((await read()).talk?.state.status).toBe('waiting');
  const done = await AuditEntries.find({ about: talkId }).lean();
  expect(new Set(done.map(({ action }) => action))).toEqual(
    new Set(['TALK_TAKEN', 'TALK_ANSWERED', 'TALK_READ', 'TALK_CLOSED']),
  );
  expect(JSON.stringify(done)).not.toMatch(/March|Asha/);
});

test('a talk about a claim is for who decides claims, and another’s talk for its taker', async () => {
  const claim = await aTalk({ topic: 'claim' });
  expectFailure(await work(telecaller, claim.talkId, 'take'), 404, 'NOT_FOUND');
  expect((await list(telecaller)).talks.map(({ talkId }) => talkId)).not.toContain(claim.talkId);
  expect((await work(claims, claim.talkId, 'take')).status).toBe(200);
  const supervisor = await staffWith(newBrowser().port, 'supervisor');
  const policy = await aTalk();
  await work(supervisor, policy.talkId, 'take');
  expectFailure(await work(telecaller, policy.talkId, 'take'), 409, 'TALK_TAKEN');
  expectFailure(await work(telecaller, policy.talkId, 'close'), 409, 'TALK_TAKEN');
  expect((await work(supervisor, policy.talkId, 'handOn')).body.status).toBe('waiting');
  expect((await work(telecaller, policy.talkId, 'take')).body.status).toBe('talking');
  const { mayTake } = await readDesk(supervisor, policy.talkId);
  expect(mayTake).toBe(true);
  expect((await work(supervisor, policy.talkId, 'take')).body.status).toBe('talking');
  expectFailure(await answer(telecaller, policy.talkId, 'Still mine?'), 409, 'TALK_TAKEN');
});

test('an open talk hears each line once and in order, also after it was cut; and who writes', async () => {
  const { visitor, talkId, write } = await aTalk();
  await write('One');
  const page = listen(visitor, talkId);
  await page.until(({ lines }) => lines.length === 1);
  await work(telecaller, talkId, 'take');
  await work(telecaller, talkId, 'writing');
  await page.until(({ states }) => states.at(-1)?.isWriting === true);
  await answer(telecaller, talkId, 'Two');
  await page.until(({ lines }) => lines.length === 3);
  expect((await visitor.get(`${api.helpTalk}?talkId=${talkId}`)).body).toMatchObject({
    talk: { state: { isWriting: false } },
  });
  page.close();
  await answer(telecaller, talkId, 'Three');
  const again = listen(visitor, talkId, page.heard.lastId);
  await again.until(({ lines }) => lines.length === 1);
  again.close();
  const all = [...page.heard.lines, ...again.heard.lines];
  expect(all.map(({ seq, text }) => [seq, text])).toEqual([
    ...[[1, 'One'], [2, undefined], [3, 'Two'], [4, 'Three']], // oxfmt-ignore
  ]);
});

test('who went away is told of an answer once until they come back; the talk is mailed when it ends', async () => {
  const [mobileNumber, email] = [newMobile(), 'asha.talk@example.com'];
  const { visitor, talkId, write } = await talks.beginBy(async (visitor) => prove(visitor, mobileNumber), {
    mobileNumber,
    email,
  });
  const told = async (to: string) =>
    (await messagesTo(to, visitor)).filter(({ purpose }) => purpose.startsWith('talk-'));
  await write('When does my policy begin?');
  await work(telecaller, talkId, 'take');
  await answer(telecaller, talkId, 'On 1 March.');
  await tell();
  expect(await told(mobileNumber)).toEqual([]);
  passSeconds(61);
  await tell();
  await answer(telecaller, talkId, 'Are you there?');
  passSeconds(61);
  await tell();
  expect(await told(mobileNumber)).toMatchObject([{ link: expect.stringContaining('/help#talk') as string }]);
  await visitor.post(api.helpSeen, { talkId, seq: 4 });
  await answer(telecaller, talkId, 'Good day.');
  await visitor.post(api.helpSeen, { talkId, seq: 5 });
  passSeconds(61);
  await tell();
  expect(await told(mobileNumber)).toHaveLength(1);
  await work(telecaller, talkId, 'close');
  await tell();
  await tell();
  const mails = await told(email);
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toMatch(/When does my policy begin\?[^]*On 1 March\.[^]*Good day\./);
});

test('what can’t be a talk is refused, field by field', async () => {
  const visitor = new Visitor(newBrowser().port);
  const refused = async (body: object) => {
    const { status, body: said } = await visitor.post(api.helpTalk, body);
    expect(status).toBe(400);
    return Object.keys((said as { fields: object }).fields).toSorted();
  };
  expect(await refused({})).toEqual(['name', 'talkId', 'topic']);
  const wrong = { talkId: newId(), topic: 'policy', name: 'Asha', mobileNumber: '12', email: 'x' };
  expect(await refused(wrong)).toEqual(['email', 'mobileNumber']);
  expect(mongoose.connection.readyState).toBe(1);
  const { body } = await visitor.get(api.helpTalk);
  expect((body as { talk?: TalkDto }).talk).toBeUndefined();
});
