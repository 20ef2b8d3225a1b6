import mongoose from 'mongoose';
import { api } from '@/lib/config/paths';
import { addDays, addMonths } from '@/lib/domain/common/dates';
import type { QuoteDto } from '@/lib/domain/quote/contract';
import type { TripClaimDto } from '@/lib/domain/travel/claims/contract';
import type { TripPlansDto } from '@/lib/domain/travel/tripPrice';
import hiMessages from '@/locales/hi/messages.json';
import taMessages from '@/locales/ta/messages.json';
import { useApi } from '@/tests/api/support/api';
import { expectFailure } from '@/tests/api/support/browser';
import { addSampleStaff, staffWith } from '@/tests/api/support/desk';
import {
  aTraveller,
  aTrip,
  aTripPolicy,
  buyTripPolicy,
  inDays,
  readTold,
  readTripPolicy,
  someDetails,
  tells,
  type TripHolder,
} from '@/tests/api/travel/trips';
import { choose, inSeconds, workUntil } from '@/tests/api/support/buyers';
import { messagesTo, passSeconds, prove, Visitor } from '@/tests/api/support/visitors';
import { readPdf } from '@/tests/documents/readPdf';

const { newBrowser } = useApi();
const port = () => newBrowser().port;
afterEach(() => jest.useRealTimers());

const DAY = 24 * 60 * 60;
const lastOf = (startsOn: string, months: number) => addDays(addMonths(startsOn, months), -1);
const aYear = (more: object = {}) => {
  const travellers = ['1991-04-02', '1993-01-20'];
  return aTrip({ kind: 'annual', longestTrip: 30, endsOn: undefined, travellers, ...more });
};
const someStudies = (more: object = {}) =>
  aTrip({ kind: 'studies', months: 9, endsOn: undefined, travellers: ['2004-04-02'], ...more });
const admitted = { university: 'Universität Sample, Munich', country: 'Germany', sponsor: 'Vimal Kulkarni' };
const aStudent = async (more: object = {}, studies: object = admitted, language = 'en') =>
  buyTripPolicy(await aTraveller(port(), someStudies(more), language), { ...someDetails(), studies });

const query = (trip: object) => {
  const said = Object.entries(trip).flatMap(([field, value]) =>
    value === undefined ? [] : [[field, String(value)]],
  );
  return new URLSearchParams(Object.fromEntries(said) as Record<string, string>);
};
const readCertificate = async ({ visitor, policyNumber }: TripHolder) => {
  const { file } = await visitor.get(`${api.tripCertificate}?policyNumber=${policyNumber}`);
  return readPdf(file).pages.join(' ').replaceAll(/\s+/g, ' ');
};

test.each<[string, object, string]>([
  ['a kind that we do not have', aTrip({ kind: 'weekly' }), 'kind'],
  ['a kind that is no text', aTrip({ kind: 5 }), 'kind'],
  ['trips of 61 days', aYear({ longestTrip: 61 }), 'longestTrip'],
  ['no longest trip', aYear({ longestTrip: undefined }), 'longestTrip'],
  ['a year in one country', aYear({ destination: 'japan' }), 'destination'],
  ['one trip to the whole world', aTrip({ destination: 'world' }), 'destination'],
  ['a child for a year', aYear({ travellers: ['1991-04-02', '2019-01-20'] }), 'travellers.1'],
  ['somebody of 71 for a year', aYear({ travellers: ['1955-01-01'] }), 'travellers.0'],
  ['25 months', someStudies({ months: 25 }), 'months'],
  ['no month', someStudies({ months: 0 }), 'months'],
  ['half a month', someStudies({ months: 2.5 }), 'months'],
  ['a student of 15', someStudies({ travellers: [inDays(-15 * 365)] }), 'travellers.0'],
  ['a student of 36', someStudies({ travellers: ['1989-01-20'] }), 'travellers.0'],
  ['two students', someStudies({ travellers: ['2004-04-02', '2005-04-02'] }), 'travellers'],
])('%s is told at its field, by the quote and by the price', async (_case, trip, field) => {
  const visitor = new Visitor(port());
  const answer = await visitor.post(api.quote, { trip });
  expectFailure(answer, 400, 'INVALID_INPUT');
  expect(answer.body.fields).toHaveProperty([`trip.${field}`]);
  const priced = await visitor.get(`${api.travelPrice}?${query(trip)}`);
  // All values of a query are text.
  if (typeof (trip as { kind?: unknown }).kind === 'number') return;
  expectFailure(priced, 400, 'INVALID_INPUT');
  expect(priced.body.fields).toHaveProperty([field]);
});

