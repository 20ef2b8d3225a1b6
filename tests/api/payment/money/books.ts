import { isDeepStrictEqual } from 'node:util';
import { todayInIndia } from '@/lib/domain/common/dates';
import { ownerOf } from '@/lib/domain/payment/moneyOwner';
import { hasMoney } from '@/lib/domain/payment/payment';
import { lastFact } from '@/lib/server/integrations/sandboxOrders';
import { findMoneyFacts } from '@/lib/server/services/payment/moneySweep';
import { modeOf } from '@/lib/server/services/payment/purchase';
import { peopleOf, policyPriceOf, refundPartsOf } from '@/lib/server/services/policy/policyRecord';
import { openQuote } from '@/lib/server/services/quote/quoteStore';
import { repriceFamily } from '@/lib/domain/quote/repricing/repriceQuote';
import { findPlace } from '@/lib/server/places/places';
import { Applications } from '@/models/application/application';
import { GatewayEvents } from '@/models/payment/gatewayEvent';
import { type PaymentRecord, Payments } from '@/models/payment/payment';
import { Policies } from '@/models/policy/policy';
import { type QuoteRecord, Quotes } from '@/models/quote/quote';
import { SandboxOrders } from '@/models/payment/sandboxOrder';
import { expectPayouts } from './claimSteps';
import type { World } from './world';

/** The gateway's books of an order in rupees. */
type Entry = { orderId: string; taken: number; blocked: number };

/** Orders whose money is debited and not refunded, or blocked. */
async function booksOf({ now }: World): Promise<Entry[]> {
  const orders = await SandboxOrders.find().lean();
  return orders.flatMap((order) => {
    const { outcome, amountPaise = 0, refundedPaise = 0 } = lastFact(order, now) ?? {};
    const isTaken = outcome === 'paid' || outcome === 'refunded';
    const taken = isTaken ? amountPaise - refundedPaise : 0;
    const blocked = outcome === 'blocked' ? amountPaise : 0;
    return taken + blocked > 0 ? [{ orderId: order._id, taken: taken / 100, blocked: blocked / 100 }] : [];
  });
}

/** Money without an owner must be on the desk, and only because its owner is late. */
export async function expectOwners({ now }: World): Promise<void> {
  for (const payment of await Payments.find().lean()) {
    const owner = ownerOf(await findMoneyFacts(payment), now);
    if (owner.kind !== 'nobody') continue;
    const onDesk = await GatewayEvents.countDocuments({ paymentId: payment._id, problem: owner.problem });
    expect({ status: payment.status, ...owner, onDesk }).toMatchObject({ problem: 'overdue', onDesk: 1 });
  }
}

const told = (wrong: readonly unknown[], payments: readonly PaymentRecord[]) =>
  wrong.length > 0 && {
    payments: payments.map(({ orderId, history }) => [
      orderId,
      history.map(({ status, cause }) => `${status}: ${cause}`),
    ]),
  };

/** After every step a declined payment has no money, and a quote the money of one order for one purchase. */
export async function expectConserved(world: World): Promise<void> {
  const [books, quote, application, payments] = await Promise.all([
    booksOf(world),
    Quotes.findById(world.quoteId).lean(),
    Applications.findOne().lean(),
    Payments.find().lean(),
  ]);
  const unknown = books.filter(({ orderId }) => {
    const { status = 'cancelled' } = payments.find((each) => each.orderId === orderId) ?? {};
    return status === 'cancelled';
  });
  expect({ unknown, ...told(unknown, payments) }).toEqual({ unknown: [] });
  const isAddition = ({ orderId }: Entry) =>
    payments.some((each) => each.orderId === orderId && each.changeId !== undefined);
  const premiums = books.filter((each) => !isAddition(each));
  expect(premiums.length).toBeLessThanOrEqual(application?.decision === 'declined' ? 0 : 1);
  await expectCovered(books.filter(isAddition), payments);
  await expectPayouts(false);
  expectBought(quote, payments);
  const isTaken = premiums.some(({ taken }) => taken > 0) && application?.decision !== 'accepted';
  if (isTaken) expect(quote && modeOf(openQuote(quote), world.now)).toBe('pay');
}

