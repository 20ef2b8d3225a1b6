import type { InferType } from 'yup';
import { ADMISSION_KINDS, CLAIM_KINDS } from '@/lib/domain/claims/claim';
import { PAPERS } from '@/lib/domain/claims/papers.data';
import { LONGEST_CLAIM_ANSWERS } from '@/lib/domain/claims/claimProblems';
import { CLAIM_NUMBER } from '@/lib/domain/claims/claimNumber';
import { attributionFields } from '@/lib/validation/common/attribution';
import { flag, shape, text } from '@/lib/validation/common/base';
import { id, policyNumber, version } from '@/lib/validation/common/recordFields';
import { paperFields } from '@/lib/validation/papers/paperFields';

const choose = 'validation.application.choose';

const claimId = () => text('validation.id').matches(CLAIM_NUMBER, 'validation.id');
const typed = (longest: number) => text('validation.text').max(longest, 'validation.text');

/** The answers as typed so far, in which half a date is kept as well. */
const answers = shape({
  memberId: id(),
  admission: text(choose).oneOf(ADMISSION_KINDS, choose),
  /** Empty once the name of another hospital is typed. */
  hospitalId: text('validation.id').matches(/^[\w-]{0,64}$/, 'validation.id'),
  hospitalName: typed(LONGEST_CLAIM_ANSWERS.hospitalName),
  kind: text(choose).oneOf(CLAIM_KINDS, choose),
  admittedOn: typed(LONGEST_CLAIM_ANSWERS.admittedOn),
  story: typed(LONGEST_CLAIM_ANSWERS.story),
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
  policyNumber: policyNumber(),
});

/** POST /api/claims/document: names the file and, but at the beginning, carries one of its parts. */
export const claimPaperBodySchema = shape({
  claimId: claimId().required('validation.id'),
  kind: text(choose).oneOf(PAPERS, choose).required(choose),
  ...paperFields,
  ...attributionFields,
});

const LONGEST_ANSWER = 2_000;

export const claimAnswerBodySchema = shape({
  claimId: claimId().required('validation.id'),
  questionId: id().required('validation.id'),
  text: typed(LONGEST_ANSWER).matches(/\S/, 'validation.claims.answer').required('validation.claims.answer'),
  ...attributionFields,
});

export const claimAppealBodySchema = shape({
  claimId: claimId().required('validation.id'),
  text: typed(LONGEST_ANSWER).matches(/\S/, 'validation.claims.answer').required('validation.claims.answer'),
  ...attributionFields,
});

/** POST /api/claims/draft: an answer as typed so far; `about` names the question or is `appeal`. */
export const claimDraftBodySchema = shape({
  claimId: claimId().required('validation.id'),
  about: id().required('validation.id'),
  text: typed(LONGEST_ANSWER),
  ...attributionFields,
});

export type ClaimDraftBody = InferType<typeof claimDraftBodySchema>;
export type ClaimAppealBody = InferType<typeof claimAppealBodySchema>;
export type ClaimAnswerBody = InferType<typeof claimAnswerBodySchema>;
export type ClaimPaperBody = InferType<typeof claimPaperBodySchema>;
export type ClaimBody = InferType<typeof claimBodySchema>;
