import { api } from '@/lib/config/paths';
import { addDays, todayInIndia } from '@/lib/domain/common/dates';
import { CONTACT_OUTCOMES } from '@/lib/domain/desk/drawer/notes';
import { AuditEntries } from '@/models/desk/auditEntry';
import { contactConsentOf } from '@/lib/server/services/consents/contactConsent';
import { mobileHashOf } from '@/lib/server/services/common/personalData';
import { DeskNotes } from '@/models/desk/deskNote';
import { Callbacks } from '@/models/callbacks/callback';
import { useApi } from '@/tests/api/support/api';
import { expectFailure } from '@/tests/api/support/browser';
import { addSampleStaff, historyOf, staffWith } from '@/tests/api/support/desk';
import { makeQuote } from '@/tests/api/support/journeys';
import { newMobile, passSeconds, setClock, Visitor } from '@/tests/api/support/visitors';

const { newBrowser } = useApi();
const desk = () => staffWith(newBrowser().port);
const noonInIndia = Date.parse('2026-11-23T12:00:00+05:30');
const dayMs = 24 * 60 * 60 * 1000;
let days = 0;

beforeAll(async () => {
  await newBrowser().get('/api/health/ready');
  await addSampleStaff();
});
beforeEach(() => setClock(noonInIndia + (days += 2) * dayMs));
afterEach(() => jest.useRealTimers());

async function aLead() {
  const mobileNumber = newMobile();
  const { quoteId, dialerId = '' } = await makeQuote(new Visitor(newBrowser().port), { mobileNumber });
  passSeconds(1);
  return { quoteId, dialerId, mobileNumber };
}

test('a note is sealed at rest, seen by colleagues with its writer, and added once however often it is sent', async () => {
  const { quoteId } = await aLead();
  const browser = await desk();
  const headers = { 'Idempotency-Key': 'note-0001-of-a-tab' };
  const note = { quoteId, text: ' Wants Platinum+, asks his wife first ' };
  for (const _time of [1, 2]) {
    expect((await browser.post(api.deskNotes, note, headers)).status).toBe(200);
  }
  const { entries } = await historyOf(await staffWith(newBrowser().port, 'supervisor'), quoteId);
  const notes = entries.filter(({ kind }) => kind === 'note');
  expect(notes).toMatchObject([{ by: 'SAMPLE-1001', text: 'Wants Platinum+, asks his wife first' }]);
  expect(JSON.stringify(await DeskNotes.find({ quoteId }).lean())).not.toContain('Platinum');
  expect(await AuditEntries.countDocuments({ action: 'NOTE_ADDED', 'details.quoteId': quoteId })).toBe(1);
});

test('of two colleagues who note at one time, neither loses', async () => {
  const { quoteId } = await aLead();
  const one = await desk();
  const two = await staffWith(newBrowser().port, 'supervisor');
  const texts = ['First of them', 'Second of them'];
  await Promise.all([one, two].map((each, at) => each.post(api.deskNotes, { quoteId, text: texts[at] })));
  const { entries } = await historyOf(one, quoteId);
  const seen = entries.flatMap((each) => (each.kind === 'note' ? [each.text] : []));
  expect(seen.toSorted()).toEqual(texts);
});

test.each([
  ['a card', '4111 1111 1111 1111', /card/],
  ['an Aadhaar number', '2345 6789 0124', /Aadhaar/],
  ['a PAN', 'AAAPS1111A', /PAN/],
  ['a phone number', '98765 43210', /phone/],
  ['too much', 'x'.repeat(1_001), /1,000/],
  ['nothing', '  ', /1,000/],
])('a note of %s is refused with a sentence', async (_what, text, sentence) => {
  const { quoteId } = await aLead();
  const refused = await (await desk()).post(api.deskNotes, { quoteId, text });
  expectFailure(refused, 400, 'INVALID_INPUT');
  expect((refused.body.fields as { text: string }).text).toMatch(sentence);
  expect(await DeskNotes.countDocuments({ quoteId })).toBe(0);
});

test.each(CONTACT_OUTCOMES)(
  'a call that ended with %s is kept, audited, and stops calls where it must',
  async (outcome) => {
    const { quoteId, dialerId } = await aLead();
    const browser = await desk();
    const day = addDays(todayInIndia(new Date()), 1);
    await browser.post(api.deskCallBacks, { quoteId, day, time: '10:00' });
    passSeconds(1);
    expect((await browser.post(api.deskOutcomes, { quoteId, outcome })).status).toBe(200);
    const { entries, quote } = await historyOf(browser, quoteId);
    expect(entries).toContainEqual(expect.objectContaining({ kind: 'outcome', outcome, by: 'SAMPLE-1001' }));
    const told = { action: 'CALL_OUTCOME' as const, 'details.quoteId': quoteId };
    expect(await AuditEntries.findOne(told).lean()).toMatchObject({ details: { outcome } });
    const spoke = !['noAnswer', 'busy', 'wrongNumber', 'notToBeCalled'].includes(outcome);
    const logged = spoke ? 2 : 4;
    expect(quote.status).toBe(outcome === 'soldElsewhere' ? 3 : logged);
    const isStopped = ['notToBeCalled', 'wrongNumber'].includes(outcome);
    expect(quote.calls).toHaveLength(isStopped ? 0 : 1);
    const reveal = await browser.post(api.reveal, { leadId: dialerId, reason: 'quote' });
    if (!isStopped) return expect(reveal.status).toBe(200);
    expectFailure(reveal, 422, 'NO_CONSENT');
    expect(entries).toContainEqual(expect.objectContaining({ kind: 'consentWithdrawn', by: 'SAMPLE-1001' }));
  },
);

