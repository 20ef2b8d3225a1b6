import { createHash } from 'node:crypto';

/**
 * Matches Turbopack's names of a module's classes and animations: a hash of six characters, an underscore, the name.
 */
const ofModule = /(?<=\.|@keyframes )(_?[\w-]{6})_([a-zA-Z][\w-]*)/g;
const anyName = /_?[\w-]{6}_[a-zA-Z][\w-]*/g;
const anyClass = /\.([a-zA-Z]\w*)/g;

/**
 * Files with shortened names need another address than Next's: browsers keep an address's content for good, and pages
 * that are open during a deployment still request the files of their build.
 */
export const SHORT = 'static/short/';
const NEXTS = 'static/chunks/';

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const digits = `${letters}0123456789`;

/**
 * Shortens each class name to four letters, in styles and HTML alike. Three depend on its module and one on its place
 * there: a script file keeps its address from build to build while its module stays the same, so its names must too.
 */
export function shortNames(sheets: readonly string[]): (text: string) => string {
  const modules = new Map<string, Set<string>>();
  const taken = new Set<string>();
  for (const sheet of sheets) {
    for (const [, name = ''] of sheet.matchAll(anyClass)) taken.add(name);
    for (const [, module = '', name = ''] of sheet.matchAll(ofModule))
      modules.set(module, (modules.get(module) ?? new Set()).add(name));
  }
  const short = new Map<string, string>();
  for (const [module, names] of modules) {
    for (const [at, name] of [...names].toSorted().entries()) {
      const own = prefixOf(module) + inDigits(at);
      if (taken.has(own)) throw new Error(`.${name} would be called .${own}, as another: rename its file.`);
      taken.add(own);
      short.set(`${module}_${name}`, own);
    }
  }
  return (text) => text.replaceAll(anyName, (name) => short.get(name) ?? name).replaceAll(NEXTS, SHORT);
}

function prefixOf(module: string): string {
  const hash = createHash('sha256').update(module).digest();
  return [letters, digits, digits].map((from, at) => from[hash.readUInt16BE(2 * at) % from.length]).join('');
}

function inDigits(at: number): string {
  const first = Math.floor(at / digits.length);
  return (first === 0 ? '' : inDigits(first - 1)) + (digits[at % digits.length] ?? '');
}
