import { api } from '@/lib/config/paths';
import { mostOf } from '@/lib/server/limits/rateLimit';
import { limits } from '@/lib/server/limits/rateLimits.data';
import { addSampleDesk } from '@/tests/api/support/desk';
import { useApi } from '@/tests/api/support/api';
import { expectFailure } from '@/tests/api/support/browser';
import { signIn, Visitor } from '@/tests/api/support/visitors';

const { newBrowser } = useApi();

test('the four hidden digits of a number can’t be found by searching for one number after the other', async () => {
  await newBrowser().get('/api/health/ready');
  await addSampleDesk();
  const desk = new Visitor(newBrowser().port);
  await signIn(desk, 'SAMPLE-1001', '6000001001');
  const ask = (path: string, number: number) => desk.get(`${path}?q=${number}`);
  const known = 6_000_000_003;
  // Repeats the search as an open page does.
  for (let times = 0; times < 5; times += 1) {
    expect((await ask(api.latestQuotes, known)).body.quotes).toHaveLength(1);
    expect((await ask(api.quoteCounts, known)).status).toBe(200);
  }
  const most = mostOf(limits.searchNumbers);
  expect(most).toBeLessThan(10_000 / 25);
  for (let guess = 1; guess < most; guess += 1)
    expect((await ask(guess % 2 ? api.quoteCounts : api.latestQuotes, known + 10 * guess)).status).toBe(200);
  for (const path of [api.latestQuotes, api.quoteCounts])
    for (const number of [known + 1, known + 1, known])
      expectFailure(await ask(path, number), 429, 'TOO_MANY_REQUESTS');
  // Other searches of this person, and any search of a colleague, still work.
  expect((await desk.get(api.latestQuotes)).status).toBe(200);
  const colleague = new Visitor(newBrowser().port);
  await signIn(colleague, 'SAMPLE-2001', '6000002001');
  expect((await colleague.get(`${api.quoteCounts}?q=${known}`)).status).toBe(200);
});