test('who asked not to be called is not called about another quote either; a wrong number stops its quote alone', async () => {
  const customer = new Visitor(newBrowser().port);
  const mobileNumber = newMobile();
  const one = await makeQuote(customer, { mobileNumber });
  const two = await makeQuote(customer, { mobileNumber, tenure: 2 });
  const browser = await desk();
  await browser.post(api.deskOutcomes, { quoteId: one.quoteId, outcome: 'wrongNumber' });
  expect((await historyOf(browser, two.quoteId)).quote.consent.state).toBe('given');
  await browser.post(api.deskOutcomes, { quoteId: one.quoteId, outcome: 'notToBeCalled' });
  for (const { quoteId } of [one, two]) {
    expect((await historyOf(browser, quoteId)).quote.consent.state).toBe('withdrawn');
  }
});

test.each(['wrongNumber', 'notToBeCalled'])(
  'what a call came to (%s) counts for the number that was called, also once its customer corrected it',
  async (outcome) => {
    const customer = new Visitor(newBrowser().port);
    const { quoteId, dialerId } = await makeQuote(customer, { mobileNumber: newMobile() });
    const { quoteId: another } = await makeQuote(customer, { mobileNumber: newMobile() });
    const browser = await desk();
    const { body: called } = await browser.post(api.reveal, { leadId: dialerId, reason: 'quote' });
    const mobileNumber = newMobile();
    expect((await customer.post(api.quote, { quoteId, mobileNumber, consent: true })).status).toBe(200);
    const noted = { quoteId, outcome, numberMark: called.numberMark };
    expect((await browser.post(api.deskOutcomes, noted)).status).toBe(200);
    expect((await historyOf(browser, quoteId)).quote.consent.state).toBe('given');
    const stateOf = async (hash: string) => (await contactConsentOf(hash, new Date())).state;
    const calledState = await stateOf(mobileHashOf(called.mobileNumber as string));
    expect(calledState).toBe(outcome === 'notToBeCalled' ? 'withdrawn' : 'expired');
    expectFailure(await browser.post(api.deskOutcomes, { ...noted, quoteId: another }), 409, 'CONFLICT');
    const { numberMark } = (await historyOf(browser, quoteId)).quote;
    expect((await browser.post(api.deskOutcomes, { ...noted, numberMark })).status).toBe(200);
    expect(await stateOf(mobileHashOf(mobileNumber))).not.toBe('given');
  },
);

test('a call-back is given to a colleague, moved by another one, and stands on the list of calls', async () => {
  const { quoteId } = await aLead();
  const browser = await desk();
  const day = addDays(todayInIndia(new Date()), 1);
  for (const time of ['10:00', '18:30']) {
    const answer = await browser.post(api.deskCallBacks, { quoteId, day, time, to: 'SAMPLE-2001' });
    expect(answer.status).toBe(200);
  }
  const { quote, entries } = await historyOf(browser, quoteId);
  const from = new Date(`${day}T18:30:00+05:30`).toISOString();
  expect(quote.calls).toMatchObject([{ about: 'callBack', from, assignedTo: 'SAMPLE-2001' }]);
  expect(entries.filter(({ kind }) => kind === 'callBack')).toHaveLength(2);
  expect(await Callbacks.countDocuments({ quoteId, isOpen: true })).toBe(1);
  const { body } = await browser.get(api.deskCalls);
  expect(body.calls).toContainEqual(expect.objectContaining({ quoteId, assignedTo: 'SAMPLE-2001' }));
});

test('a call-back that is set anew after the customer corrected the number is made to the new one', async () => {
  const customer = new Visitor(newBrowser().port);
  const { quoteId } = await makeQuote(customer, { mobileNumber: newMobile() });
  const browser = await desk();
  const day = addDays(todayInIndia(new Date()), 1);
  await browser.post(api.deskCallBacks, { quoteId, day, time: '10:00' });
  const mobileNumber = newMobile();
  expect((await customer.post(api.quote, { quoteId, mobileNumber, consent: true })).status).toBe(200);
  expect((await browser.post(api.deskCallBacks, { quoteId, day, time: '11:00' })).status).toBe(200);
  const open = await Callbacks.find({ quoteId, isOpen: true }).lean();
  const from = new Date(`${day}T11:00:00+05:30`);
  expect(open).toMatchObject([{ about: 'callBack', from, mobileHash: mobileHashOf(mobileNumber) }]);
  expect((await browser.post(api.deskCalls, { callbackId: open[0]?._id })).body).toMatchObject({
    mobileNumber,
  });
});

test.each([
  [{ time: '21:00' }, 'time'],
  [{ time: '08:30' }, 'time'],
  [{ day: '2020-01-01' }, 'time'],
  [{ to: 'SAMPLE-3001' }, 'to'],
  [{ to: 'nobody' }, 'to'],
  [{ daysAhead: 8 }, 'day'],
] as [{ daysAhead?: number }, string][])(
  'a call-back with %j is refused',
  async ({ daysAhead = 1, ...more }, field) => {
    const { quoteId } = await aLead();
    const day = addDays(todayInIndia(new Date()), daysAhead);
    const refused = await (await desk()).post(api.deskCallBacks, { quoteId, day, time: '10:00', ...more });
    expectFailure(refused, 400, 'INVALID_INPUT');
    expect(Object.keys(refused.body.fields as object)).toEqual([field]);
  },
);

test('a call-back needs a consent', async () => {
  const { quoteId } = await aLead();
  const browser = await desk();
  await browser.post(api.deskOutcomes, { quoteId, outcome: 'notToBeCalled' });
  const day = addDays(todayInIndia(new Date()), 1);
  expectFailure(await browser.post(api.deskCallBacks, { quoteId, day, time: '10:00' }), 422, 'NO_CONSENT');
});
