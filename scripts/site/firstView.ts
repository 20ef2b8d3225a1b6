import { createHash } from 'node:crypto';
import { PurgeCSS } from 'purgecss';
import fromHtml from 'purgecss-from-html';

/** The styles of a page that aren't in its HTML, as a file for all pages that have the same ones. */
export type Sheet = { href: string; css: string };

const stylesheet = /<link rel="stylesheet" href="([^"]+)"( data-n-[gp]="")\/>/g;
const preloadOfStyle = /<link rel="preload" href="[^"]+" as="style"\/>/g;
/** The first element that no screen shows before it is scrolled (`.below` in styles/global.css). */
const below = /<[a-z]+ [^>]*class="([^"]* )?below[ "]/;

/**
 * A prerendered page that needs no second answer for its first view: the rules of what is seen first stand in its head,
 * and all its styles, in their order, come as files that nothing waits for. Next finds the files by the marks it gave
 * them (`data-n-g`, `data-n-p`) when another page takes over.
 */
export async function withFirstView(
  html: string,
  read: (href: string) => string,
): Promise<{ html: string; sheets: Sheet[] }> {
  const links = [...html.matchAll(stylesheet)].map(([, href = '', mark = '']) => ({
    href,
    mark,
    css: read(href),
  }));
  if (links.length === 0) return { html, sheets: [] };
  const bare = html.replaceAll(stylesheet, '').replaceAll(preloadOfStyle, '');
  const seen = bare.slice(0, below.exec(bare)?.index);
  const rules = await rulesOf(seen, links.map(({ css }) => css).join('\n'));
  const marks = [...new Set(links.map(({ mark }) => mark))];
  const sheets = marks.map((mark) => ({
    mark,
    ...toSheet(links.filter((link) => link.mark === mark).map(({ css }) => css)),
  }));
  const later = sheets.map(({ href, mark }) => `<link rel="stylesheet" href="${href}"${mark}/>`).join('');
  return {
    html: bare
      .replace('</head>', () => `<style>${rules}</style></head>`)
      .replace('</body>', () => `${later}</body>`),
    sheets,
  };
}

function toSheet(parts: readonly string[]): Sheet {
  const css = parts.join('\n');
  const name = createHash('sha256').update(css).digest('base64url').slice(0, 16);
  return { href: `/_next/static/css/${name}.css`, css };
}

/** The rules whose classes, tags and attributes are in the HTML, whatever its state and the size of the screen. */
async function rulesOf(html: string, css: string): Promise<string> {
  const [found] = await new PurgeCSS().purge({
    content: [{ raw: html, extension: 'html' }],
    css: [{ raw: css }],
    extractors: [{ extractor: fromHtml, extensions: ['html'] }],
    keyframes: true,
    // The stand-in for a font that is still on its way is named by no rule alone.
    fontFace: false,
  });
  return found?.css.replaceAll('\n', '') ?? '';
}