test.each([
  ['a year of trips', () => aYear(), 'annual', 12],
  ['studies', () => someStudies(), 'studies', 9],
])(
  '%s: the price of the quote is the price asked for, and its last day is ours',
  async (_case, make, kind, months) => {
    const visitor = new Visitor(port());
    const trip = make();
    const priced = await visitor.get(`${api.travelPrice}?${query(trip)}`);
    const { plans } = priced.body as TripPlansDto;
    const asked = { trip: { ...trip, endsOn: '2099-01-01' }, sumInsuredUsd: 1_00_000 };
    const { body } = await visitor.post(api.quote, asked);
    const quote = body as QuoteDto;
    const endsOn = lastOf(trip.startsOn, months);
    expect(quote.trip).toEqual(JSON.parse(JSON.stringify({ ...trip, endsOn })));
    expect(quote.tripPrice).toEqual(plans[1]);
    expect(quote.tripPrice).toMatchObject({ kind });
  },
);

test.each([
  ['one trip', () => aTripPolicy(port())],
  ['many trips in a year', () => aTripPolicy(port(), aYear())],
  ['studies abroad', () => aStudent()],
  [hiMessages.kindOfTrip.annual, async () => buyTripPolicy(await aTraveller(port(), aYear(), 'hi'))],
  [taMessages.kindOfTrip.studies, () => aStudent({}, admitted, 'ta')],
])('SMS and mail of the certificate say what is insured: %s', async (kind, buy) => {
  const { visitor, mobileNumber, policyNumber } = await buy();
  for (const to of [mobileNumber, someDetails().contact.email]) {
    const told = (await messagesTo(to, visitor)).filter(({ purpose }) => purpose === 'trip-issued');
    const own = told.filter(({ text }) => text.includes(policyNumber));
    expect(own.map(({ text }) => text.includes(`(${kind})`))).toEqual([true]);
  }
});

test('one trip stays without a kind, whether it is named or not', async () => {
  const visitor = new Visitor(port());
  const trip = aTrip();
  const { body } = await visitor.post(api.quote, { trip: { ...trip, kind: 'single', months: 3 } });
  expect((body as QuoteDto).trip).toEqual(trip);
});

test('a year goes to its certificate, which names the longest trip, and moves to another first day', async () => {
  const holder = await aTripPolicy(port(), aYear());
  const before = await readTripPolicy(holder);
  expect(before).toMatchObject({ state: 'starting', trip: { kind: 'annual', longestTrip: 30 } });
  const text = await readCertificate(holder);
  for (const said of ['Annual multi-trip', 'Longest single trip', '30 days', 'USD 100,000']) {
    expect(text).toContain(said);
  }
  const { visitor, policyNumber } = holder;
  const { body: my } = await visitor.get(api.my);
  const year = { startsOn: inDays(10), endsOn: lastOf(inDays(10), 12) };
  expect(my.trips).toEqual([{ policyNumber, state: 'starting', kind: 'annual', ...year, people: 2 }]);
  const days = { policyNumber, startsOn: inDays(20) };
  const { body: bill } = await visitor.get(`${api.tripChange}?${query(days)}`);
  expect(bill).toMatchObject({ kind: 'dates', difference: 0 });
  const moved = await visitor.post(api.tripChange, { ...days, amount: 0 });
  const trip = { startsOn: inDays(20), endsOn: lastOf(inDays(20), 12) };
  expect(moved.body.policy).toMatchObject({ trip });
  // A repeat of a request whose answer was lost.
  expect((await visitor.post(api.tripChange, { ...days, amount: 0 })).body.policy).toMatchObject({ trip });
  const past = await visitor.get(`${api.tripChange}?${query({ ...days, startsOn: inDays(-1) })}`);
  expectFailure(past, 400, 'INVALID_INPUT');
  expect(past.body.fields).toHaveProperty('startsOn');
});

