import { api } from '@/lib/config/paths';
import { addDays, addMonths, todayInIndia } from '@/lib/domain/common/dates';
import type { PaymentDto } from '@/lib/domain/payment/contract';
import type { RenewalDto } from '@/lib/domain/renewals/contract';
import { Payments } from '@/models/payment/payment';
import { Policies } from '@/models/policy/policy';
import { makePolicyholder } from '@/tests/api/claims/policyholders';
import { inSeconds, orderIdOf, workUntil } from '@/tests/api/support/buyers';

export const today = () => todayInIndia(new Date());
export type Holder = Awaited<ReturnType<typeof makePolicyholder>> & { endsOn: string };

/** The first day of a policy of a year, which has 366 days now and then. */
export const startOfYearTo = (endsOn: string) => addMonths(addDays(endsOn, 1), -12);

/** Makes a policyholder whose policy ends in this many days. */
export async function holderOf(port: number, daysLeft: number): Promise<Holder> {
  const holder = await makePolicyholder(port);
  const endsOn = addDays(today(), daysLeft);
  const startsOn = startOfYearTo(endsOn);
  const inviteOn = addDays(endsOn, -60);
  await Policies.updateOne({ _id: holder.policyNumber }, { startsOn, issuedOn: startsOn, endsOn, inviteOn });
  return { ...holder, endsOn };
}

export const read = async ({ visitor, policyNumber }: Holder) =>
  (await visitor.get(`${api.renewal}?policyNumber=${policyNumber}`)).body as RenewalDto;
export const choose = ({ visitor, policyNumber }: Holder, data: object, version?: number) =>
  visitor.post(api.renewal, { policyNumber, data, ...(version !== undefined && { version }) });
export const pay = ({ visitor, policyNumber }: Holder, amount: number, key = '') =>
  visitor.post(api.renewalPay, { policyNumber, amount }, key ? { 'Idempotency-Key': key } : {});
export const priceOf = ({ price, choices }: RenewalDto) => price.prices[choices.tenure - 1]!.priceAfterTax;
export const succeed = ({ visitor }: Holder, payment: PaymentDto, choice = 'success') =>
  visitor.post(api.sandboxPay, { orderId: orderIdOf(payment), choice });
export const work = ({ visitor }: Holder, seconds = 3) => workUntil(visitor, inSeconds(seconds));
export const recordOf = async (policyNumber: string) => (await Policies.findById(policyNumber).lean())!;
export const statusOf = async ({ paymentId }: PaymentDto) =>
  (await Payments.findById(paymentId).lean())?.status;

export async function order(holder: Holder): Promise<PaymentDto> {
  const { status, body } = await pay(holder, priceOf(await read(holder)));
  expect(status).toBe(201);
  return body as PaymentDto;
}

export async function renew(holder: Holder): Promise<string> {
  await succeed(holder, await order(holder));
  await work(holder);
  const { renewedBy = '' } = await recordOf(holder.policyNumber);
  return renewedBy;
}
