import type { Document } from '../values/document';
import { fail } from '../values/errors';
import { toCollation } from '../values/collation';
import type { Variables } from '../query/expressions';
import { isNumeric, toNumber } from '../values/numbers';
import { compileFilter } from '../query/match';
import { toSortFields } from '../query/sort';
import { compileUpdate } from '../query/update';
import { isPlainObject } from '../values/bson';
import type { DeleteStatement, UpdateStatement } from './writes';

/** Common names for the fields of `update`, `delete` and `bulkWrite`. */
export type RawUpdate = Document & { filter: unknown; update: unknown };

export function toUpdateStatement(raw: RawUpdate, variables?: Variables): UpdateStatement {
  const { filter, update, multi, upsert, hint, constants } = raw;
  if (!isPlainObject(filter))
    fail('TypeMismatch', "BSON field 'update.updates.q' is the wrong type, expected type 'object'");
  const collation = toCollation(raw.collation as Document | undefined);
  const isMulti = multi === true;
  const compiled = compileUpdate(update, { arrayFilters: raw.arrayFilters, variables, collation, constants });
  if (isMulti && compiled.kind === 'replacement')
    fail('FailedToParse', 'multi update is not supported for replacement-style update');
  if (isMulti && raw.sort !== undefined) fail('FailedToParse', 'Cannot specify sort with multi=true');
  compileFilter(filter, { collation, variables });
  return {
    filter,
    update: compiled,
    isMulti,
    isUpsert: upsert === true,
    sort: toSortFields(raw.sort),
    hint: hint,
    collation,
    variables,
  };
}

export function toDeleteStatement(raw: Document, variables?: Variables): DeleteStatement {
  const { filter, hint } = raw;
  if (!isPlainObject(filter))
    fail('TypeMismatch', "BSON field 'delete.deletes.q' is the wrong type, expected type 'object'");
  const collation = toCollation(raw.collation as Document | undefined);
  compileFilter(filter, { collation, variables });
  return { filter, sort: [], isMulti: raw.multi === true, hint: hint, collation, variables };
}

/** A delete's `limit`: 1 for one, 0 for all. */
export function isLimitAll(limit: unknown): boolean {
  const value = isNumeric(limit) ? toNumber(limit) : limit;
  if (value !== 0 && value !== 1)
    fail('FailedToParse', `The limit field in delete objects must be 0 or 1. Got ${String(limit)}`);
  return value === 0;
}
