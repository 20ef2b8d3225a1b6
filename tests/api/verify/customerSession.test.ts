import mongoose from 'mongoose';
import { api } from '@/lib/config/paths';
import { CUSTOMER_SESSION } from '@/lib/domain/verify/customerSession.data';
import { endCustomerSession, openCustomerSession } from '@/lib/server/auth/verifiedPhone';
import { mobileHashOf } from '@/lib/server/services/common/personalData';
import { Talks } from '@/models/help/talk';
import { Quotes } from '@/models/quote/quote';
import { Revisits } from '@/models/resume/revisit';
import { useApi } from '@/tests/api/support/api';
import { type Browser, expectFailure } from '@/tests/api/support/browser';
import { aJourney, makeQuote } from '@/tests/api/support/journeys';
import { newMobile, passSeconds, prove, Visitor } from '@/tests/api/support/visitors';

const { newBrowser } = useApi();
const newVisitor = () => new Visitor(newBrowser().port);
afterEach(() => jest.useRealTimers());

const MINUTE = 60;
const VERIFIED = '__Host-verified';
const sessions = () => mongoose.connection.collection('customerSessions');

async function aCustomer() {
  const visitor = newVisitor();
  const mobileNumber = newMobile();
  const { quoteId } = await makeQuote(visitor, { mobileNumber });
  const { body } = await visitor.post(api.revisit, aJourney(quoteId));
  await prove(visitor, mobileNumber);
  return { visitor, mobileNumber, quoteId, uuid: body.uuid as string };
}

const statusOf = async (browser: Browser) => (await browser.get(api.revisitJourneys)).status;

function copyOf(browser: Browser): Visitor {
  const copy = newVisitor();
  for (const [name, value] of browser.cookies) copy.cookies.set(name, value);
  return copy;
}

test('S1 each code gives a new token of 256 bits, of which the database holds no trace', async () => {
  const { visitor, mobileNumber } = await aCustomer();
  const first = visitor.cookies.get(VERIFIED) ?? '';
  passSeconds(11 * MINUTE);
  await prove(visitor, mobileNumber);
  const second = visitor.cookies.get(VERIFIED) ?? '';
  expect(first).toMatch(/^[\w-]{43}$/);
  expect(second).toMatch(/^[\w-]{43}$/);
  expect(second).not.toBe(first);
  const stored = JSON.stringify(await sessions().find().toArray());
  for (const token of [first, second]) expect(stored).not.toContain(token);
});

test('S1 a token that somebody planted opens nothing after the sign-in, nor does the one before', async () => {
  const mobileNumber = newMobile();
  const planted = 'a'.repeat(43);
  const visitor = newVisitor();
  visitor.cookies.set(VERIFIED, planted);
  await prove(visitor, mobileNumber);
  const earlier = copyOf(visitor);
  passSeconds(11 * MINUTE);
  await prove(visitor, mobileNumber);
  const planter = newVisitor();
  planter.cookies.set(VERIFIED, planted);
  expect([await statusOf(visitor), await statusOf(planter), await statusOf(earlier)]).toEqual([
    200, 401, 401,
  ]);
});

test('a session lasts for half an hour without use', async () => {
  const { visitor } = await aCustomer();
  passSeconds(CUSTOMER_SESSION.idleMinutes * MINUTE - MINUTE);
  expect(await statusOf(visitor)).toBe(200);
  passSeconds(CUSTOMER_SESSION.idleMinutes * MINUTE + 1);
  expectFailure(await visitor.get(api.revisitJourneys), 401, 'NOT_SIGNED_IN');
});

test('a session lasts for twelve hours, however much it is used', async () => {
  const { visitor } = await aCustomer();
  const step = 20 * MINUTE;
  for (let passed = step; passed < CUSTOMER_SESSION.hours * 60 * MINUTE; passed += step) {
    passSeconds(step);
    expect(await statusOf(visitor)).toBe(200);
  }
  passSeconds(step);
  expectFailure(await visitor.get(api.revisitJourneys), 401, 'NOT_SIGNED_IN');
});

test('use is noted once a minute, and only by requests that ask who is signed in', async () => {
  const { visitor, quoteId, mobileNumber } = await aCustomer();
  const own = { mobileHash: mobileHashOf(mobileNumber) };
  const seenAt = async () => (await sessions().findOne(own))?.seenAt as Date;
  const before = await seenAt();
  passSeconds(20);
  await statusOf(visitor);
  expect(await seenAt()).toEqual(before);
  passSeconds(50);
  await visitor.get(`${api.quote}?quoteId=${quoteId}`);
  await visitor.post(api.quote, { quoteId, tenure: 2 });
  expect(await seenAt()).toEqual(before);
  await statusOf(visitor);
  expect((await seenAt()).getTime()).toBeGreaterThan(before.getTime() + 60_000);
});

