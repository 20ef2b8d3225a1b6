import { paths } from '@/lib/config/paths';
import { DAY_MS } from '@/lib/domain/common/dates';
import { type GatewayFact, BLOCK_DAYS, owedPaise } from '@/lib/domain/payment/payment';
import { keptUntil } from '@/lib/domain/common/retention';
import {
  findSandboxOrder,
  insertSandboxOrder,
  type SandboxEntry,
  type SandboxOrderRecord,
} from '@/models/payment/sandboxOrder';
import { isSameSecret, keyedHash, randomId } from '@/lib/server/crypto';
import type { Gateway, Told } from './gateway';
import { sandboxMandates } from './sandboxMandates';
import { changeSandboxOrder, lastFact } from './sandboxOrders';

const release = { from: 'blocked', outcome: 'released' } as const;

/** Simulated gateway: its records are documents, its page is /sandbox/pay/…, its webhooks are real. */
export const sandbox: Gateway = {
  placeOrder: async ({ reference, mode, amountPaise, payBy, returnUrl }) => {
    const orderId = `sbx_${reference}`;
    await insertSandboxOrder({
      _id: orderId,
      mode,
      amountPaise,
      returnUrl,
      isCancelled: false,
      entries: [],
      version: 1,
      expiresAt: keptUntil('sandboxOrder', payBy),
    });
    return { orderId, checkout: { url: paths.sandboxPay(orderId) } };
  },
  askAbout: async ({ orderId = '' }, now) => {
    const order = await findSandboxOrder(orderId);
    const blocked = order && lastFact(order, now)?.outcome === 'blocked' && blockedSince(order);
    if (blocked && blocked.getTime() + BLOCK_DAYS * DAY_MS <= now.getTime())
      return addFact(orderId, release, now);
    return (order && lastFact(order, now)) ?? { outcome: order?.isCancelled ? 'cancelled' : 'none', orderId };
  },
  capture: ({ orderId = '' }, now) => addFact(orderId, { from: 'blocked', outcome: 'paid' }, now),
  release: ({ orderId = '' }, now) => addFact(orderId, release, now),
  refund: (payment, now) => {
    const { orderId = '' } = payment;
    const refundedPaise = owedPaise(payment);
    return addFact(orderId, { from: 'paid', outcome: 'refunded', refundedPaise }, now);
  },
  cancel: async ({ orderId = '' }) => {
    await changeSandboxOrder(orderId, (order) => ({ ...order, isCancelled: true }));
  },
  mandates: sandboxMandates,
  readWebhook: (raw, headers) => {
    const signature = headers['x-sandbox-signature'];
    if (typeof signature !== 'string' || !isSameSecret(signSandbox(raw), signature)) return undefined;
    return JSON.parse(raw.toString('utf8')) as Told;
  },
};

export function signSandbox(raw: Buffer | string): string {
  return keyedHash('sandbox-webhook', raw.toString());
}

function blockedSince({ entries }: SandboxOrderRecord): Date | undefined {
  return entries.find(({ fact, isOld }) => fact.outcome === 'blocked' && !isOld)?.at;
}

type News = Pick<GatewayFact, 'outcome' | 'refundedPaise'> & { from: GatewayFact['outcome'] };

/** Only blocked money is debited or released, only debited money is refunded. */
async function addFact(orderId: string, { from, ...news }: News, now: Date): Promise<GatewayFact> {
  const order = await changeSandboxOrder(orderId, (before) => {
    const known = lastFact(before, now);
    if (known?.outcome !== from) return before;
    const entry: SandboxEntry = {
      at: now,
      tellAt: now,
      fact: { ...known, ...news },
      isOld: false,
      eventId: randomId(),
      copies: 1,
      told: 0,
    };
    return { ...before, entries: [...before.entries, entry] };
  });
  return lastFact(order, now) ?? { outcome: 'none', orderId };
}
