import type { Locale } from '@/lib/domain/common/locales';
import { emptyFamily, type FamilyForm, toAnswers } from '@/lib/domain/quote/journey/familyForm';

/** What a telecaller types for a caller, as typed. */
export type CallerForm = FamilyForm & {
  name: string;
  mobileNumber: string;
  dateOfBirth: string;
  product: string;
  tier: string;
  sumInsured: number;
  tenure: number;
  language: Locale;
  consent: boolean;
};

const FIRST_SUM = 10_00_000;

export function emptyCaller(language: Locale): CallerForm {
  return {
    ...emptyFamily,
    name: '',
    mobileNumber: '',
    dateOfBirth: '',
    product: '',
    tier: '',
    sumInsured: FIRST_SUM,
    tenure: 1,
    language,
    consent: false,
  };
}

/** The caller is the family's `self`. */
export function familyOf({ dateOfBirth, ...form }: CallerForm): FamilyForm {
  return { ...form, dates: { ...form.dates, self: dateOfBirth } };
}

export function toMakeQuoteBody(form: CallerForm) {
  const { name, mobileNumber, dateOfBirth, product, tier, sumInsured, tenure, language, consent } = form;
  return {
    name,
    mobileNumber,
    sumInsured,
    tenure,
    language,
    consent,
    ...toAnswers(familyOf(form)),
    ...(dateOfBirth && { dateOfBirth }),
    ...(product && { product, tier }),
  };
}