test.each([
  ['a year', () => aTripPolicy(port(), aYear({ startsOn: inDays(1) }))],
  ['studies', () => aStudent({ startsOn: inDays(1) })],
])(
  '%s is cancelled by the table until it begins, then neither moved nor cancelled, and no day longer',
  async (_case, buy) => {
    const holder = await buy();
    const other = await buy();
    const cancel = ({ visitor, policyNumber }: TripHolder) =>
      visitor.post(api.tripCancel, { policyNumber, reason: 'notTravelling' });
    const { price, trip } = await readTripPolicy(other);
    expect((await cancel(other)).body.cancelled).toMatchObject({
      amount: Math.floor(price.priceAfterTax / 2),
    });
    passSeconds(DAY);
    await prove(holder.visitor, holder.mobileNumber);
    expectFailure(await cancel(holder), 409, 'STEP_NOT_REACHED');
    const { policyNumber, visitor } = holder;
    const longer = { policyNumber, startsOn: trip.startsOn, endsOn: addDays(trip.endsOn, 5) };
    const asked = await visitor.get(`${api.tripChange}?${query(longer)}`);
    // Studies are made longer by months.
    if (trip.kind === 'studies') expect(asked.body.fields).toHaveProperty('months');
    else expectFailure(asked, 409, 'STEP_NOT_REACHED');
  },
);

test('studies that have begun are made longer by months until they end: paid, once, with a new certificate', async () => {
  const holder = await aStudent({ startsOn: inDays(0), months: 9 });
  const { visitor, policyNumber, mobileNumber } = holder;
  const { trip, price, code } = await readTripPolicy(holder);
  const days = { policyNumber, startsOn: trip.startsOn, months: 30 };
  for (const [months, startsOn] of [[9], [37], [12.5], [8], [30, inDays(1)]] as [number, string?][]) {
    const wrong = await visitor.get(
      `${api.tripChange}?${query({ ...days, months, ...(startsOn && { startsOn }) })}`,
    );
    expectFailure(wrong, 400, 'INVALID_INPUT');
    expect([months, Object.keys(wrong.body.fields as object)]).toEqual([months, ['months']]);
  }
  const { body: bill } = await visitor.get(`${api.tripChange}?${query(days)}`);
  expect(bill).toMatchObject({
    kind: 'extension',
    difference: bill.price.priceAfterTax - price.priceAfterTax,
  });
  expectFailure(await visitor.post(api.tripChange, { ...days, amount: 1 }), 409, 'PRICE_CHANGED');
  const ordered = { ...days, amount: bill.difference as number };
  const { paymentId } = (await visitor.post(api.tripChange, ordered)).body as { paymentId: string };
  const { body: payment } = await visitor.get(`${api.payments}?paymentId=${paymentId}`);
  await choose(holder, payment as never, 'duplicate');
  await workUntil(visitor, inSeconds(30));
  const after = await readTripPolicy(holder);
  const whole = { ...trip, months: 30, endsOn: lastOf(trip.startsOn, 30) };
  expect(after).toMatchObject({ trip: whole, price: { priceAfterTax: bill.price.priceAfterTax as number } });
  expect(after.code).not.toBe(code);
  // A repeat of a request whose answer was lost.
  expect((await visitor.post(api.tripChange, ordered)).body.policy).toMatchObject({ trip: whole });
  passSeconds(600 * DAY);
  await prove(visitor, mobileNumber);
  // The months that are left of the 36.
  const { body: last } = await visitor.get(`${api.tripChange}?${query({ ...days, months: 36 })}`);
  expect(last).toMatchObject({ kind: 'extension' });
});

