import { isDeepStrictEqual } from 'node:util';
import { todayInIndia } from '@/lib/domain/common/dates';
import { ownerOf } from '@/lib/domain/payment/moneyOwner';
import { hasMoney } from '@/lib/domain/payment/payment';
import { lastFact } from '@/lib/server/integrations/sandboxGateway';
import { findMoneyFacts } from '@/lib/server/services/payment/moneySweep';
import { modeOf } from '@/lib/server/services/payment/paymentRecord';
import { policyPriceOf } from '@/lib/server/services/policy/policyRecord';
import { openQuote } from '@/lib/server/services/quote/quoteStore';
import { repriceFamily } from '@/lib/domain/quote/repricing/repriceQuote';
import { findPlace } from '@/lib/server/places/places';
import { Applications } from '@/models/application/application';
import { GatewayEvents } from '@/models/payment/gatewayEvent';
import { type PaymentRecord, Payments } from '@/models/payment/payment';
import { Policies } from '@/models/policy/policy';
import { type QuoteRecord, Quotes } from '@/models/quote/quote';
import { SandboxOrders } from '@/models/payment/sandboxOrder';
import type { World } from './world';

/** The gateway's books of an order in rupees. */
type Entry = { orderId: string; taken: number; blocked: number };

/** Orders whose money is debited and not refunded, or blocked. */
export async function booksOf({ now }: World): Promise<Entry[]> {
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
  expect(books.length).toBeLessThanOrEqual(application?.decision === 'declined' ? 0 : 1);
  expectBought(quote, payments);
  const isTaken = books.some(({ taken }) => taken > 0) && application?.decision !== 'accepted';
  if (isTaken) expect(quote && modeOf(openQuote(quote), world.now)).toBe('pay');
}

export type End = 'nothing' | 'policy' | 'policy given back' | 'declined' | 'accepted, not paid';

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
  const premiums = policies.map((policy) => {
    const orderId = payments.find(({ _id }) => _id === policy.paymentId)?.orderId;
    const taken = policyPriceOf(policy).priceAfterTax - (policy.cancelled?.refund ?? 0);
    return { orderId, taken, blocked: 0 };
  });
  const right = premiums.filter(({ taken }) => taken > 0);
  const wrong = books.filter((each) => !isDeepStrictEqual(right, [each]));
  expect({ books, ...told(wrong, payments) }).toEqual({ books: right });
  if (policies.length > 0) return policies[0]?.cancelled ? 'policy given back' : 'policy';
  const decision = (await Applications.findOne().lean())?.decision;
  if (decision === 'declined') return 'declined';
  return decision === 'accepted' ? 'accepted, not paid' : 'nothing';
}
