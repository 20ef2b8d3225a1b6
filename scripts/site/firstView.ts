import { createHash } from 'node:crypto';
import { PurgeCSS } from 'purgecss';
import fromHtml from 'purgecss-from-html';
import { toFirstRules } from './firstRules';

/** What a page has beside its HTML, as a file for all pages that have the same. */
export type Beside = { href: string; content: string };

const stylesheet = /<link rel="stylesheet" href="([^"]+)"( data-n-[gp]="")\/>/g;
const preloadOfStyle = /<link rel="preload" href="[^"]+" as="style"\/>/g;
/** Up to the first element whose content no screen shows before it is scrolled (`.below` in styles/global.css). */
const upToBelow = /^.*?<[a-z]+ [^>]*class="([^"]* )?below[ "][^>]*>/s;
/** What a closed entry of a menu or a question shows once it is opened. */
const closed = /(<details(?![^>]* open)[^>]*><summary.*?<\/summary>).*?(?=<\/details>)/gs;
/** What is below is hidden until its styles are here, or for three seconds: a tall screen never shows it without them. */
const hiddenBelow = '@keyframes unstyled{0%,to{visibility:hidden}}.below>*{animation:unstyled 3s}';

/**
 * A prerendered page that needs no second answer for its first view: the rules of what is seen first stand in its head,
 * and all its styles, in their order, come as files that nothing waits for. Next finds the files by the marks it gave
 * them (`data-n-g`, `data-n-p`) when another page takes over.
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
  const bare = html.replaceAll(stylesheet, '').replaceAll(preloadOfStyle, '');
  const beforeBelow = upToBelow.exec(bare)?.[0];
  const seen = (beforeBelow ?? bare).replaceAll(closed, '$1');
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

/** Named by what it says. */
export function toBeside(content: string, kind: 'css' | 'js'): Beside {
  const name = createHash('sha256').update(content).digest('base64url').slice(0, 16);
  return { href: `/_next/static/${kind}/${name}.${kind}`, content };
}

/** The rules whose classes, tags and attributes are in the HTML, whatever the size of the screen. */
async function rulesOf(html: string, css: string): Promise<string> {
  const [found] = await new PurgeCSS().purge({
    content: [{ raw: html, extension: 'html' }],
    css: [{ raw: css }],
    extractors: [{ extractor: fromHtml, extensions: ['html'] }],
    keyframes: true,
    // The stand-in for a font that is still on its way is named by no rule alone.
    fontFace: false,
    safelist: [':lang', ':focus-visible'],
    // Nobody points at anything or opens it before the files are here, which say it again.
    blocklist: [':hover', ':active', ':popover-open', '::backdrop'],
  });
  return toFirstRules(found?.css ?? '', html);
}
