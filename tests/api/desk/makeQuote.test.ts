import { api } from '@/lib/config/paths';
import type { LatestQuotesDto } from '@/lib/domain/desk/contract';
import type { MadeQuoteDto, OwnerDto } from '@/lib/domain/desk/list/contract';
import { LEAD_STATUSES } from '@/lib/domain/quote/leadStatus';
import { CONSENT_TEXTS } from '@/lib/domain/consents/consentTexts.data';
import { createStaff } from '@/lib/server/services/desk/staffRecord';
import { AuditEntries } from '@/models/desk/auditEntry';
import { Consents } from '@/models/consents/consent';
import { DialerLeads } from '@/models/callbacks/dialerLead';
import { Quotes } from '@/models/quote/quote';
import { auditTrail } from '@/tests/api/support/store/audit';
import { addSampleStaff, historyOf } from '@/tests/api/support/desk';
import { useApi } from '@/tests/api/support/api';
import { type Browser, expectFailure } from '@/tests/api/support/browser';
import { makeQuote } from '@/tests/api/support/journeys';
import { aFamily, aPlan } from '@/tests/api/support/samples';
import { newMobile, prove, signIn, Visitor } from '@/tests/api/support/visitors';
import { worked } from '@/tests/workedFamily';

const { newBrowser } = useApi();
const newVisitor = () => new Visitor(newBrowser().port);

let [me, colleague, supervisor]: Visitor[] = [];

beforeAll(async () => {
  await newBrowser().get('/api/health/ready');
  await addSampleStaff();
  await newVisitor().get('/api/health/ready');
  await createStaff(
    { staffId: 'SAMPLE-1002', role: 'telecaller', name: 'Sample S. Rao', mobileNumber: '6000001002' },
    new Date(),
  );
  [me, colleague, supervisor] = await Promise.all([
    signedIn('SAMPLE-1001', '6000001001'),
    signedIn('SAMPLE-1002', '6000001002'),
    signedIn('SAMPLE-2001', '6000002001'),
  ]);
});

async function signedIn(staffId: string, mobileNumber: string): Promise<Visitor> {
  const visitor = newVisitor();
  await signIn(visitor, staffId, mobileNumber);
  return visitor;
}

const { riders: _riders, ...plan } = aPlan() as ReturnType<typeof aPlan> & { riders?: unknown };
const aCaller = (more: object = {}) => ({
  ...aFamily(),
  ...plan,
  name: 'Asha Sample',
  mobileNumber: newMobile(),
  dateOfBirth: worked.self,
  language: 'hi',
  consent: true,
  ...more,
});
const make = (by: Browser | undefined, body: object, key = crypto.randomUUID()) =>
  by!.post(api.makeQuote, body, { 'Idempotency-Key': key });
const own = (by: Browser | undefined, body: object) => by!.post(api.quoteOwner, body);

test('a quote made on a call is the telecaller’s to work on, priced by the server, with the consent that was read out', async () => {
  const body = aCaller();
  const { status, body: made } = await make(me, body);
  expect(status).toBe(201);
  const { quoteId, reference } = made as MadeQuoteDto;
  const found = await me!.get(`${api.latestQuotes}?q=${reference}`);
  expect((found.body as LatestQuotesDto).quotes).toMatchObject([
    {
      quoteId,
      segment: 'TeleSales',
      source: 'teledashboard',
      status: 2,
      consent: 'given',
      priceAfterTax: 12_488,
      language: 'hi',
      owner: { staffId: 'SAMPLE-1001' },
    },
  ]);
  const consents = await Consents.find({ quoteId }).lean();
  expect(consents.map(({ purpose }) => purpose).toSorted()).toEqual(['child', 'contact']);
  for (const consent of consents)
    expect(consent).toMatchObject({ channel: 'phone', language: 'hi', textVersion: CONSENT_TEXTS.version });
  const { entries } = await historyOf(me!, quoteId);
  const given = entries.filter(({ kind }) => kind === 'consentGiven');
  expect(given.map(({ by }) => by)).toEqual(['SAMPLE-1001', 'SAMPLE-1001']);
  const lead = await DialerLeads.findOne({ quoteId }).lean();
  expect(lead?.history.map((move) => [move.status, move.actor, move.cause])).toEqual([
    [4, 'SAMPLE-1001', 'typed on a call'],
    [2, 'SAMPLE-1001', 'made on a call'],
  ]);
  const kept = await AuditEntries.findOne({ action: 'QUOTE_MADE' }).lean();
  expect(kept).toMatchObject({ actor: 'SAMPLE-1001', details: { quoteId, language: 'hi' } });
});

test('nobody’s browser opens it, the telecaller’s neither, until the number is proven; then it is the prover’s', async () => {
  const body = aCaller();
  const { quoteId } = (await make(me, body)).body as MadeQuoteDto;
  const [customer, stranger] = [newVisitor(), newVisitor()];
  const read = (browser: Browser | undefined) => browser!.get(`${api.quote}?quoteId=${quoteId}`);
  for (const browser of [me, colleague, customer, stranger])
    expectFailure(await read(browser), 404, 'NOT_FOUND');
  expectFailure(await me!.post(api.quote, { quoteId, tenure: 2 }), 404, 'NOT_FOUND');
  await prove(stranger, newMobile());
  expectFailure(await read(stranger), 404, 'NOT_FOUND');
  await prove(customer, body.mobileNumber);
  const { status, body: quote } = await read(customer);
  expect([status, quote]).toEqual([
    200,
    expect.objectContaining({ quoteId, segment: 'TeleSales', isUnchecked: true, existingIllness: 'no' }),
  ]);
  expect((await customer.post(api.quote, { quoteId, tenure: 2 })).status).toBe(200);
  expect((await Quotes.findById(quoteId).lean())?.segment).toBe('TeleSales');
});

