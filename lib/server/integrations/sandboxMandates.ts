import { paths } from '@/lib/config/paths';
import { keptUntil } from '@/lib/domain/common/retention';
import { sandboxSteps } from '@/lib/domain/payment/sandbox';
import { findSandboxOrder, insertSandboxOrder } from '@/models/payment/sandboxOrder';
import { randomId } from '@/lib/server/crypto';
import type { MandateGateway } from './gateway';
import { changeSandboxOrder, lastFact, stepEntries } from './sandboxOrders';

/** A mandate is an order that is paid to give it. The sandbox bank treats later debits as it treated that payment. */
export const sandboxMandates: MandateGateway = {
  ask: async ({ reference, limitPaise, until, returnUrl }) => {
    const orderId = `sbx_${reference}`;
    await insertSandboxOrder({
      _id: orderId,
      mode: 'mandate',
      amountPaise: limitPaise,
      returnUrl,
      isCancelled: false,
      entries: [],
      version: 1,
      expiresAt: keptUntil('sandboxOrder', until),
    });
    return { orderId, checkout: { url: paths.sandboxPay(orderId) } };
  },
  askAbout: async ({ orderId = '' }, now) => {
    const order = await findSandboxOrder(orderId);
    if (!order || order.isCancelled) return { state: 'ended' };
    const isGiven = lastFact(order, now)?.outcome === 'blocked';
    return isGiven ? { state: 'active', token: orderId } : { state: 'waiting' };
  },
  end: async ({ orderId = '' }) => {
    await changeSandboxOrder(orderId, (order) => ({ ...order, isCancelled: true }));
  },
  placeDebit: async (_mandate, { reference, amountPaise }) => {
    const orderId = `sbx_${reference}`;
    await insertSandboxOrder({
      _id: orderId,
      mode: 'pay',
      amountPaise,
      returnUrl: paths.renewals,
      isCancelled: false,
      entries: [],
      version: 1,
      expiresAt: keptUntil('sandboxOrder', new Date()),
    });
    return { orderId };
  },
  debit: async ({ orderId: given = '' }, { orderId, amountPaise }, now) => {
    const mandate = await findSandboxOrder(given);
    const isAllowed = mandate && !mandate.isCancelled && amountPaise <= mandate.amountPaise;
    const choice = isAllowed ? (mandate.choice ?? 'success') : 'failure';
    await changeSandboxOrder(orderId, (order) =>
      order.entries.length > 0
        ? order
        : {
            ...order,
            entries: stepEntries(order, sandboxSteps(choice, 'pay'), {
              attemptId: `sbxpay_${randomId()}`,
              now,
            }),
          },
    );
  },
};
