import { BSONRegExp } from 'bson';
import { fail } from '../values/errors';

/** Translates PCRE to a JavaScript pattern. */
export function toRegExp(operand: unknown, options?: unknown): RegExp {
  if (typeof operand !== 'string' && !(operand instanceof BSONRegExp) && !(operand instanceof RegExp))
    fail('BadValue', '$regex has to be a string');
  if (options !== undefined && typeof options !== 'string') fail('BadValue', '$options has to be a string');
  let [source, flags] = toParts(operand);
  if (options) flags = options;
  const inline = /^\(\?([imsx]+)\)/.exec(source);
  if (inline) {
    source = source.slice(inline[0].length);
    flags += inline[1] ?? '';
  }
  if (!/^[imsxu]*$/.test(flags)) fail(51108, `invalid flag in regex options: ${flags}`);
  if (flags.includes('x')) source = withoutComments(source);
  try {
    return new RegExp(source, [...new Set(flags.replace('x', '').replace('u', ''))].join(''));
  } catch (error) {
    return fail(51091, `Regular expression is invalid: ${(error as Error).message}`);
  }
}

function toParts(operand: string | BSONRegExp | RegExp): [source: string, flags: string] {
  if (typeof operand === 'string') return [operand, ''];
  if (operand instanceof RegExp) return [operand.source, operand.flags];
  return [operand.pattern, operand.options];
}

/** The `x` option: ignores white space and comments, unless escaped or in a class. */
function withoutComments(source: string): string {
  return source.replace(/(\\.|\[(?:\\.|[^\]])*\])|\s+|#.*$/gm, (_, kept: string | undefined) => kept ?? '');
}

/** A literal prefix of all matches, for index ranges. */
export function literalPrefix(operand: unknown, options?: unknown): string | undefined {
  const pattern = toRegExp(operand, options);
  if (pattern.flags !== '' || !pattern.source.startsWith('^') || pattern.source.includes('|'))
    return undefined;
  const literal = /^\^((?:[^\\^$.*+?()[\]{}|]|\\[^A-Za-z0-9])*)/.exec(pattern.source)?.[1] ?? '';
  const isRepeated = /[*+?{]/.test(pattern.source[literal.length + 1] ?? '');
  const kept = isRepeated ? literal.replace(/\\?.$/s, '') : literal;
  return kept.replace(/\\(.)/g, '$1') || undefined;
}
