import type { InferType } from 'yup';
import { ADMISSION_KINDS, CLAIM_KINDS } from '@/lib/domain/claims/claim';
import { CLAIM_NUMBER } from '@/lib/domain/claims/claimNumber';
import { POLICY_NUMBER } from '@/lib/domain/policy/policyNumber';
import { attributionFields } from '../common/attribution';
import { flag, shape, text } from '../common/base';
import { id, version } from '../common/recordFields';

const choose = 'validation.application.choose';
const TYPED = { name: 120, day: 10, story: 2_000 };

const claimId = () => text('validation.id').matches(CLAIM_NUMBER, 'validation.id');
const typed = (longest: number) => text('validation.text').max(longest, 'validation.text');

/** As typed so far: half a date is kept as well. */
const answers = shape({
  memberId: id(),
  admission: text(choose).oneOf(ADMISSION_KINDS, choose),
  hospitalId: id(),
  hospitalName: typed(TYPED.name),
  kind: text(choose).oneOf(CLAIM_KINDS, choose),
  admittedOn: typed(TYPED.day),
  story: typed(TYPED.story),
});

/** POST /api/claims: without a claimId begins one; with `submit` tells us of it. */
export const claimBodySchema = shape({
  claimId: claimId(),
  version: version(),
  answers: answers.required('validation.body'),
  submit: flag('validation.flag'),
  ...attributionFields,
});

export const claimQuerySchema = shape({ claimId: claimId().required('validation.id') });

export const claimPolicyQuerySchema = shape({
  policyNumber: text('validation.id').matches(POLICY_NUMBER, 'validation.id').required('validation.id'),
});

export type ClaimBody = InferType<typeof claimBodySchema>;
