import type { PaymentDto } from '@/lib/domain/payment/contract';
import type { Told } from '@/lib/server/integrations/gateway';
import { applyNextEvent } from '@/lib/server/services/payment/receiveFact';
import { workOnNextPayment } from '@/lib/server/services/payment/workOnPayment';
import { DialerLeads } from '@/models/callbacks/dialerLead';
import { GatewayEvents } from '@/models/payment/gatewayEvent';
import { Payments } from '@/models/payment/payment';
import { Quotes } from '@/models/quote/quote';
import { useApi } from '@/tests/api/support/api';
import { randomFrom } from '@/lib/embedded-mongo/tests/support/random';
import { aBuyer, AMOUNT, type Buyer, inSeconds, pay, tell, told } from '@/tests/api/support/buyers';

/** Full length: `PAYMENTS=500 WEBHOOKS=10000 npx jest tests/api/payment/paymentLoad.test.ts`. SEED repeats a run. */
const PAYMENTS = Number(process.env['PAYMENTS'] ?? 4);
const WEBHOOKS = Number(process.env['WEBHOOKS'] ?? 80);
const SEED = Number(process.env['SEED'] ?? Date.now() % 100_000);
const isShort = WEBHOOKS < 10_000;
/** Without a key, unlike the fifty of payments.test.ts. */
const PRESSES = isShort ? 8 : 50;
const COPIES = 3;
const AT_ONCE = 50;
const FORGED = 0.1;
const WRONG = 0.05;
/** 99th percentile; only at full length, as short runs share the machine. */
const ACK_MS = isShort ? Infinity : 1_000;

process.env['RATE_LIMIT_FACTOR'] = '1000000';
jest.setTimeout(30 * 60_000);

const { newBrowser } = useApi();

const random = randomFrom(SEED);

function shuffled<T>(list: readonly T[]): T[] {
  return list
    .map((each) => ({ each, at: random() }))
    .sort((one, other) => one.at - other.at)
    .map(({ each }) => each);
}

async function inLanes<T>(
  list: readonly T[],
  lanes: number,
  work: (each: T) => Promise<void>,
): Promise<void> {
  const queue = list.values();
  const lane = async () => {
    for (const each of queue) await work(each);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}

type Sending = { event: Told; kind: 'right' | 'wrong' | 'forged' };

/** Possible webhooks of a payment, one of them `paid`. */
function sendingsOf(payment: PaymentDto, count: number): Sending[] {
  const others = ['none', 'pending', 'failed', 'cancelled', 'paid'] as const;
  return Array.from({ length: count }, (_, at) => {
    const dice = at === 0 ? 1 : random();
    const outcome = at === 0 ? 'paid' : (others[Math.floor(random() * others.length)] ?? 'paid');
    if (dice < FORGED) return { event: told(payment), kind: 'forged' };
    if (dice < FORGED + WRONG)
      return { event: told(payment, { amountPaise: AMOUNT * 100 - 1 }), kind: 'wrong' };
    const attemptId = outcome === 'paid' ? {} : { attemptId: `sbxpay_${at}` };
    return { event: told(payment, { outcome, ...attemptId }), kind: 'right' };
  });
}

/** Retries when the server refuses for load. */
async function press(buyer: Buyer): ReturnType<typeof pay> {
  const answer = await pay(buyer);
  return answer.status === 503 ? press(buyer) : answer;
}

test(`T10 ${PAYMENTS} payments, ${WEBHOOKS} webhooks three times each, seed ${SEED}`, async () => {
  const buyers: Buyer[] = [];
  const payments: PaymentDto[] = [];
  await inLanes(Array.from({ length: PAYMENTS }), 10, async () => {
    const buyer = await aBuyer(newBrowser().port);
    const answers = await Promise.all(Array.from({ length: PRESSES }, () => press(buyer)));
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.checkoutUrl}`)).size).toBe(1);
    buyers.push(buyer);
    payments.push(answers[0]!.body as PaymentDto);
  });
  expect(await Payments.countDocuments({})).toBe(PAYMENTS);

  const each = Math.ceil(WEBHOOKS / PAYMENTS);
  const ofPayments = payments.map((payment) => ({
    payment,
    sendings: sendingsOf(payment, each),
  }));
  const sendings = ofPayments.flatMap((of) => of.sendings);
  const all = shuffled(sendings.flatMap((sending) => Array.from({ length: COPIES }, () => sending)));
  const times: number[] = [];
  const visitor = buyers[0]!.visitor;
  await inLanes(all, AT_ONCE, async ({ event, kind }) => {
    const started = performance.now();
    const { status } = await tell(visitor, event, kind === 'forged' ? 'A'.repeat(43) : undefined);
    times.push(performance.now() - started);
    expect(status).toBe(kind === 'forged' ? 400 : 200);
  });
  const lanes = Array.from({ length: 4 });
  await inLanes(lanes, 4, async () => {
    while (await applyNextEvent(new Date()));
  });
  await inLanes(lanes, 4, async () => {
    while (await workOnNextPayment(inSeconds(1)));
  });

  const kept = await Payments.find({}).lean();
  expect(kept.filter(({ status }) => status === 'paid')).toHaveLength(PAYMENTS);
  for (const { history } of kept) expect(history.filter(({ status }) => status === 'paid')).toHaveLength(1);
  for (const { dialerId } of buyers) {
    const lead = await DialerLeads.findById(dialerId).lean();
    expect(lead?.history.filter(({ status }) => status === 1)).toHaveLength(1);
  }
  for (const { _id, quoteId } of kept) expect((await Quotes.findById(quoteId).lean())?.paymentId).toBe(_id);
  // A wrong debit is reported several times and quarantined once, or twice if two servers look at it at once.
  const isWrong = ({ kind }: Sending) => kind === 'wrong';
  const wrongly = ofPayments
    .filter((of) => of.sendings.some(isWrong))
    .map(({ payment }) => payment.paymentId);
  const setAside = await GatewayEvents.distinct('paymentId', { status: 'quarantined' });
  expect(setAside.toSorted()).toEqual(wrongly.toSorted());
  expect(await GatewayEvents.countDocuments({ status: 'waiting' })).toBe(0);
  const forged = sendings.filter(({ kind }) => kind === 'forged');
  expect(await GatewayEvents.countDocuments({})).toBe(sendings.length - forged.length);
  const p99 = times.sort((one, other) => one - other)[Math.floor(times.length * 0.99)] ?? 0;
  expect(p99).toBeLessThan(ACK_MS);
  process.stderr.write(
    `T10 seed ${SEED}: ${PAYMENTS * PRESSES} presses, ${payments.length} orders, ${all.length} webhooks ` +
      `(${forged.length * COPIES} forged, ${sendings.filter(isWrong).length * COPIES} wrong amounts), ${PAYMENTS} paid once each, ` +
      `answered in ${Math.round(p99)} ms at the 99th percentile\n`,
  );
});
