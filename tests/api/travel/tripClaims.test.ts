import mongoose from 'mongoose';
import { api } from '@/lib/config/paths';
import { DAY_MS } from '@/lib/domain/common/dates';
import type { ClaimDto, ClaimHistoryDto, ClaimOtherDetailsDto } from '@/lib/domain/claims/contract';
import type { DeskClaimDto } from '@/lib/domain/claims/desk/contract';
import { SAMPLE_STAFF } from '@/lib/domain/desk/sampleStaff.data';
import { TRIP_LOSSES } from '@/lib/domain/travel/claims/losses.data';
import type { Payouts } from '@/lib/server/integrations/claims/payout';
import { payNextClaim } from '@/lib/server/services/claims/payClaim';
import { tellNextClaim } from '@/lib/server/services/claims/tellCustomer';
import type { TripClaimDto } from '@/lib/domain/travel/claims/contract';
import { ClaimCases } from '@/models/claims/claimCase';
import { TripPolicies } from '@/models/travel/tripPolicy';
import { useApi } from '@/tests/api/support/api';
import { expectFailure } from '@/tests/api/support/browser';
import { addSampleStaff, staffWith } from '@/tests/api/support/desk';
import { aLoss, keep, sendsPapers, tells } from '@/tests/api/travel/tripLosses';
import { aTrip, aTripPolicy, inDays, type TripHolder } from '@/tests/api/travel/trips';
import { messagesTo, newMobile, prove, signIn, Visitor } from '@/tests/api/support/visitors';

const { newBrowser } = useApi();
const port = () => newBrowser().port;
let desk: Visitor;
let colleague: Visitor;
let refused: TripHolder;
beforeAll(async () => {
  await addSampleStaff();
  desk = await staffWith(port(), 'claims');
  colleague = new Visitor(port());
  const { staffId, mobileNumber } = SAMPLE_STAFF.findLast(({ role }) => role === 'claims')!;
  await signIn(colleague, staffId, mobileNumber);
  refused = await begun();
});

const begun = () => aTripPolicy(port(), { startsOn: inDays(0), endsOn: inDays(5) });
const draftOf = async ({ visitor, policyNumber }: TripHolder) =>
  (await visitor.get(`${api.tripClaim}?policyNumber=${policyNumber}`)).body as TripClaimDto;
const readClaim = async ({ visitor }: TripHolder, claimId: string) =>
  (await visitor.get(`${api.claimDetail}?claimId=${claimId}`)).body as ClaimDto;
const readOthers = async ({ visitor }: TripHolder, claimId: string) =>
  (await visitor.get(`${api.claimOtherDetails}?claimId=${claimId}`)).body as ClaimOtherDetailsDto;

async function decides(claimId: string, loss: object, more: object = { confirm: true }, by = desk) {
  const { version } = (await by.get(`${api.deskClaim}?claimId=${claimId}`)).body as DeskClaimDto;
  return by.post(api.deskClaimDecideTrip, { claimId, version, loss: { on: inDays(0), ...loss }, ...more });
}

async function saidOnce({ mobileNumber, visitor }: TripHolder, purposes: readonly string[]) {
  const sent = await messagesTo(mobileNumber, visitor);
  return purposes.every((each) => sent.filter(({ purpose }) => purpose === each).length === 1);
}

/** A time after the day in which the told account could be stopped. */
const afterItsDay = (minutes = 0) => new Date(Date.now() + DAY_MS + (90 + minutes) * 60_000);

test('what is typed of a loss is kept, sealed and masked, and opens to its number alone', async () => {
  const holder = await begun();
  await keep(holder, { loss: 'medical', accountNumber: '123456789012' }, { version: 0 });
  const draft = await draftOf(holder);
  expect(draft).toMatchObject({ version: 1, details: { loss: 'medical', accountNumber: '••••••••9012' } });
  expect(draft.fields).toHaveProperty(['details.place']);
  expectFailure(await keep(holder, { loss: 'delay' }, { version: 0 }), 409, 'CONFLICT');
  const stored = await mongoose.connection
    .collection('claimCases')
    .findOne({ policyNumber: holder.policyNumber });
  expect(JSON.stringify(stored)).not.toMatch(/medical|123456789012/);
  const other = new Visitor(port());
  await prove(other, newMobile());
  const asked = await other.get(`${api.tripClaim}?policyNumber=${holder.policyNumber}`);
  expectFailure(asked, 404, 'NOT_FOUND');
});

