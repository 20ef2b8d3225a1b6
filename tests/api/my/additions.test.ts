import { api } from '@/lib/config/paths';
import { addDays, todayInIndia } from '@/lib/domain/common/dates';
import type { ChangeFormDto } from '@/lib/domain/my/contract';
import type { QuoteHistoryDto } from '@/lib/domain/desk/drawer/contract';
import type { PaymentDto } from '@/lib/domain/payment/contract';
import { settleNextCancellation } from '@/lib/server/services/policy/policies';
import { sweepNextPayment } from '@/lib/server/services/payment/moneySweep';
import { PolicyChanges } from '@/models/my/policyChange';
import { Payments } from '@/models/payment/payment';
import { Policies } from '@/models/policy/policy';
import { formatDate, formatMoney } from '@/lib/i18n/format';
import { readPdf } from '@/tests/documents/readPdf';
import { useApi } from '@/tests/api/support/api';
import { expectFailure } from '@/tests/api/support/browser';
import { inSeconds, orderIdOf, workUntil } from '@/tests/api/support/buyers';
import { aPaidApplicant, booksOf } from '@/tests/api/support/paidApplicants';
import { messagesTo } from '@/tests/api/support/visitors';
import {
  askChange,
  baby,
  changeMessages,
  type Customer,
  decide,
  type Deciders,
  makeCustomer,
  readPolicy,
  requestOf,
  saveChange,
  signInDeciders,
} from './requests';

const { newBrowser } = useApi();
const port = () => newBrowser().port;
afterEach(() => jest.useRealTimers());

let staff: Deciders;
beforeAll(async () => {
  await newBrowser().get('/api/health/ready');
  staff = await signInDeciders(port(), 71);
});

type Accepted = Customer & { changeId: string; amount: number };

async function accepted(customer: Customer, data: object = baby()): Promise<Accepted> {
  const { body } = await askChange(customer, 'person', data);
  const { changeId = '', addition } = body as ChangeFormDto;
  expect((await decide(staff.underwriter, changeId, 'accepted')).status).toBe(200);
  return { ...customer, changeId, amount: addition?.price ?? NaN };
}

const pay = ({ visitor, changeId, amount }: Accepted, more: object = {}, key = '') =>
  visitor.post(api.myAddition, { changeId, amount, ...more }, key ? { 'Idempotency-Key': key } : {});

async function order(customer: Accepted): Promise<PaymentDto> {
  const { status, body } = await pay(customer);
  expect([status, body.amount]).toEqual([201, customer.amount]);
  return body as PaymentDto;
}

const succeed = ({ visitor }: Customer, payment: PaymentDto) =>
  visitor.post(api.sandboxPay, { orderId: orderIdOf(payment), choice: 'success' });
const work = ({ visitor }: Customer, seconds = 3) => workUntil(visitor, inSeconds(seconds));
const statusOf = async ({ paymentId }: PaymentDto) => (await Payments.findById(paymentId).lean())?.status;
const formOf = async ({ visitor, policyNumber }: Customer) =>
  (await visitor.get(`${api.myChange}?policyNumber=${policyNumber}&kind=person`)).body as ChangeFormDto;

