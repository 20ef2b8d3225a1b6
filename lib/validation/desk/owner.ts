import type { InferType } from 'yup';
import { shape, text } from '@/lib/validation/common/base';
import { id } from '@/lib/validation/common/recordFields';

/** Without `to` the quote is taken; with it, handed over. */
export const ownerBodySchema = shape({
  quoteId: id().required('validation.id'),
  to: text('validation.id').matches(/^[\w-]{1,64}$/, 'validation.id'),
});

export const noFieldsSchema = shape({});

export type OwnerBody = InferType<typeof ownerBodySchema>;
