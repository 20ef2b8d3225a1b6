import type { Document } from '../values/document';
import { compileFilter, isOperatorObject } from '../query/match';
import { encode } from '../values/bson';

/**
 * Whether a filter's matches are all in a partial index. May answer false wrongly: then the index is not
 * used.
 */
export function implies(filter: Document, expression: Document): boolean {
  return Object.entries(expression).every(([field, condition]) => {
    if (field === '$and') return (condition as Document[]).every((part) => implies(filter, part));
    return conditionsOn(filter, field).some((own) => impliesCondition(own, condition));
  });
}

function conditionsOn(filter: Document, field: string): unknown[] {
  return Object.entries(filter).flatMap(([name, condition]) => {
    if (name === '$and' && Array.isArray(condition))
      return condition.flatMap((part) => conditionsOn(part as Document, field));
    return name === field ? [condition] : [];
  });
}

function impliesCondition(own: unknown, wanted: unknown): boolean {
  if (encode({ x: own }).equals(encode({ x: wanted }))) return true;
  if (!isOperatorObject(wanted))
    return isOperatorObject(own) && '$eq' in own && impliesCondition(own.$eq, wanted);
  const value = isOperatorObject(own) ? own.$eq : own;
  if (value !== undefined && value !== null && !Array.isArray(value))
    return compileFilter({ x: wanted })({ x: value });
  if (!isOperatorObject(own)) return false;
  return Object.entries(wanted).every(([operator, bound]) =>
    Object.entries(own).some((pair) => impliesBound(pair, operator, bound)),
  );
}

function impliesBound([own, value]: [string, unknown], operator: string, bound: unknown): boolean {
  const direction = own.slice(0, 3);
  if (!['$gt', '$lt'].includes(direction) || value === null)
    return own === '$in' && isListWithin(value, operator, bound);
  if (operator === '$exists') return bound === true;
  if (operator === '$type') return compileFilter({ x: { $type: bound } })({ x: value });
  if (operator.slice(0, 3) !== direction) return false;
  const isSame = encode({ x: value }).equals(encode({ x: bound }));
  if (isSame) return own === operator || operator.length > own.length;
  return compileFilter({ x: { [direction]: bound } })({ x: value });
}

function isListWithin(values: unknown, operator: string, bound: unknown): boolean {
  const test = compileFilter({ x: { [operator]: bound } });
  return (
    Array.isArray(values) &&
    values.length > 0 &&
    values.every((x) => x !== null && !Array.isArray(x) && test({ x }))
  );
}
