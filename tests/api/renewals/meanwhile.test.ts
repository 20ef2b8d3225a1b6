import { api } from '@/lib/config/paths';
import { addDays, addMonths, DAY_MS, startInIndia } from '@/lib/domain/common/dates';
import type { ChangeFormDto } from '@/lib/domain/my/contract';
import type { PaymentDto } from '@/lib/domain/payment/contract';
import { mobileHashOf } from '@/lib/server/services/common/personalData';
import { settleNextCase } from '@/lib/server/services/desk/caseDecisions';
import { peopleOf } from '@/lib/server/services/policy/policyRecord';
import { beginRenewal, Policies } from '@/models/policy/policy';
import { Renewals } from '@/models/renewals/renewal';
import { sendProof } from '@/tests/api/my/proof';
import {
  askChange,
  baby,
  decide,
  type Deciders,
  home,
  ravi,
  readPolicy,
  signInDeciders,
} from '@/tests/api/my/requests';
import { useApi } from '@/tests/api/support/api';
import { expectFailure } from '@/tests/api/support/browser';
import { messagesTo, newMobile, passSeconds, prove, setClock, Visitor } from '@/tests/api/support/visitors';
import {
  choose,
  type Holder,
  holderOf,
  order,
  pay,
  priceOf,
  read,
  recordOf,
  renew,
  statusOf,
  succeed,
  today,
  work,
} from './holders';

/** What happens to a policy between the order of its next term and the money. */
const { newBrowser } = useApi();
const port = () => newBrowser().port;
const aHolder = (daysLeft: number) => holderOf(port(), daysLeft);
afterEach(() => jest.useRealTimers());

let staff: Deciders;
beforeAll(async () => {
  await newBrowser().get('/api/health/ready');
  staff = await signInDeciders(port(), 91);
});

async function orderAddition(holder: Holder): Promise<PaymentDto> {
  const { body } = await askChange(holder, 'person', baby());
  const { changeId = '', addition } = body as ChangeFormDto;
  expect((await decide(staff.underwriter, changeId, 'accepted')).status).toBe(200);
  const ordered = await holder.visitor.post(api.myAddition, { changeId, amount: addition?.price });
  expect(ordered.status).toBe(201);
  return ordered.body as PaymentDto;
}

const termsAfter = ({ policyNumber }: Holder) => Policies.countDocuments({ renews: policyNumber });

test('a renewal that was ordered without somebody does not insure them: its money goes back', async () => {
  const holder = await aHolder(20);
  const addition = await orderAddition(holder);
  const renewal = await order(holder);
  await succeed(holder, addition);
  await work(holder);
  expect((await readPolicy(holder)).people).toHaveLength(4);
  await succeed(holder, renewal);
  await work(holder, 30);
  expect(await statusOf(renewal)).toBe('refunded');
  expect(await termsAfter(holder)).toBe(0);
  const { renewing, renewedBy } = await recordOf(holder.policyNumber);
  expect([renewing, renewedBy]).toEqual([undefined, undefined]);
});

test('what is saved while the next term is made is not what was paid for', async () => {
  const holder = await aHolder(20);
  const payment = await order(holder);
  const find = Renewals.collection.findOne.bind(Renewals.collection);
  let hasRead = false;
  const spy = jest.spyOn(Renewals.collection, 'findOne').mockImplementation(async (filter, options) => {
    const found = await find(filter ?? {}, options);
    if (!hasRead) {
      hasRead = true;
      await choose(holder, { sumInsured: 15_00_000, isWell: true });
    }
    return found;
  });
  await succeed(holder, payment);
  await work(holder, 2);
  spy.mockRestore();
  await work(holder, 30);
  const { renewedBy } = await recordOf(holder.policyNumber);
  expect((await recordOf(renewedBy!)).sumInsured).toBe(10_00_000);
});

