import type { GatewayFact } from '@/lib/domain/payment/payment';
import type { SandboxStep } from '@/lib/domain/payment/sandbox';
import {
  findSandboxOrder,
  replaceSandboxOrder,
  type SandboxEntry,
  type SandboxOrderRecord,
} from '@/models/payment/sandboxOrder';
import { randomId } from '@/lib/server/crypto';
import { AppError } from '@/lib/server/http/errors';
import { retryOnConflict } from '@/lib/server/retryOnConflict';

type Attempt = { attemptId: string; now: Date };

/** Lists what the bank tells of an attempt, and when. It tells nothing of a mandate, about which it is asked. */
export function stepEntries(
  { _id: orderId, mode, amountPaise }: SandboxOrderRecord,
  steps: readonly SandboxStep[],
  { attemptId, now }: Attempt,
): SandboxEntry[] {
  return steps.map((step) => ({
    at: new Date(now.getTime() + step.afterSeconds * 1000),
    tellAt: new Date(now.getTime() + step.afterSeconds * 1000),
    fact: {
      outcome: step.outcome,
      orderId,
      attemptId,
      ...(step.reason && { reason: step.reason }),
      bankReference: attemptId.slice(-12).toUpperCase(),
      amountPaise: amountPaise + (step.amountOff ?? 0),
      currency: 'INR',
      method: 'upi',
    },
    isOld: step.isOld ?? false,
    eventId: randomId(),
    copies: mode === 'mandate' ? 0 : step.copies,
    told: 0,
  }));
}

export function lastFact({ entries }: SandboxOrderRecord, now: Date): GatewayFact | undefined {
  return entries.filter(({ at, isOld }) => at <= now && !isOld).at(-1)?.fact;
}

export function changeSandboxOrder(
  orderId: string,
  change: (order: SandboxOrderRecord) => SandboxOrderRecord,
): Promise<SandboxOrderRecord> {
  return retryOnConflict(async () => {
    const order = await findSandboxOrder(orderId);
    if (!order) throw new AppError('NOT_FOUND');
    const changed = withNextWebhook(change(order));
    return (await replaceSandboxOrder(changed)) ? changed : undefined;
  });
}

function withNextWebhook({ nextWebhookAt: _before, ...order }: SandboxOrderRecord): SandboxOrderRecord {
  const waiting = order.entries
    .filter(({ told, copies }) => told < copies)
    .map((entry) => entry.tellAt.getTime());
  return waiting.length === 0 ? order : { ...order, nextWebhookAt: new Date(Math.min(...waiting)) };
}
