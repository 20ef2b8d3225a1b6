import type { InferType } from 'yup';
import { LINK_DECISIONS, LINK_KINDS, LINK_REASON, TOKEN_PURPOSES } from '@/lib/domain/desk/links';
import { CHANNELS } from '@/lib/domain/verify/otp.data';
import { attributionFields } from '@/lib/validation/common/attribution';
import { shape, text, wholeNumber } from '@/lib/validation/common/base';
import { email } from '@/lib/validation/common/personFields';
import { id } from '@/lib/validation/common/recordFields';
import { staffReason } from './reason';

const MAX_AMOUNT = 1_00_00_000;
const MAX_TOKEN = 400;

const amount = () =>
  wholeNumber('validation.amount').min(1, 'validation.amount').max(MAX_AMOUNT, 'validation.amount');
const channel = () =>
  text('validation.channel').oneOf(CHANNELS, 'validation.channel').required('validation.channel');
const reason = () => staffReason(LINK_REASON);

const sentFields = {
  channel: channel(),
  email: email().when('channel', {
    is: 'email',
    then: (schema) => schema.required('validation.email'),
  }),
  replaces: id(),
  ...attributionFields,
};

/** `amount`: as previewed. If the price has changed since, the send is a conflict. */
export const paymentLinkBodySchema = shape({
  quoteId: id().required('validation.id'),
  amount: amount(),
  ...sentFields,
});

export const applicationLinkBodySchema = shape({
  applicationId: id().required('validation.id'),
  ...sentFields,
});

export const customLinkBodySchema = shape({
  quoteId: id().required('validation.id'),
  amount: amount().required('validation.amount'),
  reason: reason(),
  ...sentFields,
});

export const linkPreviewBodySchema = shape({
  kind: text('validation.text').oneOf(LINK_KINDS, 'validation.text').required('validation.text'),
  quoteId: id(),
  applicationId: id(),
  channel: channel(),
  amount: amount(),
});

export const linkIdBodySchema = shape({ linkId: id().required('validation.id'), ...attributionFields });

export const linkDecisionBodySchema = shape({
  linkId: id().required('validation.id'),
  decision: text('validation.decision')
    .oneOf(LINK_DECISIONS, 'validation.decision')
    .required('validation.decision'),
  reason: reason(),
  ...attributionFields,
});

export const customAmountsQuerySchema = shape({
  status: text('validation.text')
    .oneOf(['pending', 'decided'] as const, 'validation.text')
    .default('pending'),
});

const purpose = () => text('validation.text').oneOf(TOKEN_PURPOSES, 'validation.text');

export const encryptBodySchema = shape({
  purpose: purpose().required('validation.text'),
  id: id().required('validation.id'),
  ...attributionFields,
});

export const decryptBodySchema = shape({
  token: text('validation.id').max(MAX_TOKEN, 'validation.id').required('validation.id'),
  ...attributionFields,
});

/** POST /api/links/open, …/enter, …/renew */
export const linkCodeBodySchema = shape({
  linkCode: text('validation.id')
    .matches(/^[\w-]{12}$/, 'validation.id')
    .required('validation.id'),
  ...attributionFields,
});

export type CustomAmountsQuery = InferType<typeof customAmountsQuerySchema>;
export type DecryptBody = InferType<typeof decryptBodySchema>;
export type EncryptBody = InferType<typeof encryptBodySchema>;
export type LinkCodeBody = InferType<typeof linkCodeBodySchema>;
export type LinkDecisionBody = InferType<typeof linkDecisionBodySchema>;
