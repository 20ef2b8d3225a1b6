import { yupResolver } from '@hookform/resolvers/yup';
import type { FieldValues, Resolver } from 'react-hook-form';
import type { ISchema, ObjectSchema } from 'yup';

type SchemaOf<Values> = ISchema<object> & { fields: Record<keyof Values, unknown> };

/** Checks a form by a schema that knows each of its fields, though it may answer other values than are typed. */
export function schemaResolver<Values extends FieldValues>(schema: SchemaOf<Values>): Resolver<Values> {
  return yupResolver(schema as ObjectSchema<FieldValues>) as unknown as Resolver<Values>;
}