test('the last night of grace: what was ordered before midnight renews, after it nothing is sold', async () => {
  const holder = await aHolder(-30);
  const late = await aHolder(-30);
  const midnight = startInIndia(addDays(holder.endsOn, 31)).getTime();
  setClock(midnight - 600_000);
  await prove(holder.visitor, holder.mobileNumber);
  await prove(late.visitor, late.mobileNumber);
  const amount = priceOf(await read(late));
  const payment = await order(holder);
  setClock(midnight + 600_000);
  await succeed(holder, payment);
  await work(holder);
  const { renewedBy } = await recordOf(holder.policyNumber);
  expect((await recordOf(renewedBy!)).startsOn).toBe(addDays(holder.endsOn, 31));
  expectFailure(await choose(late, { tenure: 2 }), 409, 'STEP_NOT_REACHED');
  expectFailure(await pay(late, amount), 409, 'STEP_NOT_REACHED');
});

test.each([
  ['money of a bank that takes two days still renews', 2, 'paid'],
  ['money that comes months after grace goes back', 120, 'refunded'],
] as const)('ordered on the last night of grace: %s', async (_name, days, status) => {
  const holder = await aHolder(-30);
  setClock(startInIndia(addDays(holder.endsOn, 31)).getTime() - 600_000);
  await prove(holder.visitor, holder.mobileNumber);
  const payment = await order(holder);
  setClock(Date.now() + days * DAY_MS);
  await work(holder);
  expect(await statusOf(payment)).toBe('cancelled');
  await succeed(holder, payment, 'lateSuccess');
  await work(holder, 60);
  expect(await statusOf(payment)).toBe(status);
  expect(await termsAfter(holder)).toBe(status === 'paid' ? 1 : 0);
});

test('a birthday between order and money changes nothing of what was bought', async () => {
  const holder = await aHolder(-20);
  const oldest = addMonths(addDays(today(), 1), -31 * 12);
  const child = { hasChild: true, childName: 'Ravi Sample', childRelation: 'son', childBirth: oldest };
  await choose(holder, child);
  const payment = await order(holder);
  setClock(startInIndia(addDays(today(), 1)).getTime());
  await succeed(holder, payment);
  await work(holder);
  expect(await statusOf(payment)).toBe('paid');
});

test('a term that goes on is not cancelled alone: first the later one, then this', async () => {
  const holder = await aHolder(20);
  const next = await renew(holder);
  const cancel = (policyNumber: string) =>
    holder.visitor.post(api.policyCancel, { policyNumber, reason: 'price' });
  expect(await readPolicy(holder)).toMatchObject({ isContinued: true, cancellation: { refund: 0 } });
  expectFailure(await cancel(holder.policyNumber), 409, 'STEP_NOT_REACHED');
  expect((await cancel(next)).status).toBe(200);
  expect((await cancel(holder.policyNumber)).status).toBe(200);
  expect((await recordOf(holder.policyNumber)).cancelled?.refund).toBeGreaterThan(0);
});

test('what is changed once it is renewed stands in the next term too', async () => {
  const holder = await aHolder(20);
  const next = await renew(holder);
  const spelled = { memberId: `${holder.policyNumber}-1`, name: 'Asha Sample-Rao', reason: 'marriage' };
  for (const [kind, data] of [
    ['nominee', ravi],
    ['address', home],
    ['name', spelled],
  ] as const) {
    const { body } = await askChange(holder, kind, data);
    expect((await decide(staff.supervisor, body.changeId as string, 'accepted')).status).toBe(200);
  }
  for (const policyNumber of [holder.policyNumber, next]) {
    const people = peopleOf(await recordOf(policyNumber));
    expect(people).toMatchObject({ nominee: ravi, holder: { ...home, name: spelled.name } });
    expect(people.insured[0]).toMatchObject({ memberId: `${policyNumber}-1`, name: spelled.name });
    expect(people.endorsements).toHaveLength(3);
  }
});

