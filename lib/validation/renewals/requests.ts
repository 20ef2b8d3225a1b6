import type { InferType } from 'yup';
import {
  type ChoiceContext,
  findChildProblem,
  type RenewalDraft,
  toChoices,
} from '@/lib/domain/renewals/choices';
import { MANDATE_LIMIT } from '@/lib/domain/renewals/mandate';
import { attributionFields } from '@/lib/validation/common/attribution';
import { shape, wholeNumber } from '@/lib/validation/common/base';
import { personName } from '@/lib/validation/common/personFields';
import type { Problems } from '@/lib/validation/common/problems';
import { id, linkToken, policyNumber, shownAmount, version } from '@/lib/validation/common/recordFields';
import { quickQuoteForm } from '@/lib/validation/quote/quickQuoteForm';

const TO_NAME = personName().required();

/** Finds problems by field. Choices are priced as far as they are sound, and paid only without problems. */
export function checkRenewal(draft: RenewalDraft, context: ChoiceContext): Problems {
  const { people, startsOn, sumInsured } = context;
  const choices = toChoices(draft, context);
  const stay = people.filter(({ memberId }) => !choices.leave.includes(memberId));
  const problem = (key: string) => ({ key, values: {} });
  const { hasChild, childName, childRelation, childBirth, isWell } = draft;
  const birth = hasChild === true ? findChildProblem(childBirth, stay, startsOn) : undefined;
  return {
    ...(hasChild === true && !childRelation && { childRelation: problem('validation.application.choose') }),
    ...(hasChild === true && !TO_NAME.isValidSync(childName) && { childName: problem('validation.name') }),
    ...(birth !== undefined && { childBirth: problem(`validation.${birth}`) }),
    ...(choices.sumInsured > sumInsured && isWell !== true && { isWell: problem('validation.renewal.well') }),
  };
}

export const renewalQuerySchema = shape({ policyNumber: policyNumber() });

/** POST /api/renewals/renewal. A closing page's last save has no version and is merged. */
export const renewalBodySchema = shape({
  policyNumber: policyNumber(),
  data: quickQuoteForm().required('validation.form'),
  version: version(),
  ...attributionFields,
});

export const openedRenewalBodySchema = shape({
  token: linkToken(),
  ...attributionFields,
});

/** `about` as in what the payer was shown. */
export const payRenewalBodySchema = shape({
  policyNumber: policyNumber(),
  amount: shownAmount(),
  about: id(),
  ...attributionFields,
});

export const mandateBodySchema = shape({
  policyNumber: policyNumber(),
  limit: wholeNumber('validation.mandate')
    .min(MANDATE_LIMIT.least, 'validation.mandate')
    .max(MANDATE_LIMIT.most, 'validation.mandate')
    .required('validation.mandate'),
  ...attributionFields,
});

export const mandateEndBodySchema = shape({ policyNumber: policyNumber(), ...attributionFields });

export type MandateBody = InferType<typeof mandateBodySchema>;
export type RenewalQuery = InferType<typeof renewalQuerySchema>;
export type RenewalBody = InferType<typeof renewalBodySchema>;
export type OpenedRenewalBody = InferType<typeof openedRenewalBodySchema>;
export type PayRenewalBody = InferType<typeof payRenewalBodySchema>;