test('accepted, ordered, paid: the person is covered from that day, has a card, stands in the schedule', async () => {
  const customer = await accepted(await makeCustomer(port()));
  const payment = await order(customer);
  expect(payment).toMatchObject({ mode: 'pay', people: 4, status: 'open' });
  await succeed(customer, payment);
  expect((await readPolicy(customer)).people).toHaveLength(3);
  await work(customer);
  const { visitor, policyNumber, changeId } = customer;
  const today = todayInIndia(new Date());
  const { body } = await visitor.get(`${api.payments}?paymentId=${payment.paymentId}`);
  expect(body).toMatchObject({
    status: 'paid',
    bought: { kind: 'addition', policyNumber, coveredFrom: today },
  });
  expect((await readPolicy(customer)).people[3]).toMatchObject({ name: 'Tara Sample' });
  expect(await requestOf(customer)).toMatchObject({ changeId, status: 'accepted' });
  expect((await changeMessages(customer)).map(({ purpose }) => purpose)).toEqual([
    ...['change-added', 'change-toPay', 'change-asked'],
  ]);
  const card = `${api.policyDocument}?policyNumber=${policyNumber}&kind=healthCard&person=4`;
  expect((await visitor.get(card)).status).toBe(200);
  const { additions } = (await Policies.findById(policyNumber).lean())!;
  expect(additions).toMatchObject([{ changeId, amount: customer.amount, startsOn: today }]);
  const { file } = await visitor.get(
    `${api.policyDocument}?policyNumber=${policyNumber}&kind=taxCertificate`,
  );
  const said = readPdf(file).pages.join(' ').replaceAll(/\s+/g, ' ').replaceAll('₹ ', '₹');
  const { priceAfterTax } = (await readPolicy(customer)).price;
  // Both premiums save tax in the year in which they were paid.
  expect(said).toMatch(new RegExp(`${formatDate(today, 'en')} Tara Sample ${formatMoney(customer.amount)}`));
  expect(said).toMatch(new RegExp(`\\d{4}-\\d{2} .{1,60} ${formatMoney(priceAfterTax + customer.amount)}`));
  while (await sweepNextPayment(inSeconds(3_600)));
  const history = await staff.supervisor.post(api.quotesHistory, { quoteId: customer.quoteId });
  expect((history.body as QuoteHistoryDto).entries).toContainEqual(
    expect.objectContaining({ kind: 'payment', status: 'paid', amount: customer.amount, of: 'addition' }),
  );
  expect((await Payments.findById(payment.paymentId).lean())?.sweepAt).toBeUndefined();
  expectFailure(await pay(customer), 409, 'STEP_NOT_REACHED');
});

test('another family than was shown is told and not charged', async () => {
  const customer = await accepted(await makeCustomer(port()));
  const { about } = await formOf(customer);
  expectFailure(await pay(customer, { about: 'another-family' }), 409, 'CONFLICT');
  expect(await Payments.countDocuments({ changeId: customer.changeId })).toBe(0);
  const { status, body } = await pay(customer, { about });
  expect([status, body.about]).toEqual([201, about]);
});

test('the price is that of the day: another amount is told and not charged', async () => {
  const customer = await accepted(await makeCustomer(port()));
  const answer = await pay(customer, { amount: customer.amount + 1 });
  expectFailure(answer, 409, 'PRICE_CHANGED');
  expect(answer.body.amounts).toEqual({ before: customer.amount + 1, now: customer.amount });
  expect(await Payments.countDocuments({ changeId: customer.changeId })).toBe(0);
});

test('nobody else pays, reads or orders it, and nobody before we accepted', async () => {
  const owner = await makeCustomer(port());
  const { body } = await askChange(owner, 'person', baby());
  const { changeId = '', addition } = body as ChangeFormDto;
  const asked = { ...owner, changeId, amount: addition?.price ?? NaN };
  expectFailure(await pay(asked), 409, 'STEP_NOT_REACHED');
  await decide(staff.underwriter, changeId, 'accepted');
  const stranger = await makeCustomer(port());
  expectFailure(await pay({ ...asked, visitor: stranger.visitor }), 404, 'NOT_FOUND');
  const { paymentId } = await order(asked);
  expectFailure(await stranger.visitor.get(`${api.payments}?paymentId=${paymentId}`), 404, 'NOT_FOUND');
  expectFailure(await newBrowser().get(`${api.payments}?paymentId=${paymentId}`), 401, 'NOT_SIGNED_IN');
});

test('P1, P2 twenty presses are one order beside the premium; a key is not used for another amount', async () => {
  const customer = await accepted(await makeCustomer(port(), await aPaidApplicant(port())));
  const presses = Array.from({ length: 20 }, () => pay(customer, {}, 'one-press'));
  const ids = (await Promise.all(presses)).map(({ status, body }) => `${status} ${body.paymentId as string}`);
  expect(new Set(ids).size).toBe(1);
  expect(await Payments.countDocuments({ quoteId: customer.quoteId })).toBe(2);
  expectFailure(await pay(customer, { amount: 1 }, 'one-press'), 409, 'CONFLICT');
});

