import type { InferType } from 'yup';
import { attributionFields } from '@/lib/validation/common/attribution';
import { shape, text } from '@/lib/validation/common/base';
import { id } from '@/lib/validation/common/recordFields';

export const leadsUpdateBodySchema = shape({
  condition: text('validation.text')
    .oneOf(['dialerLead'] as const, 'validation.text')
    .required('validation.text'),
  id: id().required('validation.id'),
  uuid: id().required('validation.id'),
  ...attributionFields,
});

export type LeadsUpdateBody = InferType<typeof leadsUpdateBodySchema>;
