import type { FieldValues, Resolver } from 'react-hook-form';

/** Loads yup, as heavy as a form, when the first field is left. If that fails, the server alone validates. */
export function lateResolver<Values extends FieldValues>(
  load: () => Promise<Resolver<Values>>,
): Resolver<Values> {
  return async (values, ...rest) => {
    const resolver = await load().catch(() => undefined);
    return resolver ? resolver(values, ...rest) : { values, errors: {} };
  };
}
