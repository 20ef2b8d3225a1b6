import type { InferType } from 'yup';
import { GROUP_NEEDS, GROUP_SIZE } from '@/lib/domain/group/group.data';
import { isPrintable } from '@/lib/domain/common/words/printable';
import { attributionFields } from '@/lib/validation/common/attribution';
import { listOf, shape, text, wholeNumber } from '@/lib/validation/common/base';
import { mobileNumber, personName } from '@/lib/validation/common/personFields';

const MOST_LETTERS = 100;

/** POST /api/leads/group; the form validates by the same schema. */
export const groupLeadBodySchema = shape({
  company: text('validation.company')
    .transform((value: unknown) => (typeof value === 'string' ? value.trim().replaceAll(/\s+/g, ' ') : value))
    .min(2, 'validation.company')
    .max(MOST_LETTERS, 'validation.company')
    .test('printable', 'validation.company', (value) => value === undefined || isPrintable(value))
    .required('validation.company'),
  people: wholeNumber('validation.groupSize')
    .min(GROUP_SIZE.least, 'validation.groupSize')
    .max(GROUP_SIZE.most, 'validation.groupSize')
    .required('validation.groupSize'),
  needs: listOf(
    text('validation.groupNeeds')
      .oneOf(GROUP_NEEDS, 'validation.groupNeeds')
      .required('validation.groupNeeds'),
    'validation.groupNeeds',
  )
    .min(1, 'validation.groupNeeds')
    .max(GROUP_NEEDS.length, 'validation.groupNeeds')
    .required('validation.groupNeeds'),
  name: personName().required('validation.name'),
  mobileNumber: mobileNumber().required('validation.mobileNumber'),
  ...attributionFields,
});

export type GroupLeadBody = InferType<typeof groupLeadBodySchema>;
