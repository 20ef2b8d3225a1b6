import type { InferType } from 'yup';
import {
  GRIEVANCE_ABOUTS,
  GRIEVANCE_NUMBER,
  GRIEVANCE_OUTCOMES,
  type GrievanceForm,
  LONGEST_FOLLOW_UP,
  LONGEST_GRIEVANCE,
} from '@/lib/domain/grievances/grievance';
import type { IsoDate } from '@/lib/domain/common/dates';
import { locales } from '@/lib/domain/common/locales';
import { attributionFields } from '@/lib/validation/common/attribution';
import { flag, shape, text } from '@/lib/validation/common/base';
import { mobileNumber, personName } from '@/lib/validation/common/personFields';
import { type Problems, problemsIn } from '@/lib/validation/common/problems';
import { version } from '@/lib/validation/common/recordFields';
import { proofFields } from '@/lib/validation/papers/paperFields';

const CHOOSE = 'validation.application.choose';
const WORDS = 'validation.grievances.text';
const REFERENCE = 'validation.grievances.reference';

const grievanceId = () => text('validation.id').matches(GRIEVANCE_NUMBER, 'validation.id');
const typed = (longest: number) => text('validation.text').max(longest, 'validation.text');
const about = () => text(CHOOSE).oneOf(GRIEVANCE_ABOUTS, CHOOSE);
/** A text with at least one letter or digit. */
const words = () =>
  typed(LONGEST_GRIEVANCE.line)
    .matches(/[\p{L}\p{N}]/u, WORDS)
    .required(WORDS);

const formAsTyped = shape({
  about: about(),
  reference: typed(LONGEST_GRIEVANCE.reference),
  text: typed(LONGEST_GRIEVANCE.text),
  remedy: typed(LONGEST_GRIEVANCE.remedy),
  name: typed(LONGEST_GRIEVANCE.name),
  mobileNumber: typed(LONGEST_GRIEVANCE.mobileNumber),
});

/** What may be filed. */
const filedForm = shape({
  about: about().required(CHOOSE),
  reference: text(REFERENCE).matches(/^[\p{L}\p{N} /-]*$/u, REFERENCE),
  text: typed(LONGEST_GRIEVANCE.text)
    .matches(/(?:[\p{L}\p{N}][^\p{L}\p{N}]*){10}/u, WORDS)
    .required(WORDS),
  name: personName().required('validation.name'),
  mobileNumber: mobileNumber().required('validation.mobileNumber'),
});

/** Finds by field what keeps the grievance from being filed. */
export function findGrievanceProblems(form: GrievanceForm, today: IsoDate): Problems {
  return problemsIn(filedForm, form, today);
}

export const grievancesQuerySchema = shape({});

/** POST /api/grievances: keeps what is typed; with `submit` files it. */
export const grievanceBodySchema = shape({
  grievanceId: grievanceId().required('validation.id'),
  version: version(),
  form: formAsTyped.required('validation.body'),
  submit: flag('validation.flag'),
  ...attributionFields,
});

export const grievanceQuerySchema = shape({ grievanceId: grievanceId().required('validation.id') });

export const grievanceNamedBodySchema = shape({
  grievanceId: grievanceId().required('validation.id'),
  ...attributionFields,
});

export const grievanceLineBodySchema = shape({
  grievanceId: grievanceId().required('validation.id'),
  text: words(),
  ...attributionFields,
});

/** POST /api/grievances/follow-up */
export const followUpBodySchema = shape({
  grievanceId: grievanceId().required('validation.id'),
  version: version(),
  typed: shape({
    line: typed(LONGEST_FOLLOW_UP.line),
    pincode: typed(LONGEST_FOLLOW_UP.pincode),
    address: typed(LONGEST_FOLLOW_UP.address),
    email: typed(LONGEST_FOLLOW_UP.email),
    amount: typed(LONGEST_FOLLOW_UP.amount),
  }),
  ...attributionFields,
});

/** GET /api/grievances/ombudsman: as PDF. */
export const ombudsmanQuerySchema = shape({
  grievanceId: grievanceId().required('validation.id'),
  language: text('validation.text').oneOf(locales, 'validation.text'),
});

export const grievanceSettledBodySchema = shape({
  grievanceId: grievanceId().required('validation.id'),
  isSettled: flag('validation.flag').required('validation.flag'),
  /** Its place among the steps that the customer was shown. */
  answer: version(),
  ...attributionFields,
});

export const grievancePaperBodySchema = shape({
  grievanceId: grievanceId().required('validation.id'),
  ...proofFields,
});

/** POST /api/telecaller-dashboard/grievances/work: a word to the customer, a question, or the answer. */
export const grievanceWorkBodySchema = shape({
  grievanceId: grievanceId().required('validation.id'),
  version: version().required('validation.version'),
  what: text(CHOOSE)
    .oneOf(['noted', 'asked', 'answered'] as const, CHOOSE)
    .required(CHOOSE),
  text: words(),
  outcome: text(CHOOSE)
    .oneOf(GRIEVANCE_OUTCOMES, CHOOSE)
    .when('what', ([what], schema) => (what === 'answered' ? schema.required(CHOOSE) : schema)),
  ...attributionFields,
});

export type GrievanceBody = InferType<typeof grievanceBodySchema>;
export type GrievanceLineBody = InferType<typeof grievanceLineBodySchema>;
export type FollowUpBody = InferType<typeof followUpBodySchema>;
export type GrievanceSettledBody = InferType<typeof grievanceSettledBodySchema>;
export type OmbudsmanQuery = InferType<typeof ombudsmanQuerySchema>;
export type GrievancePaperBody = InferType<typeof grievancePaperBodySchema>;
export type GrievanceWorkBody = InferType<typeof grievanceWorkBodySchema>;
