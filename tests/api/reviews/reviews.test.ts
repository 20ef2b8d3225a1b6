import { api } from '@/lib/config/paths';
import { addDays, startInIndia, todayInIndia } from '@/lib/domain/common/dates';
import { TRAVEL } from '@/lib/domain/travel/trip';
import type { DeskReviewsDto, OwnReviewDto, ReviewsDto } from '@/lib/domain/reviews/contract';
import { atDaytime } from '@/lib/domain/common/daytime';
import { HIDE_REASONS, LEAST_REVIEWS } from '@/lib/domain/reviews/review';
import { deliverMessages } from '@/tests/api/support/store/deliver';
import { askForReview, askNextReview } from '@/lib/server/services/reviews/askForReview';
import { ClaimCases } from '@/models/claims/claimCase';
import { Consents } from '@/models/consents/consent';
import { AuditEntries } from '@/models/desk/auditEntry';
import { Reviews } from '@/models/reviews/review';
import { makeQuote } from '@/tests/api/support/journeys';
import { aTripPolicy } from '@/tests/api/travel/trips';
import { useApi } from '@/tests/api/support/api';
import { expectFailure } from '@/tests/api/support/browser';
import { addSampleStaff, staffWith } from '@/tests/api/support/desk';
import { messagesTo, newMobile, passSeconds, setClock, Visitor } from '@/tests/api/support/visitors';

process.env['RATE_LIMIT_FACTOR'] = '100';
const { newBrowser } = useApi();
afterEach(() => jest.useRealTimers());

beforeAll(async () => {
  await newBrowser().get('/api/health/ready');
  await addSampleStaff();
});
const EIGHT_DAYS = 8 * 24 * 60 * 60;
let tests = 0;
beforeEach(async () => {
  await Reviews.deleteMany({});
  // More than a minute later, since sums are cached that long.
  passSeconds((tests += 1) * 100 * EIGHT_DAYS);
});

const product = 'reassurev2';
const average = (stars: readonly number[]) =>
  Math.round((stars.reduce((sum, each) => sum + each, 0) / stars.length) * 10) / 10;
let subjects = 0;

const ask = async (now = atDaytime(new Date())) => {
  while (await askNextReview(now));
  await deliverMessages(now);
};

const askedOf = async (to: string, visitor: Visitor) =>
  (await messagesTo(to, visitor)).filter(({ purpose }) => purpose === 'review-asked');

/** Makes somebody who got the message's link. */
async function anAsked(about: 'policy' | 'claim' = 'policy') {
  const visitor = new Visitor(newBrowser().port);
  const to = newMobile();
  const subjectId = `S-${(subjects += 1)}`;
  const plan = () => askForReview({ about, subjectId, product, to, language: 'en' }, new Date());
  await plan();
  passSeconds(EIGHT_DAYS);
  await ask();
  const messages = async () =>
    (await messagesTo(to, visitor)).filter(({ purpose }) => purpose === 'review-asked');
  const [message] = await messages();
  const code = message?.link?.split('#')[1] ?? '';
  const write = (stars: number, words = '') => visitor.post(api.reviews, { code, stars, words });
  return { visitor, code, plan, messages, write };
}
const shown = async () => (await newBrowser().get(`${api.reviews}?product=${product}`)).body as ReviewsDto;

test('one is asked once, some days later, however often the policy is settled', async () => {
  const { plan, messages, visitor, code } = await anAsked();
  await plan();
  passSeconds(EIGHT_DAYS);
  await ask();
  expect(await messages()).toHaveLength(1);
  const { body } = await visitor.post(api.reviewOpen, { code });
  expect(body).toEqual({ about: 'policy', plan: 'ReAssure 2.0' });
  const stored = JSON.stringify(await Reviews.find({}).lean());
  expect(stored).not.toContain(code);
});

test('stars and words can be changed by the link, and by nothing else', async () => {
  const { visitor, code, write } = await anAsked('claim');
  await write(2, 'Slow.');
  const { body } = await write(4, 'Slow, but fair.');
  expect(body as OwnReviewDto).toMatchObject({ about: 'claim', stars: 4, words: 'Slow, but fair.' });
  expect((await visitor.post(api.reviewOpen, { code })).body).toMatchObject({ stars: 4 });
  const other = `${code.startsWith('x') ? 'y' : 'x'}${code.slice(1)}`;
  expectFailure(await visitor.post(api.reviews, { code: other, stars: 1 }), 404, 'NOT_FOUND');
  for (const stars of [0, 6, 2.5, '5'])
    expectFailure(await visitor.post(api.reviews, { code, stars }), 400, 'INVALID_INPUT');
});

test('below the least number nothing is shown; from it on all of them, as they are', async () => {
  const given = Array.from({ length: LEAST_REVIEWS }, (_, at) => (at % 5) + 1);
  for (const [at, stars] of given.entries()) {
    if (at === given.length - 1) expect(await shown()).toEqual({ count: 0, reviews: [] });
    await (await anAsked()).write(stars, `Words ${at}`);
  }
  const { reviews, ...sum } = await shown();
  expect({ count: sum.count, average: sum.average }).toEqual({
    count: LEAST_REVIEWS,
    average: average(given),
  });
  expect(reviews.map(({ stars }) => stars).toSorted()).toEqual(given.toSorted());
});

