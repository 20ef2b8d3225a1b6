import { BSONRegExp } from 'bson';
import type { Document } from '../values/document';
import { fail } from '../values/errors';
import { isPlainObject } from '../values/bson';
import type { Collation } from '../values/collation';
import { checkExpression, evaluate, toPlain, type Variables } from './expressions';
import { all, fieldOperators, not, type Test, toCheck, toEqualityTest } from './matchOperators';
import { leavesAt, toPath } from '../values/paths';

export type Predicate = (document: Document) => boolean;
export type Scope = { collation?: Collation; variables?: Variables };

/** Unknown operators throw, as in MongoDB. */
export function compileFilter(filter: Document, scope: Scope = {}): Predicate {
  const predicates = Object.entries(filter).map(([name, operand]) =>
    name.startsWith('$') ? compileTopLevel(name, operand, scope) : compileField(name, operand, scope),
  );
  const [only] = predicates;
  if (predicates.length === 1 && only) return only;
  return (document) => predicates.every((predicate) => predicate(document));
}

function compileTopLevel(name: string, operand: unknown, scope: Scope): Predicate {
  switch (name) {
    case '$and': {
      const parts = compileList(name, operand, scope);
      return (document) => parts.every((part) => part(document));
    }
    case '$or': {
      const parts = compileList(name, operand, scope);
      return (document) => parts.some((part) => part(document));
    }
    case '$nor': {
      const parts = compileList(name, operand, scope);
      return (document) => !parts.some((part) => part(document));
    }
    case '$expr':
      checkExpression(operand);
      return (document) => isTruthy(evaluate(operand, toPlain(document) as Document, scope.variables));
    case '$comment':
      return () => true;
    case '$alwaysTrue':
      return () => true;
    case '$alwaysFalse':
      return () => false;
    case '$sampleRate':
      return () => Math.random() < Number(operand);
    default:
      return refuseTopLevel(name);
  }
}

function refuseTopLevel(name: string): never {
  if (name === '$where') fail('BadValue', 'no globalScriptEngine in $where parsing');
  if (name === '$text') fail('IndexNotFound', 'text index required for $text query');
  if (name === '$jsonSchema') fail('NotImplemented', '$jsonSchema is not supported by this store');
  return fail(
    'BadValue',
    `unknown top level operator: ${name}. If you have a field name that starts with a '$' symbol, consider using $getField or $setField.`,
  );
}

function compileList(name: string, operand: unknown, scope: Scope): Predicate[] {
  if (!Array.isArray(operand)) fail('BadValue', `${name} must be an array`);
  if (operand.length === 0) fail('BadValue', `${name} argument must be a non-empty array`);
  return operand.map((part) => {
    if (!isPlainObject(part)) fail('BadValue', `${name} argument's entries must be objects`);
    return compileFilter(part, scope);
  });
}

function compileField(name: string, operand: unknown, scope: Scope): Predicate {
  const path = toPath(name);
  const test = compileOperand(operand, scope, name);
  return (document) => test.matches(leavesAt(document, path));
}

export function isOperatorObject(operand: unknown): operand is Document {
  return isPlainObject(operand) && (Object.keys(operand)[0]?.startsWith('$') ?? false);
}

/** A field's operand: a value, a pattern, or operators that must all match. */
export function compileOperand(operand: unknown, scope: Scope, field: string): Test {
  if (operand instanceof BSONRegExp || operand instanceof RegExp)
    return compileOperator('$regex', operand, {}, scope, field);
  if (!isOperatorObject(operand)) return toEqualityTest(operand, scope.collation);
  const tests = Object.entries(operand).map(([name, value]) =>
    compileOperator(name, value, operand, scope, field),
  );
  const [only] = tests;
  return tests.length === 1 && only ? only : all(tests);
}

function compileOperator(
  name: string,
  operand: unknown,
  siblings: Document,
  scope: Scope,
  field: string,
): Test {
  if (name === '$not') return compileNot(operand, scope, field);
  if (name === '$elemMatch') return compileElemMatch(operand, scope, field);
  if (name === '$all') return compileAll(operand, scope, field);
  const compile = Object.hasOwn(fieldOperators, name) ? fieldOperators[name] : undefined;
  if (!compile) {
    if (/^\$(near|nearSphere|geoNear)$/.test(name))
      fail('NoQueryExecutionPlans', 'unable to find index for $geoNear query');
    if (/^\$geo/.test(name)) fail('NotImplemented', `${name} is not supported by this store`);
    fail('BadValue', `unknown operator: ${name}`);
  }
  return compile(operand, { siblings, field, collation: scope.collation });
}

function compileNot(operand: unknown, scope: Scope, field: string): Test {
  const isPattern = operand instanceof BSONRegExp || operand instanceof RegExp;
  if (!isPattern && !isPlainObject(operand)) fail('BadValue', '$not needs a regex or a document');
  if (!isPattern && Object.keys(operand).length === 0) fail('BadValue', '$not cannot be empty');
  if (!isPattern && !isOperatorObject(operand))
    fail('BadValue', `unknown operator: ${Object.keys(operand)[0]}`);
  return not(compileOperand(operand, scope, field));
}

const logical = new Set(['$and', '$or', '$nor', '$expr', '$comment', '$where']);

function compileElemMatch(operand: unknown, scope: Scope, field: string): Test {
  if (!isPlainObject(operand)) fail('BadValue', '$elemMatch needs an Object');
  const item = compileItem(operand, scope, field);
  const matchesArray = (value: unknown): boolean => Array.isArray(value) && value.some(item);
  return { matches: (leaves) => leaves.some(matchesArray), single: matchesArray };
}

/** A condition on one array item, for `$elemMatch`, `$pull` and array filters. */
export function compileItem(operand: Document, scope: Scope, field: string): (item: unknown) => boolean {
  const [first] = Object.keys(operand);
  if (first?.startsWith('$') && !logical.has(first)) return toCheck(compileOperand(operand, scope, field));
  const predicate = compileFilter(operand, scope);
  // A nested array is treated as a document with fields 0, 1, 2, …
  return (item) => (isPlainObject(item) || Array.isArray(item)) && predicate({ ...item });
}

function compileAll(operand: unknown, scope: Scope, field: string): Test {
  if (!Array.isArray(operand)) fail('BadValue', '$all needs an array');
  if (operand.length === 0) return { matches: () => false, single: () => false };
  return all(
    operand.map((value) => {
      if (isOperatorObject(value) && !Object.hasOwn(value, '$elemMatch'))
        fail('BadValue', 'no $ expressions in $all');
      return compileOperand(value, scope, field);
    }),
  );
}

/** In expressions only false, null, missing and zero are false. */
function isTruthy(value: unknown): boolean {
  return value !== undefined && value !== null && value !== false && value !== 0;
}
