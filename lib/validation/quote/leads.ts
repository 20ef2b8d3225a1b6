import type { InferType } from 'yup';
import { attributionFields } from '../common/attribution';
import { shape, text } from '../common/base';
import { id } from '../common/recordFields';

export const leadsUpdateBodySchema = shape({
  condition: text('validation.text')
    .oneOf(['dialerLead'] as const, 'validation.text')
    .required('validation.text'),
  id: id().required('validation.id'),
  uuid: id().required('validation.id'),
  ...attributionFields,
});

export type LeadsUpdateBody = InferType<typeof leadsUpdateBodySchema>;
