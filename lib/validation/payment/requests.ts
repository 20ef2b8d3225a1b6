import type { InferType } from 'yup';
import { PAYMENT_MODES } from '@/lib/domain/payment/payment';
import { SANDBOX_CHOICES } from '@/lib/domain/payment/sandbox';
import { attributionFields } from '@/lib/validation/common/attribution';
import { shape, text } from '@/lib/validation/common/base';
import { id, shownAmount } from '@/lib/validation/common/recordFields';

/** POST /api/payments. Amount, mode and `about` as shown to the customer; the server compares them with its own. */
export const paymentBodySchema = shape({
  quoteId: id().required('validation.id'),
  amount: shownAmount(),
  mode: text('validation.text').oneOf(PAYMENT_MODES, 'validation.text'),
  about: id(),
  ...attributionFields,
});

/** GET /api/payments: a payment, or a quote's offer. */
export const paymentQuerySchema = shape({
  paymentId: id(),
  quoteId: id().when('paymentId', ([paymentId], schema) =>
    paymentId === undefined ? schema.required('validation.id') : schema,
  ),
});

export const paymentReturnedBodySchema = shape({
  paymentId: id().required('validation.id'),
  ...attributionFields,
});

export const sandboxQuerySchema = shape({ orderId: id().required('validation.id') });

export const sandboxPayBodySchema = shape({
  orderId: id().required('validation.id'),
  choice: text('validation.text').oneOf(SANDBOX_CHOICES, 'validation.text').required('validation.text'),
  ...attributionFields,
});

export type PaymentBody = InferType<typeof paymentBodySchema>;
export type PaymentQuery = InferType<typeof paymentQuerySchema>;
export type PaymentReturnedBody = InferType<typeof paymentReturnedBodySchema>;
export type SandboxPayBody = InferType<typeof sandboxPayBodySchema>;