test('words are hidden for a reason of the list alone; the stars count on; each step is in the audit', async () => {
  for (let at = 0; at < LEAST_REVIEWS; at += 1) await (await anAsked()).write(1, 'Ravi was rude');
  // Weeks have passed, so the session is a new one.
  const supervisor = await staffWith(newBrowser().port, 'supervisor');
  const { body } = await supervisor.get(api.deskReviews);
  const { reviewId, writtenAt } = (body as DeskReviewsDto).reviews[0]!;
  for (const reason of ['bad', 'rude'])
    expectFailure(
      await supervisor.post(api.deskReviews, { reviewId, writtenAt, reason }),
      400,
      'INVALID_INPUT',
    );
  for (const reason of HIDE_REASONS)
    expect((await supervisor.post(api.deskReviews, { reviewId, writtenAt, reason })).body).toMatchObject({
      hidden: reason,
    });
  const hidden = await shown();
  expect(hidden).toMatchObject({ count: LEAST_REVIEWS, average: 1 });
  expect(hidden.reviews.filter(({ isHidden }) => isHidden)).toHaveLength(1);
  await supervisor.post(api.deskReviews, { reviewId, writtenAt });
  expect((await shown()).reviews.some(({ isHidden }) => isHidden)).toBe(false);
  const done = await AuditEntries.find({ about: reviewId }).lean();
  expect(done.map(({ action }) => action).toSorted()).toEqual([
    ...HIDE_REASONS.map(() => 'REVIEW_HIDDEN'),
    'REVIEW_SHOWN',
  ]);
});

test('words that were hidden stay so when they are sent again, or others; who shows them has read them', async () => {
  for (let at = 1; at < LEAST_REVIEWS; at += 1) await (await anAsked()).write(5);
  const { write } = await anAsked();
  await write(1, 'Ravi of ward 3 was rude');
  const supervisor = await staffWith(newBrowser().port, 'supervisor');
  const newest = async () =>
    ((await supervisor.get(api.deskReviews)).body as DeskReviewsDto).reviews.find(({ stars }) => stars < 5)!;
  const first = await newest();
  const moderate = ({ reviewId, writtenAt }: typeof first, reason?: string) =>
    supervisor.post(api.deskReviews, { reviewId, writtenAt, reason });
  await moderate(first, 'namesPerson');
  passSeconds(1);
  const { body } = await write(2, 'Ravi of ward 3 was very rude');
  expect(body).toMatchObject({ isHidden: true });
  passSeconds(61);
  const told = await shown();
  expect(JSON.stringify(told)).not.toMatch(/Ravi/);
  expect(told.average).toBe(average([...Array.from({ length: LEAST_REVIEWS - 1 }, () => 5), 2]));
  expectFailure(await moderate(first), 409, 'CONFLICT');
  const second = await newest();
  expect(second).toMatchObject({ isNew: true, hidden: 'namesPerson' });
  expect((await moderate(second)).status).toBe(200);
  expect(JSON.stringify(await shown())).toMatch(/very rude/);
});

test('what all gave is counted, not read', async () => {
  for (let at = 0; at < LEAST_REVIEWS; at += 1) await (await anAsked()).write(4);
  const find = jest.spyOn(Reviews, 'find');
  expect(await shown()).toMatchObject({ count: LEAST_REVIEWS, average: 4 });
  expect(find.mock.calls).toHaveLength(1);
  find.mockRestore();
});

test('nobody is asked in the night, and nobody who wants no messages', async () => {
  const visitor = new Visitor(newBrowser().port);
  const [to, quiet] = [newMobile(), newMobile()];
  const { quoteId } = await makeQuote(visitor, { mobileNumber: quiet });
  await Consents.updateMany({ quoteId }, { withdrawnAt: new Date() });
  for (const [at, each] of [to, quiet].entries())
    await askForReview(
      { about: 'policy', subjectId: `quiet-${at}`, product, to: each, language: 'en' },
      new Date(),
    );
  const night = startInIndia(addDays(todayInIndia(new Date()), 9)).getTime();
  setClock(night);
  await ask(new Date());
  expect(await askedOf(to, visitor)).toEqual([]);
  await ask();
  expect(await askedOf(to, visitor)).toHaveLength(1);
  expect(await askedOf(quiet, visitor)).toEqual([]);
});

test('a trip is asked about once, when it is over: not before, not cancelled, not where a claim was told', async () => {
  const { port } = newBrowser();
  const over = await aTripPolicy(port);
  const cancelled = await aTripPolicy(port);
  const claimed = await aTripPolicy(port);
  await cancelled.visitor.post(api.tripCancel, {
    policyNumber: cancelled.policyNumber,
    reason: 'visaRefused',
  });
  await ClaimCases.collection.insertOne({
    _id: 'CL-2026-00000009',
    policyNumber: claimed.policyNumber,
    status: 'refused',
  } as never);
  const days = async (count: number) => {
    passSeconds(count * 24 * 60 * 60);
    await ask();
    return Promise.all(
      [over, cancelled, claimed].map(
        async ({ mobileNumber, visitor }) => (await askedOf(mobileNumber, visitor)).length,
      ),
    );
  };
  // The traveller leaves after 10 days and is back after 19.
  expect(await days(11)).toEqual([0, 0, 0]);
  // As if its last day had been moved: looked up again when it is due.
  await Reviews.updateMany({}, { $set: { askDueAt: new Date(0) } });
  expect(await days(7)).toEqual([0, 0, 0]);
  expect(await days(4)).toEqual([1, 0, 0]);
  expect(await days(2)).toEqual([1, 0, 0]);
  const [{ link = '' } = {}] = await askedOf(over.mobileNumber, over.visitor);
  const { body } = await over.visitor.post(api.reviewOpen, { code: link.split('#')[1] });
  expect(body).toEqual({ about: 'trip', plan: TRAVEL.name });
});