/** Every read of a journey. */
const reads = ({ quoteId, uuid }: { quoteId: string; uuid: string }) => [
  api.revisitJourneys,
  `${api.quote}?quoteId=${quoteId}`,
  `${api.quotePdf}?quoteId=${quoteId}`,
  `${api.revisit}?uuid=${uuid}`,
  `${api.revisit}?uuid=${uuid}&type=aggregate`,
  `${api.healthDeclaration}?quoteId=${quoteId}`,
  `${api.customerKyc}?quoteId=${quoteId}`,
  `${api.payments}?quoteId=${quoteId}`,
  api.consents,
];

test.each<[string, (visitor: Browser, uuid: string) => Promise<{ status: number }>]>([
  ['sign-out', (visitor) => visitor.post(api.sessionEnd, {})],
  ['“Delete my saved details”', (visitor, uuid) => visitor.delete(`${api.revisit}?uuid=${uuid}`)],
])(
  'after %s neither the next holder of the phone nor a copy of its cookies reads anything',
  async (_how, end) => {
    const { visitor, quoteId, uuid, mobileNumber } = await aCustomer();
    const other = await makeQuote(visitor, { mobileNumber });
    const { body } = await visitor.post(api.revisit, aJourney(other.quoteId));
    const own = [
      ...reads({ quoteId, uuid }),
      ...reads({ quoteId: other.quoteId, uuid: body.uuid as string }),
    ];
    for (const path of own) expect([path, (await visitor.get(path)).status]).toEqual([path, 200]);
    const copy = copyOf(visitor);
    for (let times = 0; times < 2; times += 1) expect((await end(visitor, uuid)).status).toBe(204);
    expect([...visitor.cookies.values()].join('')).toBe('');
    for (const browser of [visitor, copy]) {
      const answers = await Promise.all(own.map((path) => browser.get(path)));
      for (const { status } of answers) expect([401, 404]).toContain(status);
    }
  },
);

test.each([
  ['quotes', Quotes.collection],
  ['resume records', Revisits.collection],
  ['talks', Talks.collection],
])('a sign-out that died after its write of %s is completed by a second one', async (_what, collection) => {
  const { visitor, quoteId, uuid } = await aCustomer();
  const copy = copyOf(visitor);
  const write = collection.updateMany.bind(collection);
  const dies = jest.spyOn(collection, 'updateMany').mockImplementationOnce(async (...given) => {
    await write(...given);
    throw new Error('it died');
  });
  expect((await visitor.post(api.sessionEnd, {})).status).toBe(500);
  dies.mockRestore();
  expect((await visitor.post(api.sessionEnd, {})).status).toBe(204);
  for (const path of reads({ quoteId, uuid })) {
    expect([401, 404]).toContain((await copy.get(path)).status);
  }
  await copy.delete(`${api.revisit}?uuid=${uuid}`);
  expect(await Quotes.countDocuments({ _id: quoteId })).toBe(1);
});

test('signing out gives up what was proven before with another number too', async () => {
  const { visitor, quoteId } = await aCustomer();
  await prove(visitor, newMobile());
  const copy = copyOf(visitor);
  expect((await copy.get(`${api.quote}?quoteId=${quoteId}`)).status).toBe(200);
  await visitor.post(api.sessionEnd, {});
  expectFailure(await copy.get(`${api.quote}?quoteId=${quoteId}`), 404, 'NOT_FOUND');
});

test('what a session had proven ends with it, also while another code is looked at', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { visitor, mobileNumber } = await aCustomer();
    const token = visitor.cookies.get(VERIFIED);
    const proven = { mobileHash: mobileHashOf(mobileNumber), purpose: 'claim', token } as const;
    const [opened] = await Promise.all([openCustomerSession(proven, new Date()), endCustomerSession(token)]);
    const fresh = newVisitor();
    fresh.cookies.set(VERIFIED, opened.split(';')[0]?.split('=')[1] ?? '');
    expect(await statusOf(fresh)).toBe(401);
    expect((await fresh.get(api.claimHistory)).status).toBe(200);
  }
});

test('a known browser stays one while its session idles out', async () => {
  const { visitor } = await aCustomer();
  const known = visitor.cookies.get('__Host-known');
  passSeconds(24 * 60 * MINUTE);
  expect(await statusOf(visitor)).toBe(401);
  expect(visitor.cookies.get('__Host-known')).toBe(known);
  expect(known).toMatch(/\S/);
});
