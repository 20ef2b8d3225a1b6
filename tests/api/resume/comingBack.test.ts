import mongoose from 'mongoose';
import { api } from '@/lib/config/paths';
import type { JourneyDto } from '@/lib/domain/resume/contract';
import { addDays, minimumAgeDate, todayInIndia } from '@/lib/domain/common/dates';
import { useApi } from '@/tests/api/support/api';
import { aJourney, makeQuote } from '@/tests/api/support/journeys';
import { answers, makeApplicant, noToAll, signAll } from '@/tests/api/support/purchases';
import { lastCode, passSeconds, tryCode, Visitor } from '@/tests/api/support/visitors';
import { makePolicyholder } from '@/tests/api/claims/policyholders';
import type { ClaimDto } from '@/lib/domain/claims/contract';

const { newBrowser } = useApi();
const port = () => newBrowser().port;
afterEach(() => jest.useRealTimers());

const DAY = 24 * 60 * 60;
const look = (visitor: Visitor, uuid: string) => visitor.get(`${api.revisit}?uuid=${uuid}&type=aggregate`);

async function proveFor(visitor: Visitor, to: string, purpose: 'resume' | 'claim') {
  const { body } = await visitor.post(api.otpServiceGenerate, { channel: 'sms', to, purpose });
  const otp = await lastCode(to, visitor);
  expect((await tryCode(visitor, body.requestId as string, otp, api.otpServiceValidate)).status).toBe(200);
}

/** The eldest has a birthday the day after tomorrow. */
async function beginBeforeBirthday(age: number, more: object = {}) {
  const visitor = new Visitor(port());
  const dateOfBirth = minimumAgeDate(addDays(todayInIndia(new Date()), 2), age);
  const { quoteId } = await makeQuote(visitor, { members: [{ relation: 'self', dateOfBirth }], ...more });
  const { body } = await visitor.post(api.revisit, aJourney(quoteId));
  return { visitor, quoteId, uuid: body.uuid as string };
}

test('a birthday that moves the price is told, but neither whose it was nor the age', async () => {
  const { visitor, uuid } = await beginBeforeBirthday(36);
  const { body: before } = await look(visitor, uuid);
  expect(before).not.toHaveProperty('previousPrice');
  passSeconds(3 * DAY);
  const { body } = await look(visitor, uuid);
  const { priceAfterTax } = body as { priceAfterTax: number };
  expect(priceAfterTax).toBeGreaterThan(before.priceAfterTax as number);
  const moved = { priceAfterTax, previousPrice: before.priceAfterTax, priceReasons: ['birthday'] };
  expect(body).toEqual({ ...before, ...moved });
});

test('a plan that the family has outgrown is told, and the way leads to the plans', async () => {
  const { visitor, uuid, quoteId } = await beginBeforeBirthday(66);
  expect((await look(visitor, uuid)).body).not.toHaveProperty('refusedFor');
  passSeconds(3 * DAY);
  const { body } = await look(visitor, uuid);
  expect(body).toMatchObject({
    productName: 'ReAssure 2.0',
    refusedFor: 'eldestTooOld',
    url: `/health-insurance-plan/get-quote?quoteId=${quoteId}&changed=1#plans`,
  });
  expect(body).not.toHaveProperty('priceAfterTax');
});

/** A paid quote with an open application and a resume record. */
async function pay(status: 'paid' | 'blocked') {
  const applicant = await makeApplicant(port());
  const { visitor, quoteId } = applicant;
  const payment = { quoteId, isLive: true, status, amount: 12_488, reference: `SAMPLE-${status}` };
  await mongoose.connection.collection('paymentDetails').insertOne(payment);
  const { body } = await visitor.post(api.revisit, aJourney(quoteId));
  return { ...applicant, uuid: body.uuid as string };
}

test('a paid journey tells what was paid and how many answers are left, after the code alone', async () => {
  const { visitor, uuid, applicationId } = await pay('paid');
  const { occupation: _occupation, ...proposer } = answers.proposer;
  const { relation: _relation, ...nominee } = answers.nominee;
  const medical = { people: [noToAll, noToAll, { ...noToAll, hospital: {} }] };
  for (const [section, data] of Object.entries({ ...answers, proposer, nominee, medical })) {
    expect((await visitor.post(api.applicationForm, { applicationId, section, data })).status).toBe(200);
  }
  const payment = { amount: 12_488, reference: 'SAMPLE-paid', isBlocked: false, openAnswers: 3 };
  expect((await look(visitor, uuid)).body).toMatchObject({ paymentStatus: true, applicationId, payment });
  const [journey] = (await visitor.get(api.revisitJourneys)).body as JourneyDto[];
  expect(journey).toMatchObject({ payment });
  visitor.cookies.delete('__Host-verified');
  const { body } = await look(visitor, uuid);
  expect(body).toMatchObject({ paymentStatus: true });
  expect(body).not.toHaveProperty('payment');
  expect(body).not.toHaveProperty('applicationId');
});

test('a proposal that is signed and read by us leaves the customer nothing to resume', async () => {
  const { uuid, ...applicant } = await pay('blocked');
  const { visitor } = applicant;
  const open = (await look(visitor, uuid)).body;
  expect(open).toMatchObject({ isJourneyComplete: false, payment: { isBlocked: true } });
  expect(open.payment.openAnswers).toBeGreaterThan(20);
  const chronic = { answer: 'yes', conditions: ['diabetes'], since: '2021-03', details: 'Tablets' };
  const medical = { people: [{ ...noToAll, chronic }, noToAll, noToAll] };
  const { body } = await signAll(applicant, {
    medical,
    declaration: { ...answers.declaration, permitsDebit: true },
  });
  expect(body.status).toBe('referred');
  expect((await look(visitor, uuid)).body).toMatchObject({ isJourneyComplete: true });
  const [journey] = (await visitor.get(api.revisitJourneys)).body as JourneyDto[];
  expect(journey?.payment).toEqual({ amount: 12_488, reference: 'SAMPLE-blocked', isBlocked: true });
});

test('a begun claim is named to who proved its number for claims, and to nobody by the cookie alone', async () => {
  const owner = await makePolicyholder(port());
  const { visitor } = owner;
  const { quoteId } = await makeQuote(visitor, {});
  const uuid = (await visitor.post(api.revisit, aJourney(quoteId))).body.uuid as string;
  expect((await look(visitor, uuid)).body).not.toHaveProperty('begunClaim');
  const { body } = await visitor.post(api.claims, { answers: { memberId: owner.memberId } });
  const begunClaim = (body as ClaimDto).claimId;
  expect((await look(visitor, uuid)).body).toMatchObject({ begunClaim });
  passSeconds(31 * 60);
  expect((await look(visitor, uuid)).body).not.toHaveProperty('begunClaim');
  await proveFor(visitor, owner.mobileNumber, 'resume');
  expect((await look(visitor, uuid)).body).not.toHaveProperty('begunClaim');
  passSeconds(60);
  await proveFor(visitor, owner.mobileNumber, 'claim');
  expect((await look(visitor, uuid)).body).toMatchObject({ begunClaim });
});

test('the place is named in the language of the page', async () => {
  const { visitor, uuid } = await beginBeforeBirthday(36);
  const path = `${api.revisit}?uuid=${uuid}&type=aggregate`;
  const cityIn = async (language: string) =>
    (await visitor.get(path, { 'Accept-Language': language })).body.city;
  expect([await cityIn('en'), await cityIn('hi'), await cityIn('ta')]).toEqual(['Pune', 'पुणे', 'புனே']);
});
