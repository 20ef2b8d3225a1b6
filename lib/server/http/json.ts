import { AppError } from './errors';

const MAX_DEPTH = 8;
const TOKENS = /"[^"\\]*(?:\\.[^"\\]*)*"|[{}[\],:]/g;

/** Checks depth and duplicate keys on the text, before parsing. */
export function parseJson(bytes: Buffer): unknown {
  const value = parse(bytes);
  checkStructure(value.text);
  return withoutInheritedNames(value.json);
}

function parse(bytes: Buffer): { text: string; json: unknown } {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return { text, json: JSON.parse(text) };
  } catch {
    throw new AppError('INVALID_INPUT');
  }
}

function checkStructure(text: string): void {
  const open: Set<string>[] = [];
  let lastString = '';
  for (const [token] of text.matchAll(TOKENS)) {
    if (token === '{' || token === '[') open.push(new Set());
    else if (token === '}' || token === ']') open.pop();
    else if (token === ':') remember(open.at(-1), lastString);
    else if (token !== ',') lastString = token;
    if (open.length > MAX_DEPTH) throw new AppError('INVALID_INPUT');
  }
}

function remember(keys: Set<string> | undefined, literal: string): void {
  const key = JSON.parse(literal) as string;
  if (keys?.has(key)) throw new AppError('INVALID_INPUT');
  keys?.add(key);
}

/** Drops `__proto__`, `constructor`, `toString` and other inherited names. */
function withoutInheritedNames(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutInheritedNames);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([key]) => !(key in Object.prototype));
  return Object.fromEntries(entries.map(([key, each]) => [key, withoutInheritedNames(each)]));
}
