import { Double, Int32, type Long } from 'bson';
import type { Document } from '../values/document';
import { Context, evalExpr, ProcessingMode } from 'mingo/core';
import * as accumulators from 'mingo/operators/accumulator';
import * as expressions from 'mingo/operators/expression';
import type { Options } from 'mingo/types';
import { type CodeName, fail, MongoError } from '../values/errors';
import { isPlainObject } from '../values/bson';
import { compareValues } from '../values/compare';
import { isLong } from '../values/numbers';

export type Variables = Readonly<Record<string, unknown>>;

/** mingo compares JavaScript values, and arrays by item; MongoDB compares BSON, and arrays as a whole. */
function comparison(holds: (order: number) => boolean) {
  return (document: unknown, args: unknown, options: Options): boolean => {
    const [a, b] = toPair(evalExpr(document, args, options));
    return holds(compareValues(a, b));
  };
}

function toPair(args: unknown): [unknown, unknown] {
  if (!Array.isArray(args) || args.length !== 2) fail(16020, 'Expression takes exactly 2 arguments');
  return [args[0], args[1]];
}

const corrections = {
  $eq: comparison((order) => order === 0),
  $ne: comparison((order) => order !== 0),
  $gt: comparison((order) => order > 0),
  $gte: comparison((order) => order >= 0),
  $lt: comparison((order) => order < 0),
  $lte: comparison((order) => order <= 0),
  $cmp: (document: unknown, args: unknown, options: Options): number =>
    Math.sign(compareValues(...toPair(evalExpr(document, args, options)))),
  $in: (document: unknown, args: unknown, options: Options): boolean => {
    const [value, list] = toPair(evalExpr(document, args, options));
    if (!Array.isArray(list)) fail(40081, '$in requires an array as a second argument');
    return list.some((item) => compareValues(value, item) === 0);
  },
};

const known = new Set([
  ...Object.keys(expressions),
  ...Object.keys(corrections),
  ...Object.keys(accumulators),
  '$literal',
]);
const refused = new Set(['$function', '$accumulator', '$where']);

/** Unknown operators fail even without documents. */
export function checkExpression(expression: unknown, code: CodeName | number = 168): void {
  if (Array.isArray(expression)) for (const item of expression) checkExpression(item, code);
  if (!isPlainObject(expression)) return;
  const [first] = Object.keys(expression);
  if (first === '$literal') return;
  if (first?.startsWith('$') && (!known.has(first) || refused.has(first)))
    fail(code, `Unrecognized expression '${first}'`);
  for (const value of Object.values(expression)) checkExpression(value, code);
}

const context = Context.init({
  accumulator: { ...accumulators },
  expression: { ...expressions, ...corrections },
});

export function mingoOptions(variables: Variables = {}): Options {
  return {
    context,
    variables,
    idKey: '_id',
    scriptEnabled: false,
    useStrictMode: true,
    failOnError: true,
    processingMode: ProcessingMode.CLONE_OFF,
  };
}

/** Evaluates on a plain document; `undefined` is a missing value. */
export function evaluate(expression: unknown, document: Document, variables?: Variables): unknown {
  try {
    return evalExpr(document, toPlain(expression), mingoOptions(variables));
  } catch (error) {
    throw fromMingo(error);
  }
}

export function fromMingo(error: unknown): unknown {
  if (error instanceof MongoError || !(error instanceof Error)) return error;
  const unknownOperator = /(?:accumulator|operator) '?(\$\w+)'? is not registered/.exec(error.message);
  if (unknownOperator) return new MongoError(168, `Unrecognized expression '${unknownOperator[1]}'`);
  const variable = /^Use of undefined variable: (.*)/.exec(error.message);
  if (variable) return new MongoError(17276, error.message);
  if (error instanceof RangeError) return error;
  return new MongoError('FailedToParse', error.message);
}

/** `let`: evaluated once per command. */
export function toVariables(definitions: unknown): Variables | undefined {
  if (!isPlainObject(definitions)) return undefined;
  return Object.fromEntries(
    Object.entries(definitions).map(([name, expression]) => [name, evaluate(expression, {})]),
  );
}

/** Numbers become JavaScript's where they are exact. */
export function toPlain(value: unknown): unknown {
  if (value instanceof Int32 || value instanceof Double) return value.value;
  if (isLong(value)) return toPlainLong(value);
  if (Array.isArray(value)) return value.map(toPlain);
  if (!isPlainObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, toPlain(item)]));
}

function toPlainLong(value: Long): number | Long {
  const number = value.toNumber();
  return Number.isSafeInteger(number) ? number : value;
}

/** Restores the BSON number types of values that an expression left unchanged. */
export function restoreTypes(before: unknown, after: unknown): unknown {
  if (typeof after === 'number' && (before instanceof Double || before instanceof Int32 || isLong(before)))
    return toPlain(before) === after ? before : after;
  if (Array.isArray(after))
    return after.map((item, i) => restoreTypes(Array.isArray(before) ? before[i] : undefined, item));
  if (!isPlainObject(after)) return after;
  const source = isPlainObject(before) ? before : {};
  return Object.fromEntries(
    Object.entries(after).map(([name, item]) => [name, restoreTypes(source[name], item)]),
  );
}
