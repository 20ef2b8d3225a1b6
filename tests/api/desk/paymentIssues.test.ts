import { api } from '@/lib/config/paths';
import type { PaymentIssuesDto } from '@/lib/domain/desk/paymentIssues';
import { AuditEntries } from '@/models/desk/auditEntry';
import { GatewayEvents } from '@/models/payment/gatewayEvent';
import { Payments } from '@/models/payment/payment';
import { addSampleStaff } from '@/tests/api/support/desk';
import { useApi } from '@/tests/api/support/api';
import { expectFailure } from '@/tests/api/support/browser';
import {
  aBuyer,
  aPayment,
  choose,
  inSeconds,
  readPayment,
  tell,
  told,
  workUntil,
} from '@/tests/api/support/buyers';
import { passSeconds, signIn, Visitor } from '@/tests/api/support/visitors';

const { newBrowser } = useApi();
let days = 0;

beforeAll(async () => {
  await newBrowser().get('/api/health/ready');
  await addSampleStaff();
});
beforeEach(() => passSeconds((days += 2) * 24 * 60 * 60));
afterEach(async () => {
  jest.useRealTimers();
  await GatewayEvents.deleteMany({});
  await Payments.deleteMany({});
});

async function staff(staffId: string, mobileNumber: string): Promise<Visitor> {
  const visitor = new Visitor(newBrowser().port);
  await signIn(visitor, staffId, mobileNumber);
  return visitor;
}
const supervisor = () => staff('SAMPLE-2001', '6000002001');
const telecaller = () => staff('SAMPLE-1001', '6000001001');

async function listed(visitor: Visitor, query = ''): Promise<PaymentIssuesDto> {
  const { status, body } = await visitor.get(`${api.paymentIssues}?${query}`);
  expect(status).toBe(200);
  return body as PaymentIssuesDto;
}

const note = 'Asked the gateway: a test of theirs, sent back';
const see = (visitor: Visitor, issueId: string, more: object = {}) =>
  visitor.post(api.paymentIssues, { issueId, note, ...more });

async function threeIssues() {
  const buyer = await aBuyer(newBrowser().port);
  const payment = await aPayment(buyer);
  await tell(buyer.visitor, told(payment, { amountPaise: 12_487_50 }, 'wrong-amount'));
  await tell(buyer.visitor, told(payment, { currency: 'USD' }, 'wrong-currency'));
  await tell(buyer.visitor, told(payment, { orderId: 'sbx_nobody', attemptId: 'nobody' }, 'nobody'));
  await workUntil(buyer.visitor, inSeconds(1_500));
  return { buyer, payment };
}

test('money that is not what was asked for stands before the staff, with why and for whom', async () => {
  const { buyer, payment } = await threeIssues();
  const visitor = await telecaller();
  const { issues, total } = await listed(visitor);
  expect([total, issues.map(({ problem }) => problem)]).toEqual([3, ['amount', 'currency', 'unknownOrder']]);
  expect(issues[0]).toMatchObject({
    received: 12_487.5,
    payment: { reference: payment.reference, expected: 12_488, quoteId: buyer.quoteId },
  });
  expect(issues[0]?.payment?.mobileNumber).toMatch(/^70xxxx\d{4}$/);
  expect(issues[2]).not.toHaveProperty('payment');
  expect((await readPayment(buyer, payment.paymentId)).status).not.toBe('paid');
  expect(await AuditEntries.countDocuments({ action: 'PAYMENT_ISSUES_LISTED', actor: 'SAMPLE-1001' })).toBe(
    1,
  );
});

test('money that the gateway tells of unasked and whenever it is asked is set aside once', async () => {
  const buyer = await aBuyer(newBrowser().port);
  const payment = await aPayment(buyer);
  await choose(buyer, payment, 'wrongAmount');
  await workUntil(buyer.visitor, inSeconds(600));
  const boss = await supervisor();
  const { issues } = await listed(boss);
  expect(issues.map(({ received }) => received)).toEqual([12_487]);
  await see(boss, issues[0]!.issueId);
  await workUntil(buyer.visitor, inSeconds(1_500));
  expect((await listed(boss)).total).toBe(0);
});

test('a supervisor notes what came of it, once, and it is kept who', async () => {
  await threeIssues();
  const visitor = await supervisor();
  const { issueId } = (await listed(visitor)).issues[0]!;
  expect(issueId).toBe('sandbox|wrong-amount');
  const both = await Promise.all([see(visitor, issueId), see(visitor, issueId)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect((await listed(visitor)).total).toBe(2);
  const { issues } = await listed(visitor, 'status=seen');
  expect(issues[0]).toMatchObject({ issueId, seen: { by: 'SAMPLE-2001', note } });
  expect(JSON.stringify(await GatewayEvents.findById(issueId).lean())).not.toContain('gateway: a test');
  const entry = await AuditEntries.findOne({ action: 'PAYMENT_ISSUE_SEEN' }).lean();
  expect(entry).toMatchObject({ actor: 'SAMPLE-2001', details: { issueId, problem: 'amount' } });
});

test('twenty stand on a page', async () => {
  const buyer = await aBuyer(newBrowser().port);
  const payment = await aPayment(buyer);
  for (let at = 0; at < 22; at += 1) await tell(buyer.visitor, told(payment, { amountPaise: at }));
  await workUntil(buyer.visitor, inSeconds(1));
  const visitor = await supervisor();
  const first = await listed(visitor);
  const second = await listed(visitor, 'page=2');
  expect([first.issues.length, second.issues.length, second.total]).toEqual([20, 2, 22]);
});

test('a telecaller looks only; strangers see nothing; nonsense is refused', async () => {
  await threeIssues();
  const visitor = await telecaller();
  expectFailure(await see(visitor, 'sandbox|nobody'), 403, 'FORBIDDEN');
  expectFailure(await new Visitor(newBrowser().port).get(api.paymentIssues), 401, 'NOT_SIGNED_IN');
  const boss = await supervisor();
  expectFailure(await see(boss, 'sandbox|other'), 404, 'NOT_FOUND');
  for (const more of [
    { note: 'short' },
    { note: 'Called 9876543210, all is well' },
    { note: undefined },
    { issueId: { $ne: '' } },
    { issueId: '' },
  ]) {
    expectFailure(await see(boss, 'sandbox|nobody', more), 400, 'INVALID_INPUT');
  }
});
