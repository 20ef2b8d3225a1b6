import { api } from '@/lib/config/paths';
import type { PaymentDto } from '@/lib/domain/payment/contract';
import type { SandboxChoice } from '@/lib/domain/payment/sandbox';
import { signSandbox } from '@/lib/server/integrations/sandboxGateway';
import type { Told } from '@/lib/server/integrations/gateway';
import { applyNextEvent } from '@/lib/server/services/payment/receiveFact';
import { workOnNextPayment } from '@/lib/server/services/payment/workOnPayment';
import { tellNext } from '@/lib/server/services/payment/sandboxPay';
import type { QuoteMarks } from '@/lib/domain/quote/quote';
import { sealedKycForm } from '@/lib/server/services/kyc/kycOutcome';
import { findQuoteAtAll } from '@/lib/server/services/quote/quoteStore';
import type { KycForm } from '@/lib/domain/kyc/form';
import { saveKyc } from '@/models/kyc/kycDetails';
import { markQuote } from '@/models/quote/quote';
import { makeQuote } from './journeys';
import { askForCode, newMobile, tryCode, Visitor } from './visitors';

export const ready: QuoteMarks = { verifiedAt: new Date(), declaration: 'clean', kyc: 'verified' };
export const unidentified: QuoteMarks = { ...ready, kyc: undefined };
/** Price of the worked example. */
export const AMOUNT = 12_488;

/** Makes a customer who proved the number of a quote, and sets these marks on the quote. */
export async function aBuyer(port: number, marks: QuoteMarks = ready) {
  const visitor = new Visitor(port);
  const mobileNumber = newMobile();
  const { quoteId, dialerId = '' } = await makeQuote(visitor, { mobileNumber });
  const { requestId, otp } = await askForCode(visitor, mobileNumber);
  await tryCode(visitor, requestId, otp);
  await markQuote(quoteId, marks);
  if (marks.kyc) await keepIdentity(quoteId);
  return { visitor, quoteId, dialerId, mobileNumber };
}

/** Stores the record of the quote's identity check, for its own person. */
export async function keepIdentity(quoteId: string): Promise<void> {
  const quote = await findQuoteAtAll(quoteId);
  if (!quote) throw new Error('no quote');
  const { person, mobileHash, kyc: status = 'verified', updatedAt, expiresAt } = quote;
  const { dateOfBirth } = quote.members.find(({ relation }) => relation === 'self') ?? person;
  const form: KycForm = { method: 'pan', name: person.name ?? '', dateOfBirth: dateOfBirth ?? '' };
  const record = { _id: quoteId, mobileHash, form: sealedKycForm.seal(form, quoteId), version: 0 };
  await saveKyc({ ...record, status, updatedAt, expiresAt });
}

export type Buyer = Awaited<ReturnType<typeof aBuyer>>;

/** Under load a server may close a kept connection as it is reused. */
const oneWay = { Connection: 'close' };

export const pay = ({ visitor, quoteId }: Buyer, more: object = {}, key?: string) =>
  visitor.post(
    api.payments,
    { quoteId, amount: AMOUNT, ...more },
    { ...oneWay, ...(key !== undefined && { 'Idempotency-Key': key }) },
  );

export async function aPayment(buyer: Buyer): Promise<PaymentDto> {
  const { status, body } = await pay(buyer);
  expect(status).toBe(201);
  return body as PaymentDto;
}

export async function readPayment({ visitor }: Buyer, paymentId: string): Promise<PaymentDto> {
  const { body } = await visitor.get(`${api.payments}?paymentId=${paymentId}`);
  return body as PaymentDto;
}

export const orderIdOf = ({ reference }: PaymentDto) => `sbx_${reference}`;

export const choose = ({ visitor }: Buyer, payment: PaymentDto, choice: SandboxChoice) =>
  visitor.post(api.sandboxPay, { orderId: orderIdOf(payment), choice });

export const told = (
  payment: PaymentDto,
  more: Partial<Told['fact']> = {},
  eventId = crypto.randomUUID(),
): Told => ({
  eventId,
  fact: {
    outcome: 'paid',
    orderId: orderIdOf(payment),
    attemptId: `sbxpay_${payment.reference}`,
    amountPaise: payment.amount * 100,
    currency: 'INR',
    ...more,
  },
});

export function tell(visitor: Visitor, event: Told, signature?: string) {
  const raw = JSON.stringify(event);
  const headers = {
    ...oneWay,
    'Content-Type': 'application/json',
    'X-Sandbox-Signature': signature ?? signSandbox(raw),
  };
  return visitor.send(api.sandboxWebhook, { method: 'POST', headers, raw });
}

const STEPS = 8;

/** Advances the clock, doing due work as the worker would. */
export async function workUntil(visitor: Visitor, end: Date): Promise<void> {
  const start = Date.now();
  for (let step = 0; step <= STEPS; step += 1) {
    await workAt(visitor, new Date(start + ((end.getTime() - start) * step) / STEPS));
  }
}

/** Delivers sandbox webhooks and does their effects until nothing is due. */
async function workAt(visitor: Visitor, now: Date): Promise<void> {
  const send = async (event: Told) => {
    const { status } = await tell(visitor, event);
    if (status !== 200) throw new Error(`webhook answered ${status}`);
  };
  const jobs = [() => tellNext(now, send), () => applyNextEvent(now), () => workOnNextPayment(now)];
  for (const job of jobs) while (await job());
}

export const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000);
