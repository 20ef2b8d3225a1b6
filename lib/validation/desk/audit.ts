import { type InferType, mixed } from 'yup';
import { readReference } from '@/lib/domain/quote/quoteReference';
import { addDays, isIsoDate, type IsoDate } from '@/lib/domain/common/dates';
import { AUDIT_WINDOW, EXPORT_REASONS } from '@/lib/domain/desk/audit';
import { AUDIT_ACTIONS } from '@/lib/domain/desk/auditActions';
import { attributionFields } from '@/lib/validation/common/attribution';
import { shape, text, todayOf } from '@/lib/validation/common/base';

const ID = /^[\w-]{1,64}$/;
const CURSOR = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z_[\w-]{1,64}$/;

const emptyIsNone = (value: unknown) => (value === '' ? undefined : value);

const day = () =>
  mixed<IsoDate>()
    .transform(emptyIsNone)
    .test('day', 'validation.day', (value) => value === undefined || isIsoDate(value));

const filterFields = {
  actor: text('validation.staffId')
    .transform(emptyIsNone)
    .transform((value: unknown) => (typeof value === 'string' ? value.trim() : value))
    .matches(/^[\w-]{1,64}$/, 'validation.staffId'),
  action: text('validation.text').transform(emptyIsNone).oneOf(AUDIT_ACTIONS, 'validation.text'),
  /** A quote's number as the customer reads it, or the id of a quote, a lead or anything else. */
  about: text('validation.id')
    .transform(emptyIsNone)
    .transform((value: unknown) => (typeof value === 'string' ? value.trim() : value))
    .test('about', 'validation.id', (value) => {
      return value === undefined || ID.test(value) || readReference(value) !== undefined;
    }),
  from: day().test('window', 'validation.day', (from, context) => {
    const to = (context.parent as { to?: unknown }).to;
    const last = isIsoDate(to) ? to : todayOf(context);
    return !isIsoDate(from) || (from <= last && addDays(from, AUDIT_WINDOW) > last);
  }),
  to: day(),
};

export const auditQuerySchema = shape({
  ...filterFields,
  after: text('validation.text').transform(emptyIsNone).matches(CURSOR, 'validation.text'),
});

export const auditExportBodySchema = shape({
  ...filterFields,
  reason: text('validation.text').oneOf(EXPORT_REASONS, 'validation.text').required('validation.text'),
  ...attributionFields,
});

export type AuditQuery = InferType<typeof auditQuerySchema>;
export type AuditExportBody = InferType<typeof auditExportBodySchema>;
