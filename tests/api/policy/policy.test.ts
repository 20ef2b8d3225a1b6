import mongoose from 'mongoose';
import { api } from '@/lib/config/paths';
import { CONSENT_TEXTS } from '@/lib/domain/consents/consentTexts.data';
import { remindNext } from '@/lib/server/services/resume/reminders';
import { Consents } from '@/models/consents/consent';
import { useApi } from '@/tests/api/support/api';
import { expectFailure } from '@/tests/api/support/browser';
import { aJourney, makeQuote } from '@/tests/api/support/journeys';
import { aFamily, aLead, aPlan } from '@/tests/api/support/samples';
import {
  askForCode,
  lastCode,
  messagesTo,
  newMobile,
  setClock,
  tryCode,
  Visitor,
} from '@/tests/api/support/visitors';

const { newBrowser } = useApi();
const newVisitor = () => new Visitor(newBrowser().port);
afterEach(() => jest.useRealTimers());

const HOUR_MS = 60 * 60 * 1000;
const noonInIndia = Date.parse('2026-11-21T12:00:00+05:30');
const later = (hours: number) => new Date(noonInIndia + hours * HOUR_MS);

async function remindAll(at: Date): Promise<void> {
  while (await remindNext(at));
}

async function begin(more: object = {}) {
  setClock(noonInIndia);
  const visitor = newVisitor();
  const mobileNumber = newMobile();
  const { quoteId } = await makeQuote(visitor, { mobileNumber, ...more });
  const { body } = await visitor.post(api.revisit, aJourney(quoteId));
  const reminders = async () =>
    (await messagesTo(mobileNumber, visitor)).filter(({ purpose }) => purpose === 'reminder');
  return { visitor, mobileNumber, quoteId, uuid: body.uuid as string, reminders };
}

async function withdraw(mobileNumber: string) {
  const visitor = newVisitor();
  expectFailure(await visitor.post(api.consentsWithdraw, {}), 401, 'NOT_SIGNED_IN');
  const asked = { channel: 'sms', to: mobileNumber, purpose: 'do-not-disturb' };
  const { body } = await visitor.post(api.otpServiceGenerate, asked);
  const otp = await lastCode(mobileNumber, visitor);
  await tryCode(visitor, body.requestId as string, otp, api.otpServiceValidate);
  return visitor.post(api.consentsWithdraw, {});
}

