import mongoose from 'mongoose';
import { useApi } from '@/tests/api/support/api';
import { api } from '@/lib/config/paths';
import { type Seen, watchTalk } from '@/lib/server/services/help/talkHub';
import { addSampleStaff } from '@/tests/api/support/desk';
import { listen } from './listen';
import { beginOf, talksBy } from './talkSupport';

process.env['RATE_LIMIT_FACTOR'] = '1';
const { newBrowser } = useApi();
const talks = talksBy(newBrowser);
beforeAll(async () => {
  await newBrowser().get('/api/health/ready');
  await addSampleStaff();
});

const opened = ({ states }: { states: readonly object[] }) => states.length > 0;

test('of one talk three pages hear; a fourth ends the oldest, which is told to stay away for a while', async () => {
  const { visitor, talkId } = await talks.begin();
  const pages = [];
  for (const _ of [1, 2, 3]) {
    const page = listen(visitor, talkId);
    await page.until(opened);
    pages.push(page);
  }
  const fourth = listen(visitor, talkId);
  await fourth.until(opened);
  await pages[0]?.ended;
  expect(pages[0]?.heard.retries.at(-1)).toBe('60000');
  expect(pages.slice(1).map((page) => page.isEnded())).toEqual([false, false]);
  for (const page of [...pages, fourth]) page.close();
});

test('a page that stays open in another browser with copied cookies hears nothing after a sign-out', async () => {
  const { visitor, talkId } = await talks.begin();
  const page = listen(visitor, talkId);
  await page.until(opened);
  await visitor.post(api.sessionEnd, {});
  await page.ended;
  expect(page.heard.lines).toEqual([]);
});

test('thirty at once from one address, asked in the same moment; then there is room again', async () => {
  const first = await talks.begin();
  const { visitor } = first;
  const ids = [first.talkId];
  for (let at = 0; at < 12; at += 1) ids.push((await beginOf(visitor)).talkId);
  const pages = ids.flatMap((talkId) => [1, 2, 3].map(() => listen(visitor, talkId)));
  const answers = await Promise.all(pages.map((page) => page.status));
  const count = (status: number) => answers.filter((each) => each === status).length;
  expect([count(200), count(503)]).toEqual([30, 9]);
  for (const page of pages) page.close();
  const head = () =>
    visitor.send(`${api.helpEvents}?talkId=${first.talkId}`, { method: 'HEAD', headers: {} });
  // A HEAD request to a stream must not occupy a place.
  for (let at = 0; at < 40; at += 1) expect((await head()).status).toBe(200);
});

test('a talk that opens while the database is asked about the others is not told that it is gone', async () => {
  const first = await talks.begin();
  const second = await talks.begin();
  const watch = (talkId: string, tell: (seen: Seen | undefined) => void) =>
    watchTalk(talkId, { addressHash: talkId, until: Date.now() + 60_000, tell, end: () => undefined });
  const heard: (Seen | undefined)[] = [];
  const stops: (() => void)[] = [];
  await new Promise<void>((resolve) => {
    let looks = 0;
    mongoose.set('debug', (_collection: string, method: string, query: { _id?: { $in?: string[] } }) => {
      if (method !== 'find' || !query._id?.$in?.includes(first.talkId)) return;
      looks += 1;
      if (looks === 1) stops.push(watch(second.talkId, (seen) => heard.push(seen)));
    });
    stops.push(watch(first.talkId, () => looks > 1 && resolve()));
  });
  mongoose.set('debug', false);
  for (const stop of stops) stop();
  expect(heard).toEqual([expect.objectContaining({ version: expect.any(Number) as number })]);
});
