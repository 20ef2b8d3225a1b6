import type { InferType } from 'yup';
import {
  CANDIDACY_NUMBER,
  CANDIDACY_WORDS,
  type CandidacyForm,
  LONGEST_CANDIDACY,
  OPENINGS,
} from '@/lib/domain/careers/candidacy';
import type { IsoDate } from '@/lib/domain/common/dates';
import { attributionFields } from '@/lib/validation/common/attribution';
import { flag, shape, text } from '@/lib/validation/common/base';
import { email, mobileNumber, personName } from '@/lib/validation/common/personFields';
import { type Problems, problemsIn } from '@/lib/validation/common/problems';
import { version } from '@/lib/validation/common/recordFields';
import { proofFields } from '@/lib/validation/papers/paperFields';

const CHOOSE = 'validation.application.choose';
const OPENING = 'validation.careers.opening';
const CITY = 'validation.careers.city';
const WORDS = 'validation.careers.text';

const candidacyId = () => text('validation.id').matches(CANDIDACY_NUMBER, 'validation.id');
const typed = (longest: number) => text('validation.text').max(longest, 'validation.text');
const opening = () => text(OPENING).oneOf(OPENINGS, OPENING);

const formAsTyped = shape({
  opening: opening(),
  name: typed(LONGEST_CANDIDACY.name),
  mobileNumber: typed(LONGEST_CANDIDACY.mobileNumber),
  email: typed(LONGEST_CANDIDACY.email),
  city: typed(LONGEST_CANDIDACY.city),
  text: typed(LONGEST_CANDIDACY.text),
});

/** What may be sent. */
const sentForm = shape({
  opening: opening().required(OPENING),
  name: personName().required('validation.name'),
  mobileNumber: mobileNumber().required('validation.mobileNumber'),
  email: email().required('validation.email'),
  city: text(CITY).matches(/\p{L}/u, CITY).required(CITY),
  text: text(WORDS)
    .matches(/(?:[\p{L}\p{N}][^\p{L}\p{N}]*){10}/u, WORDS)
    .required(WORDS),
});

/** Finds by field what keeps the candidacy from being sent. */
export function findCandidacyProblems(form: CandidacyForm, today: IsoDate): Problems {
  return problemsIn(sentForm, form, today);
}

export const candidaciesQuerySchema = shape({});

/** POST /api/careers: keeps what is typed; with `submit` sends it. */
export const candidacyBodySchema = shape({
  candidacyId: candidacyId().required('validation.id'),
  version: version(),
  form: formAsTyped.required('validation.body'),
  submit: flag('validation.flag'),
  ...attributionFields,
});

export const candidacyQuerySchema = shape({ candidacyId: candidacyId().required('validation.id') });

export const candidacyNamedBodySchema = shape({
  candidacyId: candidacyId().required('validation.id'),
  ...attributionFields,
});

export const candidacyPaperBodySchema = shape({
  candidacyId: candidacyId().required('validation.id'),
  ...proofFields,
});

/** POST /api/telecaller-dashboard/careers/work */
export const candidacyWorkBodySchema = shape({
  candidacyId: candidacyId().required('validation.id'),
  version: version().required('validation.version'),
  what: text(CHOOSE).oneOf(CANDIDACY_WORDS, CHOOSE).required(CHOOSE),
  ...attributionFields,
});

export type CandidacyBody = InferType<typeof candidacyBodySchema>;
export type CandidacyPaperBody = InferType<typeof candidacyPaperBodySchema>;
export type CandidacyWorkBody = InferType<typeof candidacyWorkBodySchema>;
