import { api } from '@/lib/config/paths';
import { addDays, startInIndia } from '@/lib/domain/common/dates';
import type { SandboxChoice } from '@/lib/domain/payment/sandbox';
import type { carrierOf } from '@/lib/server/integrations/messages/messageCarriers';
import { workOnNextMandate } from '@/lib/server/services/renewals/mandate/workOnMandate';
import { Payments } from '@/models/payment/payment';
import { Mandates } from '@/models/renewals/mandate';
import { deliverMessages } from '@/tests/api/support/store/deliver';
import { prove, setClock } from '@/tests/api/support/visitors';
import { type Holder, holderOf, read } from './holders';

const LIMIT = 50_000;
export const ask = ({ visitor, policyNumber }: Holder, limit = LIMIT) =>
  visitor.post(api.mandate, { policyNumber, limit });
export const mandateOf = async ({ quoteId }: Holder) => (await Mandates.findOne({ quoteId }).lean())!;
export const debitsOf = async ({ quoteId }: Holder) =>
  (await Payments.find({ quoteId }).lean()).filter(({ mandateId }) => mandateId !== undefined);

type Given = { limit?: number; choice?: SandboxChoice };

/** Makes a policyholder who gives a mandate; `choice` is how the bank answers. */
export async function givesMandate(
  port: number,
  daysLeft: number,
  { limit = LIMIT, choice = 'success' }: Given = {},
): Promise<Holder> {
  const holder = await holderOf(port, daysLeft);
  const { status, body } = await ask(holder, limit);
  expect([status, body.status]).toEqual([200, 'asked']);
  const { orderId = '' } = await mandateOf(holder);
  expect((await holder.visitor.post(api.sandboxPay, { orderId, choice })).status).toBe(200);
  // Leaves time for a bank that approves late.
  setClock(Date.now() + 25_000);
  expect((await read(holder)).mandate).toMatchObject({ status: 'active', limit });
  return holder;
}

/** Signs in again, since sessions end within these weeks. */
export const back = ({ visitor, mobileNumber }: Holder) => prove(visitor, mobileNumber);

/** Sets the clock to noon this many days before the end, and does all due work. */
export async function noon({ endsOn }: Holder, daysLeft: number, hour = 12): Promise<void> {
  setClock(startInIndia(addDays(endsOn, -daysLeft)).getTime() + hour * 3_600_000);
  await workAndDeliver();
}

/** Runs the worker twice, since its second look sees what became of a notice. */
export async function workAndDeliver(carriers?: typeof carrierOf): Promise<void> {
  while (await workOnNextMandate(new Date()));
  await deliverMessages(new Date(), carriers);
  const noticed = { 'told.messageId': { $exists: true } };
  await Mandates.collection.updateMany(noticed, { $set: { dueAt: new Date() } });
  while (await workOnNextMandate(new Date()));
}

export async function through(holder: Holder, from: number, to: number): Promise<void> {
  for (let daysLeft = from; daysLeft >= to; daysLeft -= 1) {
    await noon(holder, daysLeft, 3);
    // An hour later on the day of the debit: a notice of the noon before is a whole day old.
    await noon(holder, daysLeft, daysLeft === 5 ? 13 : 12);
  }
}