test('a nominee who is accepted while the next term is made stands in both', async () => {
  const holder = await aHolder(20);
  const payment = await order(holder);
  const { body } = await askChange(holder, 'nominee', ravi);
  const changeId = body.changeId as string;
  const insert = Policies.collection.insertOne.bind(Policies.collection);
  const spy = jest.spyOn(Policies.collection, 'insertOne').mockImplementation(async (fresh, options) => {
    await decide(staff.supervisor, changeId, 'accepted');
    return insert(fresh, options);
  });
  await succeed(holder, payment);
  await work(holder);
  spy.mockRestore();
  while (await settleNextCase(new Date(Date.now() + 60_000)));
  const { renewedBy = '' } = await recordOf(holder.policyNumber);
  for (const policyNumber of [holder.policyNumber, renewedBy])
    expect(peopleOf(await recordOf(policyNumber))).toMatchObject({ nominee: ravi });
});

test('of renewing and cancelling at once one is done', async () => {
  const cancelled = await aHolder(20);
  const payment = await order(cancelled);
  const read = await recordOf(cancelled.policyNumber);
  const body = { policyNumber: cancelled.policyNumber, reason: 'price' };
  expect((await cancelled.visitor.post(api.policyCancel, body)).status).toBe(200);
  expect(await beginRenewal(read, payment.paymentId)).toBe(false);
  await succeed(cancelled, payment);
  await work(cancelled, 30);
  expect([await statusOf(payment), await termsAfter(cancelled)]).toEqual(['refunded', 0]);

  const renewed = await aHolder(20);
  const other = await order(renewed);
  const policy = await recordOf(renewed.policyNumber);
  expect(await beginRenewal(policy, other.paymentId)).toBe(true);
  expectFailure(
    await renewed.visitor.post(api.policyCancel, { ...body, policyNumber: renewed.policyNumber }),
    409,
    'STEP_NOT_REACHED',
  );
  await succeed(renewed, other);
  await work(renewed);
  expect([await statusOf(other), await termsAfter(renewed)]).toEqual(['paid', 1]);
});

async function moveByRequest({ policyNumber }: Holder, to: string) {
  const visitor = new Visitor(port());
  passSeconds(60);
  await prove(visitor, to);
  const { body } = await visitor.post(api.myNumber, { policyNumber, mobileNumber: to, way: 'request' });
  const changeId = body.changeId as string;
  await sendProof(visitor, changeId, to);
  expect((await visitor.post(api.myNumberRequest, { changeId })).status).toBe(200);
  expect((await decide(staff.supervisor, changeId, 'accepted')).status).toBe(200);
  return visitor;
}

test('ordered, the number moved, paid: the next term cools too, and an objection brings both back', async () => {
  const holder = await aHolder(20);
  const [to, was] = [newMobile(), mobileHashOf(holder.mobileNumber)];
  const payment = await order(holder);
  const thief = await moveByRequest(holder, to);
  await succeed(holder, payment);
  await work(holder);
  const { renewedBy = '', coolUntil } = await recordOf(holder.policyNumber);
  const next = await recordOf(renewedBy);
  expect([next.mobileHash, next.coolUntil]).toEqual([mobileHashOf(to), coolUntil]);
  const schedule = `${api.policyDocument}?policyNumber=${renewedBy}&kind=schedule`;
  expectFailure(await thief.get(schedule), 409, 'NUMBER_COOLING');
  const sent = await messagesTo(holder.mobileNumber, newBrowser());
  const token = sent.find(({ link }) => link?.includes('#stop-'))?.link?.split('#stop-')[1];
  expect((await newBrowser().post(api.myNumberObjection, { token })).status).toBe(200);
  for (const number of [holder.policyNumber, renewedBy]) {
    const record = await recordOf(number);
    expect([record.mobileHash, record.coolUntil]).toEqual([was, undefined]);
  }
  expectFailure(await thief.get(`${api.policy}?policyNumber=${renewedBy}`), 404, 'NOT_FOUND');
  const { body } = await holder.visitor.get(`${api.policy}?policyNumber=${renewedBy}`);
  expect(body).toMatchObject({ startsOn: addDays(holder.endsOn, 1) });
});