test.each<[string, object, string]>([
  ['a day before the trip', { happenedOn: inDays(-1) }, 'happenedOn'],
  ['a day to come', { happenedOn: inDays(1) }, 'happenedOn'],
  ['an amount with letters', { spentUsd: 'many' }, 'spentUsd'],
  ['an amount with a decimal comma', { spentUsd: '1240,50' }, 'spentUsd'],
  ['nobody of the trip', { person: '3' }, 'person'],
  ['a loss that is not insured', { loss: 'jewels' }, 'loss'],
  ['no account', { accountNumber: '' }, 'accountNumber'],
])('%s is told at its field, and nothing is told of', async (_case, change, field) => {
  const { status, body } = await keep(refused, aLoss(change), { submit: true });
  expect(status).toBe(200);
  expect(body).not.toHaveProperty('claimId');
  expect(body.fields).toHaveProperty([`details.${field}`]);
});

test.each(['1,240.50', '1,00,000'])('an amount may have its commas: %s', async (spentUsd) => {
  const { body } = await keep(await begun(), aLoss({ spentUsd }), { submit: true });
  expect(body).toHaveProperty('claimId');
});

test('a loss goes from its telling over papers and the desk to rupees in the account, each once', async () => {
  const holder = await begun();
  const claimId = await tells(holder);
  expect(await tells(holder)).toBe(claimId);
  expect(await readClaim(holder, claimId)).toMatchObject({
    status: 'asked',
    productName: 'Travel Care',
    loss: 'medical',
    person: 'KULKARNI, ARJUN SURESH',
    policyNumber: holder.policyNumber,
  });
  expect((await readOthers(holder, claimId)).missing).toEqual(TRIP_LOSSES.medical.papers);
  while (await tellNextClaim(new Date()));
  expect(await saidOnce(holder, ['claim-told', 'claim-accountTold', 'claim-asked'])).toBe(true);
  await sendsPapers(holder, claimId, 'medical');
  expect(await readClaim(holder, claimId)).toMatchObject({ status: 'review' });

  const asked = { spentCents: 1_840_00, cutCents: 40_00 };
  expectFailure(await decides(claimId, asked), 400, 'INVALID_INPUT');
  const loss = { ...asked, cutReason: 'noPaper' };
  const seen = await decides(claimId, loss, {});
  expect(seen.body.settled).toMatchObject({ deductibleCents: 100_00, paidCents: 1_700_00 });
  expect(await readClaim(holder, claimId)).toMatchObject({ status: 'review' });
  expect((await decides(claimId, loss)).body.status).toBe('approved');
  while (await payNextClaim(afterItsDay()));
  while (await tellNextClaim(afterItsDay()));
  const rupees = (seen.body.settled as { rupees: number }).rupees;
  expect(await readClaim(holder, claimId)).toMatchObject({ status: 'paid', paid: rupees });
  expect(await readOthers(holder, claimId)).toMatchObject({
    settledLoss: { ...loss, rupees, rate: { from: expect.any(String) as string } },
    account: '9012',
    payouts: [{ rupees, payee: 'customer', account: '9012' }],
  });
  const { body: history } = await holder.visitor.get(api.claimHistory);
  expect((history as ClaimHistoryDto).claims).toHaveLength(1);
  expect(await saidOnce(holder, ['claim-approved', 'claim-paid'])).toBe(true);
});

