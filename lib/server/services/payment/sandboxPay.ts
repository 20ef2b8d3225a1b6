import type { SandboxOrderDto } from '@/lib/domain/payment/contract';
import { sandboxSteps } from '@/lib/domain/payment/sandbox';
import type { SandboxPayBody } from '@/lib/validation/payment/requests';
import { findOrderToTell, findSandboxOrder, type SandboxOrderRecord } from '@/models/payment/sandboxOrder';
import { serverEnv } from '@/lib/config/serverEnv';
import { api } from '@/lib/config/paths';
import { randomId } from '@/lib/server/crypto';
import type { ApiRequest } from '@/lib/server/services/common/apiRequest';
import { AppError } from '@/lib/server/http/errors';
import { callProvider } from '@/lib/server/integrations/callProvider';
import { hasSandbox } from '@/lib/server/integrations/gateways';
import type { Told } from '@/lib/server/integrations/gateway';
import { signSandbox } from '@/lib/server/integrations/sandboxGateway';
import { changeSandboxOrder, lastFact, stepEntries } from '@/lib/server/integrations/sandboxOrders';

const AGAIN_MS = 5_000;

/** Throws NOT_FOUND where a real gateway is configured. */
export async function readSandboxOrder({ input }: ApiRequest<{ orderId: string }>): Promise<SandboxOrderDto> {
  const order = hasSandbox() ? await findSandboxOrder(input.orderId) : null;
  if (!order) throw new AppError('NOT_FOUND');
  return toDto(order);
}

export async function paySandboxOrder({ input, now }: ApiRequest<SandboxPayBody>): Promise<SandboxOrderDto> {
  if (!hasSandbox()) throw new AppError('NOT_FOUND');
  const { orderId, choice } = input;
  const order = await changeSandboxOrder(orderId, (before) => {
    const known = lastFact(before, now)?.outcome;
    // As at a real gateway, a paid order can't be paid again; an attempt begun before closing may still succeed.
    const isClosed = before.isCancelled && choice !== 'lateSuccess';
    if (isClosed || (known && known !== 'failed')) throw new AppError('CONFLICT');
    const attemptId = `sbxpay_${randomId()}`;
    const added = stepEntries(before, sandboxSteps(choice, before.mode), { attemptId, now });
    return { ...before, choice, entries: [...before.entries, ...added] };
  });
  return toDto(order);
}

/** Sends the sandbox's next due webhook to this site; false when there is none. */
export async function tellNext(now: Date, send = postWebhook): Promise<boolean> {
  const order = hasSandbox() ? await findOrderToTell(now) : null;
  const entry = order?.entries.find(({ told, copies, tellAt }) => told < copies && tellAt <= now);
  if (!order || !entry) return false;
  const { eventId, fact } = entry;
  const isTaken = await send({ eventId, fact }).then(
    () => true,
    () => false,
  );
  await changeSandboxOrder(order._id, (before) => ({
    ...before,
    entries: before.entries.map((each) => {
      if (each.eventId !== eventId) return each;
      return isTaken
        ? { ...each, told: entry.told + 1 }
        : { ...each, tellAt: new Date(now.getTime() + AGAIN_MS) };
    }),
  }));
  return true;
}

async function postWebhook(told: Told): Promise<void> {
  const url = `http://127.0.0.1:${serverEnv().PORT}${api.sandboxWebhook}`;
  const headers = { 'X-Sandbox-Signature': signSandbox(JSON.stringify(told)) };
  await callProvider('Sandbox', url, { body: told, headers });
}

function toDto({ _id, mode, amountPaise, returnUrl }: SandboxOrderRecord): SandboxOrderDto {
  return { orderId: _id, mode, amount: amountPaise / 100, returnUrl };
}