test.each<[string, (customer: Accepted) => Promise<unknown>]>([
  [
    'the request was taken back',
    ({ visitor, changeId }) => visitor.delete(`${api.myChange}?changeId=${changeId}`),
  ],
  [
    'the policy was returned',
    ({ visitor, policyNumber }) => visitor.post(api.policyCancel, { policyNumber, reason: 'price' }),
  ],
  [
    'the policy ended',
    ({ policyNumber }) =>
      Policies.updateOne({ _id: policyNumber }, { endsOn: addDays(todayInIndia(new Date()), -1) }),
  ],
])('money that arrives after %s goes back in full, with a message', async (_what, happen) => {
  const customer = await accepted(await makeCustomer(port()));
  const payment = await order(customer);
  await happen(customer);
  await succeed(customer, payment);
  await work(customer, 30);
  expect(await statusOf(payment)).toBe('refunded');
  expect((await booksOf(payment))?.at(-1)).toEqual(['refunded', customer.amount]);
  expect((await Policies.findById(customer.policyNumber).lean())?.additions).toBeUndefined();
  const [told] = await messagesTo(customer.mobileNumber, customer.visitor);
  expect(told?.text).toContain('refunded');
});

test('an order that nobody wants any more is closed at the gateway', async () => {
  const customer = await accepted(await makeCustomer(port()));
  const payment = await order(customer);
  await customer.visitor.delete(`${api.myChange}?changeId=${customer.changeId}`);
  await work(customer, 60);
  expect(await statusOf(payment)).toBe('cancelled');
});

test('a second newborn is paid for at the price of the larger family', async () => {
  const customer = await makeCustomer(port());
  const first = await accepted(customer);
  expectFailure(await saveChange(customer, 'person', baby(), { version: 2 }), 409, 'CONFLICT');
  const payment = await order(first);
  expect(await formOf(customer)).toMatchObject({ status: 'toPay', addition: { price: first.amount } });
  await succeed(customer, payment);
  await work(customer);
  const second = await accepted(customer, { ...baby(), name: 'Mira Sample', relation: 'son' });
  await succeed(customer, await order(second));
  await work(customer);
  expect((await readPolicy(customer)).people.map(({ memberId }) => memberId.slice(-2))).toEqual([
    ...['-1', '-2', '-3', '-4', '-5'],
  ]);
});

test('who gives the policy back has premium and addition sent back, each by its own payment', async () => {
  const applicant = await aPaidApplicant(port());
  const customer = await accepted(await makeCustomer(port(), applicant));
  const payment = await order(customer);
  await succeed(customer, payment);
  await work(customer);
  const { visitor, policyNumber, amount } = customer;
  const { body } = await visitor.post(api.policyCancel, { policyNumber, reason: 'price' });
  expect(body.cancelled).toMatchObject({ amount: applicant.payment.amount + amount });
  while (await settleNextCancellation(inSeconds(60)));
  await work(customer, 30);
  expect(await statusOf(payment)).toBe('refunded');
  expect(await statusOf(applicant.payment)).toBe('refunded');
  expect((await readPolicy(customer)).cancelled?.refund.status).toBe('sent');
});

test('a server that dies while it covers the person leaves it to any other', async () => {
  const customer = await accepted(await makeCustomer(port()));
  const payment = await order(customer);
  await succeed(customer, payment);
  const write = jest.spyOn(PolicyChanges.collection, 'updateOne').mockRejectedValue(new Error('it died'));
  await work(customer, 2);
  write.mockRestore();
  expect(await requestOf(customer)).toMatchObject({ status: 'toPay' });
  await work(customer, 60);
  expect(await requestOf(customer)).toMatchObject({ status: 'accepted' });
  expect((await readPolicy(customer)).people).toHaveLength(4);
  expect(await statusOf(payment)).toBe('paid');
});