/** After every step a person's money is on its way back, unsettled, or covers them; nobody is covered twice. */
async function expectCovered(books: readonly Entry[], payments: readonly PaymentRecord[]): Promise<void> {
  const policy = await Policies.findOne().lean();
  const { additions = [] } = policy ?? {};
  expect(new Set(additions.map(({ changeId }) => changeId)).size).toBe(additions.length);
  const insured = policy ? peopleOf(policy).insured.filter(({ coveredFrom }) => coveredFrom) : [];
  expect(insured.map(({ memberId }) => memberId)).toEqual(additions.map(({ memberId }) => memberId));
  for (const { orderId } of books) {
    const { _id = '', status, isSettled } = payments.find((each) => each.orderId === orderId) ?? {};
    if (status === 'paid' && isSettled) expect(additions.map(({ paymentId }) => paymentId)).toContain(_id);
  }
}

const byOrder = <Of extends { orderId?: string }>(entries: readonly Of[]) =>
  entries.toSorted((one, other) => (one.orderId ?? '').localeCompare(other.orderId ?? ''));

export type End =
  | ('nothing' | 'policy' | 'policy returned' | 'declined' | 'accepted, not paid')
  | ('larger policy' | 'larger policy returned');

/** A bought quote has one live payment, priced as its family and plan were at opening. */
function expectBought(quote: QuoteRecord | null, payments: readonly PaymentRecord[]): void {
  const payment = quote?.paidAt && payments.find(({ _id }) => _id === quote.paymentId);
  if (!quote || !payment || quote.completedAt) return;
  const { status, isLive, amount, createdAt } = payment;
  const opened = openQuote(quote);
  const due = repriceFamily(opened, findPlace(quote), todayInIndia(createdAt))?.priceAfterTax;
  const saved = opened.price?.priceAfterTax;
  const bought = { hasMoney: true, isLive: true, due: amount, saved: amount };
  expect({ hasMoney: hasMoney(status), isLive, due, saved }).toEqual(bought);
}

/** At the end the gateway has all premiums less refunds, and nothing blocked. */
export async function expectBalanced(world: World): Promise<End> {
  const [books, policies, payments, quote] = await Promise.all([
    booksOf(world),
    Policies.find().lean(),
    Payments.find().lean(),
    Quotes.findById(world.quoteId).lean(),
  ]);
  expectBought(quote, payments);
  await expectPayouts(true);
  const orderOf = (paymentId?: string) => payments.find(({ _id }) => _id === paymentId)?.orderId;
  const premiums = policies.flatMap((policy) => {
    const { additions = [], cancelled, paymentId } = policy;
    const paid = [policyPriceOf(policy).priceAfterTax, ...additions.map(({ amount }) => amount)];
    const ids = [paymentId, ...additions.map((each) => each.paymentId)];
    const refunds = cancelled ? refundPartsOf(policy, cancelled.requestedOn) : [];
    expect(refunds.reduce((sum, { refund }) => sum + refund, 0)).toBe(cancelled?.refund ?? 0);
    return paid.map((amount, at) => {
      return { orderId: orderOf(ids[at]), taken: amount - (refunds[at]?.refund ?? 0), blocked: 0 };
    });
  });
  const right = byOrder(premiums.filter(({ taken }) => taken > 0));
  const wrong = books.filter((each) => !right.some((other) => isDeepStrictEqual(other, each)));
  expect({ books: byOrder(books), ...told(wrong, payments) }).toEqual({ books: right });
  if (policies[0]?.additions) return policies[0].cancelled ? 'larger policy returned' : 'larger policy';
  if (policies.length > 0) return policies[0]?.cancelled ? 'policy returned' : 'policy';
  const decision = (await Applications.findOne().lean())?.decision;
  if (decision === 'declined') return 'declined';
  return decision === 'accepted' ? 'accepted, not paid' : 'nothing';
}