test('a loss of a year lies on a day of the longest trip from the day on which it began', async () => {
  const holder = await aTripPolicy(port(), aYear({ startsOn: inDays(0) }));
  passSeconds(60 * DAY);
  await prove(holder.visitor, holder.mobileNumber);
  const { visitor, policyNumber } = holder;
  const loss = {
    person: '1',
    loss: 'medical',
    happenedOn: inDays(0),
    place: 'Lisbon, Portugal',
    story: 'Broke an ankle',
    spentUsd: '500',
    holder: 'Arjun Kulkarni',
    accountNumber: '123456789012',
    ifsc: 'SBIN0000123',
  };
  const tell = async (details: object) =>
    (await visitor.post(api.tripClaim, { policyNumber, details, submit: true })).body as TripClaimDto;
  const wrong: [object, string][] = [
    [{}, 'leftOn'],
    [{ leftOn: inDays(-61) }, 'leftOn'],
    [{ leftOn: inDays(400) }, 'leftOn'],
    [{ leftOn: 'soon' }, 'leftOn'],
    // The 31st day of a trip of 30 days.
    [{ leftOn: inDays(-30) }, 'happenedOn'],
    [{ leftOn: inDays(1) }, 'happenedOn'],
    [{ leftOn: inDays(-1), loss: 'interruption' }, 'loss'],
  ];
  for (const [change, field] of wrong) {
    const told = await tell({ ...loss, ...change });
    expect([change, Object.keys(told.fields ?? {})]).toEqual([change, [`details.${field}`]]);
    expect(told).not.toHaveProperty('claimId');
  }
  const { claimId = '' } = await tell({ ...loss, leftOn: inDays(-29) });
  expect(claimId).toMatch(/^CL-/);
  await addSampleStaff();
  const desk = await staffWith(port(), 'claims');
  const { body } = await desk.get(`${api.deskClaim}?claimId=${claimId}`);
  expect(body).toMatchObject({ leftOn: inDays(-29), loss: 'medical', spentUsd: '500' });
  const decide = (on: string) =>
    desk.post(api.deskClaimDecideTrip, {
      claimId,
      version: body.version as number,
      loss: { on, spentCents: 500_00 },
    });
  expectFailure(await decide(inDays(-30)), 400, 'INVALID_INPUT');
  expect((await decide(inDays(-29))).body.settled).toMatchObject({ paidCents: 400_00 });
});

test('a student tells of the university with the passport; the certificate names it, the sponsor stays sealed', async () => {
  const traveller = await aTraveller(port(), someStudies());
  for (const [studies, field] of [
    [{}, 'studies.university'],
    [{ ...admitted, university: 'म्यूनिख विश्वविद्यालय' }, 'studies.university'],
    [{ ...admitted, country: 'G' }, 'studies.country'],
    [{ ...admitted, sponsor: '5' }, 'studies.sponsor'],
  ] as const) {
    const { body } = await tells(traveller, { ...someDetails(), studies });
    expect(body.fields).toHaveProperty([`details.${field}`]);
    expect(body.next).toBe('travellers');
  }
  const holder = await buyTripPolicy(traveller, { ...someDetails(), studies: admitted });
  expect((await readTold(traveller)).details.studies).toEqual(admitted);
  expect(await readTripPolicy(holder)).toMatchObject({ studies: admitted, trip: { kind: 'studies' } });
  const text = await readCertificate(holder);
  for (const said of ['Studies abroad, 9 months', 'Universität Sample, Munich, Germany']) {
    expect(text).toContain(said);
  }
  expect(text).not.toContain('Vimal');
  for (const name of ['tripDetails', 'tripPolicies', 'quotes']) {
    const stored = await mongoose.connection.collection(name).find({}).toArray();
    expect(JSON.stringify(stored)).not.toMatch(/Munich|Vimal/);
  }
});

test('a sponsor’s death is told of where a sponsor was named alone', async () => {
  const { sponsor: _none, ...alone } = admitted;
  const tell = async (studies: object) => {
    const { visitor, policyNumber } = await aStudent({ startsOn: inDays(0) }, studies);
    const details = { loss: 'sponsor', happenedOn: inDays(0), person: '1' };
    return (await visitor.post(api.tripClaim, { policyNumber, details, submit: true })).body as TripClaimDto;
  };
  expect((await tell(alone)).fields).toHaveProperty(['details.loss']);
  expect((await tell(admitted)).fields).not.toHaveProperty(['details.loss']);
});
