import { ValidationError } from 'yup';
import { type CallerForm, toMakeQuoteBody } from '@/lib/domain/desk/list/callerForm';
import { toFieldName } from '@/lib/domain/quote/journey/familyForm';
import { makeQuoteBodySchema } from '@/lib/validation/desk/makeQuote';

/** Finds message keys by field, with the server's schema. */
export async function findCallerProblems(form: CallerForm): Promise<Record<string, string>> {
  try {
    await makeQuoteBodySchema.validate(toMakeQuoteBody(form), { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const found = error.inner.map(
      ({ path = '', message }) => [toFieldName(path, form.chosen), message] as const,
    );
    // Reversed, so that a field's first problem wins.
    return Object.fromEntries(found.toReversed());
  }
}
