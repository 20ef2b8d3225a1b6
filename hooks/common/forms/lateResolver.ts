import type { FieldValues, Resolver } from 'react-hook-form';

/**
 * The checks of a form, loaded when the first field is left: yup weighs as much as the form itself. Where they can't be
 * loaded the form is sent as it is, and the server, which has the same ones, judges alone.
 */
export function lateResolver<Values extends FieldValues>(
  load: () => Promise<Resolver<Values>>,
): Resolver<Values> {
  return async (values, ...rest) => {
    const resolver = await load().catch(() => undefined);
    return resolver ? resolver(values, ...rest) : { values, errors: {} };
  };
}
