import type { InferType } from 'yup';
import { isPolicyNumber } from '@/lib/domain/policy/policyNumber';
import { attributionFields } from '@/lib/validation/common/attribution';
import { shape, text } from '@/lib/validation/common/base';
import { anyDateOfBirth } from '@/lib/validation/common/personFields';

const NUMBER = 'validation.policyNumber';

/** POST /api/unclaimed; the form checks the same. */
export const unclaimedBodySchema = shape({
  policyNumber: text(NUMBER)
    .transform((value: unknown) => (typeof value === 'string' ? value.trim().toUpperCase() : value))
    .test('policyNumber', NUMBER, (value) => value === undefined || isPolicyNumber(value))
    .required(NUMBER),
  dateOfBirth: anyDateOfBirth().required('validation.dateOfBirth.invalid'),
  ...attributionFields,
});

export type UnclaimedBody = InferType<typeof unclaimedBodySchema>;
