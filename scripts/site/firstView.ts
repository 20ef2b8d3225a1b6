import { createHash } from 'node:crypto';
import { PurgeCSS } from 'purgecss';
import fromHtml from 'purgecss-from-html';
import { NAMED } from '@/lib/late/before/typed';
import { lettersOf, toFirstRules } from './firstRules';

/** A part of a page in a file beside its HTML, shared by all pages with the same content. */
export type Beside = { href: string; content: string };

const stylesheet = /<link rel="stylesheet" href="([^"]+)"( data-n-[gp]="")\/>/g;
const preloadOfStyle = /<link rel="preload" href="[^"]+" as="style"\/>/g;
/** React preloads every picture that isn't lazy. Only the urgent one gains by it: browsers find the others as early. */
const preloadOfPicture = /<link rel="preload" as="image" href="[^"]+"\/>/g;
/** Matches up to the first element that no screen shows before it is scrolled (`.below` in styles/global.css). */
const upToBelow = /^.*?<[a-z]+ [^>]*class="([^"]* )?below[ "][^>]*>/s;
/** Matches what a closed entry of a menu or a question shows only once it is opened. */
const closed = /(<details(?![^>]* open)[^>]*><summary.*?<\/summary>).*?(?=<\/details>)/gs;
/**
 * Matches what a drawer has beside its list, which is shown only once it is opened, and on no wide screen
 * (Menu.module.css).
 */
const besideList = /(<nav [^>]*popover="auto"[^>]*>).*?(<ul>.*?<\/ul>).*?(?=<\/nav>)/gs;
/**
 * Hides what is below until its styles have loaded, for three seconds at most, so that a tall screen doesn't show it
 * unstyled. The three seconds are the animation's delay: a running animation would cost work in each frame.
 */
const hiddenBelow =
  '@keyframes unstyled{0%{content-visibility:hidden;visibility:hidden}}.below>*{animation:unstyled 1ms 3s backwards}';

/**
 * Makes the first view need only the HTML: its head gets the rules of what is seen first, and all styles follow at the
 * end of the body as files that don't block. They keep Next's attributes (`data-n-g`, `data-n-p`), by which Next finds
 * them when another page replaces this one.
 */
export async function withFirstView(
  html: string,
  read: (href: string) => string,
): Promise<{ html: string; sheets: Beside[] }> {
  const links = [...html.matchAll(stylesheet)].map(([, href = '', mark = '']) => ({
    href,
    mark,
    css: read(href),
  }));
  if (links.length === 0) return { html, sheets: [] };
  const bare = [stylesheet, preloadOfStyle, preloadOfPicture].reduce(
    (rest, tag) => rest.replaceAll(tag, ''),
    html,
  );
  const beforeBelow = upToBelow.exec(bare)?.[0];
  const seen = (beforeBelow ?? bare).replaceAll(closed, '$1').replaceAll(besideList, '$1$2');
  const rules = await rulesOf(seen, links.map(({ css }) => css).join('\n'));
  const marks = [...new Set(links.map(({ mark }) => mark))];
  const ofMark = (mark: string) => links.filter((link) => link.mark === mark).map(({ css }) => css);
  const sheets = marks.map((mark) => ({
    mark,
    ...toBeside(ofMark(mark).join('\n'), 'css'),
  }));
  const later = sheets.map(({ href, mark }) => `<link rel="stylesheet" href="${href}"${mark}/>`).join('');
  return {
    html: bare
      .replace('</head>', () => `<style>${rules}${beforeBelow ? hiddenBelow : ''}</style></head>`)
      .replace('</body>', () => `${later}</body>`),
    sheets,
  };
}

const endings = { css: 'css', js: 'js', scripts: 'js', answers: 'json' } as const;

/** Names a file by a hash of its content. */
export function toBeside(content: string, kind: keyof typeof endings): Beside {
  const name = createHash('sha256').update(content).digest('base64url').slice(0, 10);
  return { href: `/_next/static/${kind}/${name}.${endings[kind]}`, content };
}

const kept = new Map<string, Promise<string>>();

/** Pages whose elements differ only in their text share one computation. */
function rulesOf(html: string, css: string): Promise<string> {
  const key = createHash('sha256').update(css).update(looksOf(html, css)).digest('base64url');
  const rules = kept.get(key) ?? findRules(html, css);
  kept.set(key, rules);
  return rules;
}

/** Attributes whose values always matter. The value of another one matters only if a selector asks for it. */
const alwaysRead = new Set(['style', 'lang']);
const askedValue = /\[([\w-]+)([~|^$*]?)=["']?([^\]"']*)["']?\]/g;
const operators: Record<string, (value: string, asked: string) => boolean> = {
  '': (value, asked) => value === asked,
  '^': (value, asked) => value.startsWith(asked),
  $: (value, asked) => value.endsWith(asked),
  '*': (value, asked) => value.includes(asked),
  '~': (value, asked) => value.split(/\s+/).includes(asked),
  '|': (value, asked) => value === asked || value.startsWith(`${asked}-`),
};

type Asked = { selector: string; name: string; matches: (value: string) => boolean };

/** The selectors of a style sheet that ask for an attribute's value. */
function askedIn(css: string): readonly Asked[] {
  return [...css.matchAll(askedValue)].map(([selector, name = '', operator = '', value = '']) => {
    const wanted = value.replaceAll('\\', '');
    return { selector, name, matches: (found) => operators[operator]?.(found, wanted) ?? false };
  });
}

const elements = /<([a-z][\w-]*)((?:\s+[\w:-]+(?:="[^"]*")?)*)\s*\/?>/gi;

/**
 * Everything that the rules depend on: the elements with their attributes, the language, and which scripts the text uses.
 */
export function looksOf(html: string, css: string): string {
  const looks = new Set<string>();
  const asked = askedIn(css);
  for (const [, tag = '', attributes = ''] of html.matchAll(elements)) {
    looks.add(tag);
    for (const [, name = '', value = ''] of attributes.matchAll(/([\w:-]+)(?:="([^"]*)")?/g)) {
      if (name === 'class') for (const each of value.split(/\s+/)) looks.add(`.${each}`);
      else looks.add(alwaysRead.has(name) ? `${name}=${value}` : name);
      const isMet = (each: Asked) => each.name === name.toLowerCase() && each.matches(value);
      for (const { selector } of asked.filter(isMet)) looks.add(selector);
    }
  }
  return JSON.stringify([[...looks].toSorted(), lettersOf(html, css)]);
}

/** Finds the rules whose classes, tags and attributes are in the HTML, whatever the size of the screen. */
async function findRules(html: string, css: string): Promise<string> {
  const [found] = await new PurgeCSS().purge({
    content: [{ raw: html, extension: 'html' }],
    css: [{ raw: css }],
    extractors: [{ extractor: fromHtml, extensions: ['html'] }],
    keyframes: true,
    // Keeps all font faces: PurgeCSS would drop the stand-in, which only a list of families names.
    fontFace: false,
    safelist: [':lang', ':focus-visible'],
    dynamicAttributes: [NAMED],
    // Nobody points at or opens anything before the style files, which repeat these rules, have loaded.
    blocklist: [':hover', ':active', ':popover-open'],
  });
  return toFirstRules(found?.css ?? '', html);
}