test('above the limit a colleague decides the same, and neither of both the appeal', async () => {
  const holder = await begun();
  const claimId = await tells(holder);
  await sendsPapers(holder, claimId, 'medical');
  const loss = { spentCents: 9_000_00 };
  const first = (await decides(claimId, loss)).body;
  expect(first).toMatchObject({ status: 'review', needsSecond: true });
  expect((await decides(claimId, loss)).body).toMatchObject({ needsSecond: true });
  const { body } = await colleague.get(`${api.deskClaim}?claimId=${claimId}`);
  const { rupees } = first.settled as { rupees: number };
  expect((body as DeskClaimDto).firstDecision).toMatchObject({ rupees, isOwn: false });
  while (await payNextClaim(afterItsDay()));
  expect(await readClaim(holder, claimId)).toMatchObject({ status: 'review' });
  expect((await decides(claimId, loss, { confirm: true }, colleague)).body.status).toBe('approved');
  while (await payNextClaim(afterItsDay()));
  expect(await readClaim(holder, claimId)).toMatchObject({ status: 'paid', paid: rupees });
  await holder.visitor.post(api.claimAppeal, { claimId, text: 'The ambulance was left out.' });
  for (const by of [desk, colleague])
    expectFailure(
      await decides(claimId, { spentCents: 9_500_00 }, { confirm: true }, by),
      422,
      'OWN_DECISION',
    );
});

test('what the bank sends back is owed, and found with a traveller’s birth date until it is paid', async () => {
  const holder = await begun();
  const claimId = await tells(holder, aLoss({ loss: 'baggage' }));
  await sendsPapers(holder, claimId, 'baggage');
  const { settled } = (await decides(claimId, { spentCents: 700_00 })).body;
  const fails: Payouts = { send: () => Promise.resolve({ state: 'failed', bankId: 'bank_1' }) };
  while (await payNextClaim(afterItsDay(), fails));
  const owed = async (dateOfBirth: string) => {
    const { policyNumber } = holder;
    return (await new Visitor(port()).post(api.unclaimed, { policyNumber, dateOfBirth })).body.amounts;
  };
  const amountPaise = (settled as { rupees: number }).rupees * 100;
  const [adult = '', child = ''] = aTrip().travellers;
  expect(await owed(child)).toMatchObject([{ kind: 'claim', amountPaise }]);
  const first = await owed(adult);
  expect(first).toMatchObject([{ kind: 'claim', amountPaise }]);
  // The unclaimed money dates from that day, however often the bank is asked.
  const inTwoDays = 2 * 24 * 60;
  while (await payNextClaim(afterItsDay(inTwoDays), fails));
  expect(await owed(adult)).toEqual(first);
  while (await payNextClaim(afterItsDay(inTwoDays + 61)));
  expect(await readClaim(holder, claimId)).toMatchObject({ status: 'paid' });
  expect(await owed(adult)).toEqual([]);
});

test('two losses of one kind share its limit, and one that pays nothing is refused with its reason', async () => {
  const holder = await begun();
  const decided = [];
  for (const spentCents of [700_00, 700_00, 700_00]) {
    const claimId = await tells(holder, aLoss({ loss: 'baggage', story: `Bag ${decided.length}` }));
    await sendsPapers(holder, claimId, 'baggage');
    decided.push((await decides(claimId, { spentCents })).body);
  }
  expect(
    decided.map(({ status, settled }) => [status, (settled as { paidCents: number }).paidCents]),
  ).toEqual([
    ['approved', 700_00],
    ['approved', 300_00],
    ['refused', 0],
  ]);
});

test('a journey that was cancelled before it began is told, and its premium does not come back as well', async () => {
  const holder = await aTripPolicy(port());
  expect((await keep(holder, aLoss(), { submit: true })).body.fields).toHaveProperty(['details.happenedOn']);
  const claimId = await tells(holder, aLoss({ loss: 'cancellation' }));
  expect(claimId).toMatch(/^CL-/);
  const { visitor, policyNumber } = holder;
  const cancelled = await visitor.post(api.tripCancel, { policyNumber, reason: 'visaRefused' });
  expectFailure(cancelled, 409, 'STEP_NOT_REACHED');
  expectFailure(await visitor.post(api.claims, { claimId, answers: {} }), 404, 'NOT_FOUND');
});

async function ready(holder: TripHolder, details: object): Promise<string> {
  const claimId = await tells(holder, aLoss(details));
  await sendsPapers(holder, claimId, 'baggage');
  return claimId;
}
const aBag = (story: string) => ({ loss: 'baggage', story });
const paidOf = ({ body }: { body: object }) =>
  (body as { settled?: { paidCents: number } }).settled?.paidCents;