test('who agreed is reminded a day and three days later, by daylight, and never a third time', async () => {
  const { reminders } = await begin();
  await remindAll(later(23));
  expect(await reminders()).toHaveLength(0);
  await remindAll(later(25));
  await remindAll(later(26));
  expect(await reminders()).toHaveLength(1);
  await remindAll(later(73));
  await remindAll(later(90));
  await remindAll(later(24 * 30));
  const sent = await reminders();
  expect(sent).toHaveLength(2);
  expect(sent[0]?.text).toContain('ReAssure 2.0');
  expect(sent[0]?.link).toMatch(/\/continue#[\w-]{43}$/);
});

test('one number is reminded twice a week, however many journeys somebody begins with it', async () => {
  const first = await begin();
  for (let more = 0; more < 3; more += 1) await begin({ mobileNumber: first.mobileNumber });
  await remindAll(later(25));
  await remindAll(later(73));
  expect(await first.reminders()).toHaveLength(2);
});

test('nobody is written to between eight in the evening and nine in the morning', async () => {
  const { reminders } = await begin();
  for (const hours of [32, 36, 40, 44]) await remindAll(later(hours));
  expect(await reminders()).toHaveLength(0);
  await remindAll(later(45));
  expect(await reminders()).toHaveLength(1);
});

test('servers that look at the same time send one', async () => {
  const { reminders } = await begin();
  await Promise.all(Array.from({ length: 10 }, () => remindAll(later(25))));
  expect(await reminders()).toHaveLength(1);
});

test.each<[string, (journey: Awaited<ReturnType<typeof begin>>) => Promise<unknown>]>([
  ['bought', ({ quoteId }) => markPaid(quoteId)],
  ['deleted it', ({ visitor, uuid }) => visitor.delete(`${api.revisit}?uuid=${uuid}`)],
  ['took the consent back', ({ mobileNumber }) => withdraw(mobileNumber)],
])('who %s is not reminded', async (_what, act) => {
  const journey = await begin();
  await act(journey);
  await remindAll(later(25));
  expect(await journey.reminders()).toHaveLength(0);
});

test.each([
  ['typed', 0],
  ['proven', 2],
] as const)(
  'after a withdrawal a number that is %s again hears of both its journeys: %i',
  async (how, count) => {
    const { mobileNumber, reminders } = await begin();
    await withdraw(mobileNumber);
    const { visitor } = await begin({ mobileNumber });
    if (how === 'proven') {
      setClock(noonInIndia + HOUR_MS);
      const { requestId, otp } = await askForCode(visitor, mobileNumber);
      await tryCode(visitor, requestId, otp);
    }
    await remindAll(later(25));
    expect(await reminders()).toHaveLength(count);
  },
);

test('the page behind a reminder’s link stops them without a code, by a press and not by being opened', async () => {
  const { reminders } = await begin();
  await remindAll(later(25));
  const [first] = await reminders();
  const token = first?.link?.split('#')[1];
  const stranger = newVisitor();
  expectFailure(await stranger.get(api.revisitLinkStop), 405, 'METHOD_NOT_ALLOWED');
  expectFailure(await stranger.post(api.revisitLinkStop, { token: 'a'.repeat(43) }), 404, 'NOT_FOUND');
  expect((await stranger.post(api.revisitLinkStop, { token })).status).toBe(204);
  expect((await stranger.post(api.revisitLinkStop, { token })).status).toBe(204);
  await remindAll(later(73));
  expect(await reminders()).toHaveLength(1);
});

test('who saw prices without agreeing to anything is not written to', async () => {
  setClock(noonInIndia);
  const visitor = newVisitor();
  const { body } = await visitor.post(api.quote, { ...aFamily(), ...aPlan() });
  const { quoteId } = body as { quoteId: string };
  await visitor.post(api.revisit, aJourney(quoteId));
  const before = await mongoose.connection.collection('outbox').countDocuments({ purpose: 'reminder' });
  await remindAll(later(25));
  const after = await mongoose.connection.collection('outbox').countDocuments({ purpose: 'reminder' });
  expect(after).toBe(before);
});

test('a withdrawal stands in the ledger beside what was agreed to, and a new consent beside both', async () => {
  const { visitor, mobileNumber, quoteId } = await begin({ marketingConsent: true });
  const { status, body } = await withdraw(mobileNumber);
  const at = expect.stringMatching(/^2026-11-21T06:3/) as unknown;
  const entry = { language: 'en', textVersion: CONSENT_TEXTS.version, givenAt: at, withdrawnAt: at };
  expect(status).toBe(200);
  expect(body).toHaveLength(3);
  expect(body).toEqual(
    expect.arrayContaining([
      { ...entry, purpose: 'contact', validUntil: expect.stringMatching(/^2026-11-28T06:30/) as string },
      { ...entry, purpose: 'marketing', validUntil: expect.stringMatching(/^2027-11-21T06:30/) as string },
      { ...entry, purpose: 'child', validUntil: expect.any(String) as string },
    ]),
  );
  setClock(noonInIndia + HOUR_MS);
  await visitor.post(api.quote, { quoteId, mobileNumber, consent: true });
  const proven = newVisitor();
  const { requestId, otp } = await askForCode(proven, mobileNumber);
  await tryCode(proven, requestId, otp);
  const ledger = (await proven.get(api.consents)).body as { withdrawnAt?: string }[];
  expect(ledger.map(({ withdrawnAt }) => withdrawnAt !== undefined)).toEqual([false, true, true, true]);
});

test('who adds a child has agreed to it as the parent: once, as soon as their number is known', async () => {
  const visitor = newVisitor();
  const mobileNumber = newMobile();
  const [parent] = aFamily().members;
  const { body } = await visitor.post(api.quote, aFamily());
  const { quoteId } = body as { quoteId: string };
  const entries = () => Consents.find({ quoteId, purpose: 'child' }).lean();
  expect(await entries()).toHaveLength(0);
  await visitor.post(api.quote, { quoteId, ...aLead({ mobileNumber }) });
  await visitor.post(api.quote, { quoteId, ...aFamily() });
  expect(await entries()).toMatchObject([{ textVersion: CONSENT_TEXTS.version, language: 'en' }]);
  const alone = await visitor.post(api.quote, { ...aLead({ mobileNumber }), members: [parent] });
  const { quoteId: without } = alone.body as { quoteId: string };
  expect(await Consents.countDocuments({ quoteId: without, purpose: 'child' })).toBe(0);
});

function markPaid(quoteId: string) {
  const quotes = mongoose.connection.collection<{ _id: string }>('quotes');
  return quotes.updateOne({ _id: quoteId }, { $set: { paidAt: new Date() } });
}
