import type { FieldError, FieldErrors, Resolver } from 'react-hook-form';
import { ValidationError } from 'yup';
import { familyFormSchema } from '@/lib/validation/quote/familyForm';
import { toAnswers, toFieldName, type FamilyForm } from '@/lib/domain/quote/journey/familyForm';

/** Locale keys of the problems by field. */
export async function findFamilyProblems(form: FamilyForm): Promise<Record<string, string>> {
  try {
    await familyFormSchema.validate(toAnswers(form), { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const problems = error.inner.map(
      ({ path = '', message }) => [toFieldName(path, form.chosen), message] as const,
    );
    // Reversed, so that a field's first problem wins.
    return Object.fromEntries(problems.toReversed());
  }
}

export const familyResolver: Resolver<FamilyForm> = async (values) => {
  const problems = await findFamilyProblems(values);
  if (Object.keys(problems).length === 0) return { values, errors: {} };
  return { values: {}, errors: toErrors(problems) };
};

function toErrors(problems: Record<string, string>): FieldErrors<FamilyForm> {
  const errors: Record<string, FieldError> = {};
  const dates: Record<string, FieldError> = {};
  for (const [name, message] of Object.entries(problems).toReversed()) {
    const error: FieldError = { type: 'schema', message };
    if (name.startsWith('dates.')) dates[name.slice('dates.'.length)] = error;
    else errors[name] = error;
  }
  return { ...errors, ...(Object.keys(dates).length > 0 && { dates }) };
}