test('two who decide one loss at once with other amounts leave the limit as it was really used', async () => {
  const holder = await begun();
  const first = await ready(holder, aBag('First bag'));
  const { collection } = TripPolicies;
  const write = collection.findOneAndUpdate.bind(collection);
  let other: unknown;
  const spy = jest.spyOn(collection, 'findOneAndUpdate').mockImplementation(async (...given) => {
    spy.mockRestore();
    other = paidOf(await decides(first, { spentCents: 700_00 }));
    return write(...given);
  });
  expectFailure(await decides(first, { spentCents: 10_00 }), 409, 'CONFLICT');
  expect(other).toBe(700_00);
  const second = await ready(holder, aBag('Second bag'));
  expect(paidOf(await decides(second, { spentCents: 700_00 }))).toBe(300_00);
});

test('a limit that a server took and died is free again once the loss is refused', async () => {
  const holder = await begun();
  const first = await ready(holder, aBag('First bag'));
  const { collection } = ClaimCases;
  const spy = jest.spyOn(collection, 'findOneAndUpdate').mockRejectedValue(new Error('it died'));
  expect((await decides(first, { spentCents: 900_00 })).status).toBe(500);
  spy.mockRestore();
  const second = await ready(holder, aBag('Second bag'));
  // It may still be decided so.
  expect(paidOf(await decides(second, { spentCents: 700_00 }, {}))).toBe(100_00);
  const { version } = (await desk.get(`${api.deskClaim}?claimId=${first}`)).body as DeskClaimDto;
  const refused = await desk.post(api.deskClaimRefuse, { claimId: first, version, cause: 'adventure' });
  expect(refused.status).toBe(200);
  expect(paidOf(await decides(second, { spentCents: 700_00 }))).toBe(700_00);
});

test('who was refused, gave the trip back and appeals has the premium, and not the loss as well', async () => {
  const holder = await aTripPolicy(port());
  const claimId = await tells(holder, aLoss({ loss: 'cancellation' }));
  const { version } = (await desk.get(`${api.deskClaim}?claimId=${claimId}`)).body as DeskClaimDto;
  const cause = { claimId, version, cause: 'notDisclosed' };
  expect((await desk.post(api.deskClaimRefuse, cause)).status).toBe(200);
  const { visitor, policyNumber } = holder;
  const back = await visitor.post(api.tripCancel, { policyNumber, reason: 'visaRefused' });
  expect(back.status).toBe(200);
  await visitor.post(api.claimAppeal, { claimId, text: 'Please look once more at my letter.' });
  const read = (await colleague.get(`${api.deskClaim}?claimId=${claimId}`)).body as DeskClaimDto;
  const loss = { on: inDays(0), spentCents: 500_00 };
  const asked = { claimId, version: read.version, loss, confirm: true };
  expectFailure(await colleague.post(api.deskClaimDecideTrip, asked), 409, 'STEP_NOT_REACHED');
});

test('who decides is told of another claim for the same loss, and of the same papers', async () => {
  const holder = await begun();
  const first = await ready(holder, aBag('My bag was lost'));
  const second = await ready(holder, aBag('The bag was lost'));
  await ready(holder, { ...aBag('The bag of the child'), person: '2' });
  const { flags } = (await desk.get(`${api.deskClaim}?claimId=${second}`)).body as DeskClaimDto;
  expect(flags.find(({ flag }) => flag === 'sameLoss')?.claims).toEqual([first]);
  expect(flags.find(({ flag }) => flag === 'samePaper')?.claims).toContain(first);
  expect(flags.find(({ flag }) => flag === 'manyClaims')?.count).toBe(3);
});

test('beside a claim that is open or was paid a trip is not moved to cheaper days', async () => {
  const holder = await aTripPolicy(port());
  await tells(holder, aLoss({ loss: 'cancellation' }));
  const { visitor, policyNumber } = holder;
  const days = `startsOn=${inDays(10)}&endsOn=${inDays(11)}`;
  const bill = await visitor.get(`${api.tripChange}?policyNumber=${policyNumber}&${days}`);
  expectFailure(bill, 409, 'STEP_NOT_REACHED');
});
