import { type InferType } from 'yup';
import { HEALTH_NOTE, HEALTH_QUESTIONS } from '@/lib/domain/declaration/questions.data';
import { MEMBER_LIMITS } from '@/lib/domain/quote/members';
import { attributionFields } from '@/lib/validation/common/attribution';
import { flag, listOf, shape, text, wholeNumber } from '@/lib/validation/common/base';
import { id, version } from '@/lib/validation/common/recordFields';

const answer = () =>
  shape({
    answer: text('validation.healthAnswer').oneOf(['yes', 'no'] as const, 'validation.healthAnswer'),
    who: listOf(
      wholeNumber('validation.healthWho')
        .min(0, 'validation.healthWho')
        .max(MEMBER_LIMITS.members - 1, 'validation.healthWho')
        .required('validation.healthWho'),
      'validation.healthWho',
    ).max(MEMBER_LIMITS.members, 'validation.healthWho'),
    note: text('validation.healthNote').max(HEALTH_NOTE.max, 'validation.healthNote'),
  }).optional();

const answers = Object.fromEntries(HEALTH_QUESTIONS.map((question) => [question, answer()])) as Record<
  (typeof HEALTH_QUESTIONS)[number],
  ReturnType<typeof answer>
>;

/** POST …: a draft, possibly incomplete; with `submit`, the declaration. */
export const healthDeclarationBodySchema = shape({
  quoteId: id().required('validation.id'),
  version: version(),
  answers: shape(answers),
  about: id(),
  submit: flag('validation.flag'),
  ...attributionFields,
});

export type HealthDeclarationBody = InferType<typeof healthDeclarationBodySchema>;
