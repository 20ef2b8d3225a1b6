import type { FieldValues, Resolver } from 'react-hook-form';

/**
 * Loads the schema when the first field is left, since yup weighs as much as the form. If it can't be loaded, the
 * server alone validates.
 */
export function lateResolver<Values extends FieldValues>(
  load: () => Promise<Resolver<Values>>,
): Resolver<Values> {
  return async (values, ...rest) => {
    const resolver = await load().catch(() => undefined);
    return resolver ? resolver(values, ...rest) : { values, errors: {} };
  };
}
