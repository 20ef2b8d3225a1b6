import postcss, { type AtRule, type Declaration, type Root, type Rule } from 'postcss';

/** Media queries that the first view doesn't need: nobody prints before the style files are loaded. */
const laterMedia = /^(print|\(forced-colors)/;
/** Properties that matter only once somebody points at or changes something. */
const laterProperties = /^(cursor|transition.*)$/;
/**
 * Selectors that the first view doesn't need: the backdrop of a drawer, the offset of a focus ring, the marker of
 * `<details>`, which takes no space, and parts below it by what they hold.
 */
const laterSelectors = /::backdrop|\S:focus-visible|^(\[open\] ?> ?)?summary:not|^\.below ?> ?:has/;
/** States that the HTML itself can set, so that the first view shows them. */
const stateSelectors: readonly [RegExp, string][] = [
  [/\[open\]/, ' open=""'],
  [/:disabled/, ' disabled=""'],
];
/** Texts in another language than the page's: the names in the language switch. */
const inAnotherLanguage = /<(\w+) lang="\w+"[^>]*>[^<]*<\/\1>/g;

/** Keeps the rules that the page's language needs, and replaces each custom property that has one value by that value. */
export function toFirstRules(css: string, html: string): string {
  const root = postcss.parse(css);
  const language = /<html [^>]*lang="(\w+)"/.exec(html)?.[1] ?? '';
  const text = textOf(html);
  root.walkRules((rule) => speakOneLanguage(rule, language));
  const absent = stateSelectors.filter(([, attribute]) => !html.includes(attribute)).map(([state]) => state);
  root.walkRules((rule) =>
    keepSelectors(rule, (selector) => ![laterSelectors, ...absent].some((later) => later.test(selector))),
  );
  root.walkRules((rule) => keepSelectors(rule, (selector) => hasWhatItAsks(selector, html)));
  root.walkDecls(laterProperties, (declaration) => void declaration.remove());
  root.walkDecls((declaration) => {
    if (!/["']/.test(declaration.value)) declaration.value = declaration.value.replaceAll(', ', ',');
  });
  root.walkAtRules((rule) => {
    const isLater = rule.name === 'media' && laterMedia.test(rule.params);
    const isForOthers = rule.name === 'font-face' && !hasLetterOf(rule, text);
    // What stands in for something that an old browser lacks comes with the files.
    const isForOld = rule.name === 'supports' && rule.params.startsWith('not ');
    if (isLater || isForOthers || isForOld) rule.remove();
  });
  resolveProperties(root, html);
  root.walkDecls((declaration) => {
    declaration.value = declaration.value.replaceAll(negated, '-$1').replaceAll(sumOfPixels, added);
  });
  root.walkRules((rule) => {
    if (rule.nodes.length === 0) rule.remove();
  });
  root.walkAtRules((rule) => {
    if (rule.nodes?.length === 0) rule.remove();
  });
  return root.toString().replaceAll('\n', '');
}

const negated = /calc\(-1 \* ([\d.]+(px|rem))\)/g;
const sumOfPixels = /calc\(([\d.]+)px ([+-]) ([\d.]+)px\)/g;
const added = (_all: string, one: string, sign: string, other: string) =>
  `${Number(one) + Number(sign + other)}px`;

const textOf = (html: string) => html.replaceAll(inAnotherLanguage, '').replaceAll(/<[^>]*>/g, '');

/** The `unicode-range`s that contain at least one letter of the page's text. */
export function lettersOf(html: string, css: string): string[] {
  const text = textOf(html);
  const ranges = new Set([...css.matchAll(/unicode-range:([^;}]*)/g)].map(([, range = '']) => range));
  return [...ranges].filter((range) => toPattern(range).test(text));
}

function toPattern(ranges: string): RegExp {
  const letters = ranges.split(',').map((range) => {
    const [from = '', to = from] = range.trim().slice(2).split('-');
    return `\\u{${from.replaceAll('?', '0')}}-\\u{${to.replaceAll('?', 'F')}}`;
  });
  return new RegExp(`[${letters.join('')}]`, 'u');
}

function keepSelectors(rule: Rule, isKept: (selector: string) => boolean): void {
  const kept = rule.selectors.filter(isKept);
  if (kept.length === 0) rule.remove();
  else if (kept.length < rule.selectors.length) rule.selectors = kept;
}

/** PurgeCSS doesn't look into `:has()`. */
function hasWhatItAsks(selector: string, html: string): boolean {
  return [...selector.matchAll(/(?<!:not\():has\(\.([\w-]+)\)/g)].every(([, name = '']) =>
    html.includes(name),
  );
}

function speakOneLanguage(rule: Rule, language: string): void {
  keepSelectors(rule, (selector) =>
    [...selector.matchAll(/:lang\((\w+)\)/g)].every(([, name]) => name === language),
  );
  rule.selectors = rule.selectors.map((selector) => (selector === `:lang(${language})` ? ':root' : selector));
}

function hasLetterOf(face: AtRule, text: string): boolean {
  let ranges = '';
  face.walkDecls('unicode-range', ({ value }) => {
    ranges = value;
  });
  return !ranges || toPattern(ranges).test(text);
}

/** Repeats until nothing changes, since properties may refer to others. */
function resolveProperties(root: Root, html: string): void {
  const [definitions, readers] = [new Map<string, Declaration[]>(), new Map<string, Set<Declaration>>()];
  root.walkDecls((declaration) => {
    if (declaration.prop.startsWith('--')) listed(definitions, declaration.prop).push(declaration);
    for (const name of readBy(declaration))
      readers.set(name, (readers.get(name) ?? new Set()).add(declaration));
  });
  let before;
  do {
    before = definitions.size;
    for (const [name, all] of definitions) {
      if (html.includes(`var(${name})`) || isStillRead(name, constantOf(all), readers.get(name))) continue;
      for (const definition of all) {
        definition.remove();
        for (const other of readBy(definition)) readers.get(other)?.delete(definition);
      }
      definitions.delete(name);
    }
  } while (definitions.size < before);
}

function listed<Value>(lists: Map<string, Value[]>, name: string): Value[] {
  const list = lists.get(name) ?? [];
  lists.set(name, list);
  return list;
}

const readBy = ({ value }: Declaration) =>
  [...value.matchAll(/var\((--[^,)]+)[,)]/g)].map(([, name = '']) => name);

/** The value of a custom property that no element and no media query changes. */
function constantOf(definitions: readonly Declaration[]): string | undefined {
  const isEverywhere = definitions.every(
    ({ parent }) => parent?.type === 'rule' && parent.selector === ':root' && parent.parent?.type === 'root',
  );
  const value = isEverywhere ? definitions.at(-1)?.value : undefined;
  return value?.includes('var(') ? undefined : value;
}

function isStillRead(
  name: string,
  constant: string | undefined,
  readers: ReadonlySet<Declaration> = new Set(),
): boolean {
  for (const reader of readers)
    if (constant !== undefined) reader.value = reader.value.replaceAll(`var(${name})`, () => constant);
  return [...readers].some((reader) => readBy(reader).includes(name));
}
