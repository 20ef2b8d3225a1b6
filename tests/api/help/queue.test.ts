import { MOST_TALK_LINES } from '@/lib/domain/help/talk';
import { parkNextTalk, releaseNextTalk } from '@/lib/server/services/help/releaseTalk';
import { DeskPresence } from '@/models/help/deskPresence';
import { Staff } from '@/models/desk/staff';
import { Talks } from '@/models/help/talk';
import { useApi } from '@/tests/api/support/api';
import { expectFailure } from '@/tests/api/support/browser';
import { addSampleStaff, staffWith } from '@/tests/api/support/desk';
import { passSeconds, type Visitor } from '@/tests/api/support/visitors';
import { listen } from './listen';
import { answer, beginOf, list, readDesk, talksBy, work } from './talkSupport';

process.env['RATE_LIMIT_FACTOR'] = '100';
const { newBrowser } = useApi();
afterEach(() => jest.useRealTimers());

const talks = talksBy(newBrowser);
const MINUTE = 60;
let staff: Visitor;
beforeAll(async () => {
  await newBrowser().get('/api/health/ready');
  await addSampleStaff();
  staff = await staffWith(newBrowser().port);
});
beforeEach(async () => {
  await Talks.deleteMany({});
  await DeskPresence.deleteMany({});
});

const statusOf = async (talkId: string) => (await Talks.findById(talkId).lean())?.status;
const fill = (talkId: string) => {
  const line = { kind: 'customer', at: new Date() };
  const lines = Array.from({ length: MOST_TALK_LINES }, () => line);
  return Talks.updateOne({ _id: talkId }, { $set: { lines } });
};

test('a talk that is full refuses more words, and can be taken, handed on, closed and left', async () => {
  const { talkId, write, leave } = await talks.begin();
  await fill(talkId);
  expectFailure(await write('More'), 422, 'TALK_FULL');
  expect((await work(staff, talkId, 'take')).body.status).toBe('talking');
  expectFailure(await answer(staff, talkId, 'More'), 422, 'TALK_FULL');
  expect((await work(staff, talkId, 'handOn')).body.status).toBe('waiting');
  expect((await leave()).status).toBe(200);
  await work(staff, talkId, 'take');
  expect((await work(staff, talkId, 'close')).body.status).toBe('closed');
});

test('the desk’s list says how long a talk is without reading it', async () => {
  const { talkId, write } = await talks.begin();
  for (const text of ['One', 'Two']) await write(text);
  const find = jest.spyOn(Talks, 'find');
  const { talks: rows } = await list(staff);
  expect(rows).toMatchObject([{ talkId, lines: 2 }]);
  const asked = find.mock.calls.find(([filter]) => Object.keys(filter ?? {}).includes('topic'));
  expect(asked?.[1]).toEqual({ lines: 0 });
  find.mockRestore();
});

test('one who asks anew has one place in the queue, that of the newest', async () => {
  const first = await talks.begin();
  await first.write('One');
  const second = await beginOf(first.visitor);
  expect([await statusOf(first.talkId), await statusOf(second.talkId)]).toEqual(['closed', 'waiting']);
  const other = await talks.begin();
  expect((await other.read()).talk?.state.before).toBe(1);
});

test('who left the page is out of the queue after a quarter of an hour, and behind the others when back', async () => {
  const gone = await talks.begin();
  const stays = await talks.begin();
  const open = listen(stays.visitor, stays.talkId);
  await open.until(({ states }) => states.at(-1)?.before === 1);
  const begunAt = Date.now();
  passSeconds(3 * MINUTE);
  await untilNoted(stays.talkId, begunAt + 2 * MINUTE * 1000);
  open.close();
  passSeconds(13 * MINUTE);
  while (await parkNextTalk(new Date()));
  expect((await stays.read()).talk?.state.before).toBe(0);
  expect(await statusOf(gone.talkId)).toBe('away');
  const later = await staffWith(newBrowser().port);
  expect((await list(later)).talks.map(({ status }) => status)).toEqual(['waiting', 'away']);
  const back = listen(gone.visitor, gone.talkId);
  await back.until(({ states }) => states.at(-1)?.before === 1);
  back.close();
  expect((await work(later, gone.talkId, 'take')).body.status).toBe('talking');
});

async function untilNoted(talkId: string, after: number): Promise<void> {
  let hereAt = 0;
  while (hereAt < after) hereAt = (await Talks.findById(talkId).lean())?.hereAt?.getTime() ?? 0;
}

test('a talk whose taker is not here any more waits again at its old place; who works on it is here', async () => {
  const { talkId } = await talks.begin();
  const [{ since } = { since: '' }] = (await list(staff)).talks;
  await work(staff, talkId, 'take');
  passSeconds(8 * MINUTE);
  expect((await answer(staff, talkId, 'One moment.')).status).toBe(200);
  passSeconds(8 * MINUTE);
  expect(await releaseNextTalk(new Date())).toBe(false);
  passSeconds(3 * MINUTE);
  expect(await releaseNextTalk(new Date())).toBe(true);
  expect(await releaseNextTalk(new Date())).toBe(false);
  const supervisor = await staffWith(newBrowser().port, 'supervisor');
  const talk = await readDesk(supervisor, talkId);
  expect(talk).toMatchObject({ status: 'waiting', since });
  expect(talk.history.map(({ kind }) => kind)).toEqual(['taken', 'staff', 'released']);
});

test('a talk of somebody who was disabled waits again at once', async () => {
  const { talkId } = await talks.begin();
  await work(staff, talkId, 'take');
  expect(await releaseNextTalk(new Date())).toBe(false);
  await Staff.updateOne({ role: 'telecaller' }, { $set: { disabledAt: new Date() } });
  expect(await releaseNextTalk(new Date())).toBe(true);
  await Staff.updateOne({ role: 'telecaller' }, { $unset: { disabledAt: 1 } });
  expect(await statusOf(talkId)).toBe('waiting');
});