test('sent twice it is one quote', async () => {
  const [body, key] = [aCaller(), crypto.randomUUID()];
  const one = await make(me, body, key);
  const two = await make(me, body, key);
  expect(two.body).toEqual(one.body);
  expectFailure(await make(me, { ...body, tenure: 2 }, key), 409, 'CONFLICT');
});

test.each([
  { consent: false },
  { consent: undefined },
  { language: 'fr' },
  { mobileNumber: '98765' },
  { name: '<b>' },
  { dateOfBirth: '2020-01-01' },
  { existingIllness: 'diabetes since 2010' },
  { product: undefined },
  { pincode: undefined },
])('%j is refused beside its field, and nothing is kept', async (more) => {
  const body = aCaller(more);
  const answer = await make(me, body);
  expectFailure(answer, 400, 'INVALID_INPUT');
  expect(Object.keys(answer.body.fields as object)).toEqual(Object.keys(more));
});

test('no customer’s browser makes a quote of this segment', async () => {
  const answer = await newVisitor().post(api.quote, { ...aFamily(), segment: 'TeleSales' });
  expectFailure(answer, 400, 'INVALID_INPUT');
  expectFailure(await make(newVisitor(), aCaller()), 401, 'NOT_SIGNED_IN');
});

async function aWebQuote() {
  const { quoteId, dialerId = '' } = await makeQuote(newVisitor(), { mobileNumber: newMobile() });
  return { quoteId, dialerId };
}
const actions = async (quoteId: string) =>
  (await auditTrail({ 'details.quoteId': quoteId, action: /^QUOTE_(TAKEN|HANDED)/ })).map(
    ({ action, actor, details }) => [action, actor, details['from'], details['to']],
  );

test('a quote is taken once: it is logged, and its second taker is told', async () => {
  const { quoteId, dialerId } = await aWebQuote();
  const answers = await Promise.all([own(me, { quoteId }), own(colleague, { quoteId })]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const winner = answers[0]?.status === 200 ? 'SAMPLE-1001' : 'SAMPLE-1002';
  const lead = await DialerLeads.findById(dialerId).lean();
  expect([lead?.owner, lead?.status, lead?.history.at(-1)]).toMatchObject([
    winner,
    2,
    { actor: winner, cause: 'taken' },
  ]);
  expect(await actions(quoteId)).toEqual([['QUOTE_TAKEN', winner, '', winner]]);
});

test('its owner hands it over, a colleague can’t take it, a supervisor can give it to anybody who sells', async () => {
  const { quoteId } = await aWebQuote();
  expect(((await own(me, { quoteId })).body as OwnerDto).status).toBe(2);
  expect((await own(me, { quoteId })).status).toBe(200);
  expectFailure(await own(colleague, { quoteId }), 409, 'CONFLICT');
  expectFailure(await own(colleague, { quoteId, to: 'SAMPLE-1002' }), 409, 'CONFLICT');
  expect((await own(me, { quoteId, to: 'SAMPLE-1002' })).body).toMatchObject({
    owner: { staffId: 'SAMPLE-1002' },
  });
  expectFailure(await own(me, { quoteId }), 409, 'CONFLICT');
  expect((await own(supervisor, { quoteId, to: 'SAMPLE-1001' })).status).toBe(200);
  for (const to of ['SAMPLE-3001', 'UNKNOWN'])
    expectFailure(await own(supervisor, { quoteId, to }), 400, 'INVALID_INPUT');
  expectFailure(await own(me, { quoteId: 'unknown' }), 404, 'NOT_FOUND');
  expect(await actions(quoteId)).toEqual([
    ['QUOTE_TAKEN', 'SAMPLE-1001', '', 'SAMPLE-1001'],
    ['QUOTE_HANDED_OVER', 'SAMPLE-1001', 'SAMPLE-1001', 'SAMPLE-1002'],
    ['QUOTE_HANDED_OVER', 'SAMPLE-2001', 'SAMPLE-1002', 'SAMPLE-1001'],
  ]);
});

test('colleagues are those who sell and are not disabled, without oneself', async () => {
  const { body } = await me!.get(api.quoteOwner);
  expect(body).toEqual({
    colleagues: [
      { staffId: 'SAMPLE-1002', name: 'Sample S. Rao' },
      { staffId: 'SAMPLE-2001', name: 'Sample R. Mehta' },
    ],
  });
});

test.each(LEAD_STATUSES)('taking a lead of status %i never moves it back', async (status) => {
  const { quoteId, dialerId } = await aWebQuote();
  await DialerLeads.updateOne({ _id: dialerId }, { $set: { status } });
  const { body } = await own(me, { quoteId });
  expect((body as OwnerDto).status).toBe(status === 4 ? 2 : status);
});
