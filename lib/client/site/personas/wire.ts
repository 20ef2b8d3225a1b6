import { api } from '@/lib/config/paths';
import type { BoughtDto, PaymentDto } from '@/lib/domain/payment/contract';
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

/** Pays at the sample bank, and waits until what follows from it is there. */
export async function payFor(
  { ask, until }: Person,
  quoteId: string,
  isDone: (bought: BoughtDto) => boolean,
): Promise<BoughtDto> {
  const { price } = await ask<{ price: { priceAfterTax: number } }>(`${api.payments}?quoteId=${quoteId}`);
  const order = { quoteId, amount: price.priceAfterTax };
  const { paymentId, reference, ...ordered } = await ask<PaymentDto>(api.payments, order);
  let { bought } = ordered;
  await ask(api.sandboxPay, { orderId: `sbx_${reference}`, choice: 'success' });
  await until(async () => {
    ({ bought } = await ask<PaymentDto>(`${api.payments}?paymentId=${paymentId}`));
    return isDone(bought);
  });
  return bought;
}

/** Reads the last code from the outbox, which exists only while no message is really sent. */
export async function lastCode({ ask }: Wire, to: string): Promise<string> {
  const messages = await ask<OutboxMessageDto[]>(`${api.outbox}?${new URLSearchParams({ to })}`);
  const codes = messages.map(({ text }) => /^\d{6}/.exec(text)?.[0]);
  const code = codes.find((each) => each !== undefined);
  if (!code) throw new Error('no code was sent');
  return code;
}
