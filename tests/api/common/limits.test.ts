import { api } from '@/lib/config/paths';
import { countRequest } from '@/lib/server/limits/rateLimit';
import { limits } from '@/lib/server/limits/rateLimits.data';
import { RateLimits } from '@/models/common/rateLimit';
import { useApi } from '@/tests/api/support/api';
import { type Answer, expectFailure } from '@/tests/api/support/browser';
import { makeRevisit, newUuid } from '@/tests/api/support/journeys';
import { aLead } from '@/tests/api/support/samples';

process.env['RATE_LIMIT_FACTOR'] = '0.1';
const { newBrowser } = useApi();

async function until429(send: () => Promise<Answer>, max: number): Promise<Answer> {
  // Up to twice the limit, since a window may end in between.
  for (let sent = 0; sent < 2 * max + 1; sent += 1) {
    const answer = await send();
    if (answer.status === 429) return answer;
  }
  throw new Error(`no 429 in ${2 * max + 1} requests`);
}

test('who guesses at orders keeps nobody of the same address from paying one, though as many may', async () => {
  const browser = newBrowser();
  const [guessed, paid] = [limits.readPayment, limits.startPayment];
  expect(guessed.max).toBe(paid.max);
  const guess = () => browser.get(`${api.sandboxPay}?orderId=${newUuid()}`);
  expectFailure(await until429(guess, guessed.max / 10), 429, 'TOO_MANY_REQUESTS');
  expect((await browser.post(api.sandboxPay, {})).status).not.toBe(429);
});

test('R2 guessing uuids is stopped, and whoever knows theirs is not', async () => {
  const browser = newBrowser();
  const { record } = await makeRevisit(browser);
  const guess = () => browser.get(`${api.revisit}?uuid=${newUuid()}`);
  expectFailure(await until429(guess, limits.readRevisit.max / 10), 429, 'TOO_MANY_REQUESTS');
  expect((await browser.get(`${api.revisit}?uuid=${record.uuid}`)).status).toBe(200);
});

test('beyond the limit the answer says when to come back', async () => {
  const browser = newBrowser();
  const answer = await until429(() => browser.post(api.quote, aLead()), limits.saveQuote.max / 10);
  expectFailure(answer, 429, 'TOO_MANY_REQUESTS');
  const seconds = Number(answer.headers['retry-after']);
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(60);
});

test('who goes on beyond the limit costs no more writes', async () => {
  const send = () => newBrowser().post(api.leadsUpdate, {}, { 'X-Forwarded-For': '192.0.2.9' });
  await until429(send, limits.updateLead.max / 10);
  const counts = () => RateLimits.find({ _id: /leads/ }).lean();
  const before = await counts();
  for (let more = 0; more < 5; more += 1) expectFailure(await send(), 429, 'TOO_MANY_REQUESTS');
  expect(await counts()).toEqual(before);
});

test('nor does who goes on beyond a limit of a number', async () => {
  const counted = { route: 'sample', addressHash: newUuid(), now: new Date() };
  const ask = () => countRequest(limits.beginNumber, counted);
  await ask();
  for (let more = 0; more < 5; more += 1)
    await expect(ask()).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  expect(await RateLimits.findOne({ _id: /^sample/ }).lean()).toMatchObject({ count: 2 });
});

test('prices are limited too, without a word to the database, and look-ups beside them are not', async () => {
  const browser = newBrowser();
  const price = `${api.price}?members=self:1992-04-02&sumInsured=1000000&tenure=1&pincode=411038`;
  const answer = await until429(() => browser.get(price), limits.readPrice.max / 10);
  expectFailure(answer, 429, 'TOO_MANY_REQUESTS');
  const seconds = Number(answer.headers['retry-after']);
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(60);
  expect((await browser.get(`${api.pincode}?code=411038`)).status).toBe(200);
  expect(await RateLimits.find({ _id: /price|pincode/ }).lean()).toEqual([]);
});

test('a forged X-Forwarded-For opens no new budget', async () => {
  const browser = newBrowser();
  let sent = 0;
  const send = () => browser.post(api.leadsUpdate, {}, { 'X-Forwarded-For': `10.0.0.${(sent += 1)}` });
  expectFailure(await until429(send, limits.updateLead.max / 10), 429, 'TOO_MANY_REQUESTS');
});
