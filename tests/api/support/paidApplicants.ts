import { api } from '@/lib/config/paths';
import type { PaymentDto } from '@/lib/domain/payment/contract';
import { SandboxOrders } from '@/models/payment/sandboxOrder';
import { aBuyer, aPayment, type Buyer, choose, inSeconds, orderIdOf, ready, workUntil } from './buyers';
import type { Applicant } from './purchases';
import { askForCode, tryCode } from './visitors';

export type PaidApplicant = Applicant & { payment: PaymentDto };

export const blocked = { ...ready, declaration: 'disclosed' } as const;

export const work = ({ visitor }: Pick<Buyer, 'visitor'>, seconds = 30) =>
  workUntil(visitor, inSeconds(seconds));

/** Makes an application whose money the sandbox bank has debited or blocked. */
export async function aPaidApplicant(port: number, marks = ready): Promise<PaidApplicant> {
  const buyer = await aBuyer(port, marks);
  const payment = await aPayment(buyer);
  await choose(buyer, payment, 'success');
  await work(buyer, 2);
  const { body } = await buyer.visitor.post(api.redirectionLink, { quoteId: buyer.quoteId });
  return { ...buyer, payment, applicationId: (body.url as string).split('/').at(-1) ?? '' };
}

export async function proveAgain({ visitor, mobileNumber }: Applicant): Promise<void> {
  const { requestId, otp } = await askForCode(visitor, mobileNumber);
  await tryCode(visitor, requestId, otp);
}

/** Ends the bank's block; we learn of it from the next poll. */
export async function endBlock(applicant: PaidApplicant): Promise<void> {
  const released = { $set: { 'entries.0.fact.outcome': 'released' } };
  await SandboxOrders.updateOne({ _id: orderIdOf(applicant.payment) }, released);
}

/** What the sandbox bank did and refunded. */
export async function booksOf(payment: PaymentDto) {
  const order = await SandboxOrders.findById(orderIdOf(payment)).lean();
  return order?.entries.map(({ fact: { outcome, refundedPaise = 0 } }) => [outcome, refundedPaise / 100]);
}
