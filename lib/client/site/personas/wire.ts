import { api } from '@/lib/config/paths';
import type { PaymentDto } from '@/lib/domain/payment/contract';
import type { OutboxMessageDto } from '@/lib/domain/site/contract';

/** How a persona reaches the site: as any browser does. */
export type Wire = {
  /** A GET without a body, a POST with one; throws on a failure. */
  ask: <Answer>(path: string, body?: object) => Promise<Answer>;
  /** Waits for what the site's own jobs do. */
  until: (isDone: () => Promise<boolean>) => Promise<void>;
};

export type Person = Wire & { mobileNumber: string; known: Record<string, string> };

export async function proveNumber(person: Person): Promise<void> {
  const { ask, mobileNumber } = person;
  const { requestId } = await ask<{ requestId: string }>(api.otpPhoneGenerate, { mobileNumber });
  await ask(api.otpPhoneValidate, { requestId, otp: await lastCode(person, mobileNumber) });
}

type Paid = Pick<Partial<PaymentDto>, 'next' | 'policyNumber'>;

/** Pays at the sample bank, and waits until what follows from it is there. */
export async function payFor(
  { ask, until }: Person,
  quoteId: string,
  isDone: (paid: Paid) => boolean,
): Promise<Paid> {
  const { price } = await ask<{ price: { priceAfterTax: number } }>(`${api.payments}?quoteId=${quoteId}`);
  const { paymentId, reference } = await ask<PaymentDto>(api.payments, {
    quoteId,
    amount: price.priceAfterTax,
  });
  await ask(api.sandboxPay, { orderId: `sbx_${reference}`, choice: 'success' });
  let paid: Paid | undefined;
  await until(async () => isDone((paid = await ask<PaymentDto>(`${api.payments}?paymentId=${paymentId}`))));
  return paid ?? {};
}

/** Reads the last code from the outbox, which exists only while no message is really sent. */
export async function lastCode({ ask }: Wire, to: string): Promise<string> {
  const messages = await ask<OutboxMessageDto[]>(`${api.outbox}?${new URLSearchParams({ to })}`);
  const codes = messages.map(({ text }) => /^\d{6}/.exec(text)?.[0]);
  const code = codes.find((each) => each !== undefined);
  if (!code) throw new Error('no code was sent');
  return code;
}
