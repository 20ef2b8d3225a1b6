/**
 * Values for the placeholders of a page. `{{name}}` shows one. What stands between `{{#name}}` and `{{/name}}` is shown
 * once for each item of a list, or if a value is true.
 */
export type Filling = {
  readonly [name: string]: string | number | boolean | readonly Filling[] | undefined;
};

const part = /\{\{#(\w+)\}\}(.*?)\{\{\/\1\}\}/gs;
const place = /\{\{(\w+)\}\}/g;
const special: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
  // A brace is escaped, so that a value can't contain a placeholder.
  '{': '&#x7b;',
};

const data = /(<script type="application\/ld\+json">.*?<\/script>)/gs;

export function fillPage(html: string, filling: Filling): string {
  return html
    .split(data)
    .map((piece, i) => fill(piece, filling, i % 2 === 0 ? escapeHtml : escapeJson))
    .join('');
}

function fill(html: string, filling: Filling, escape: (text: string) => string): string {
  return html
    .replaceAll(part, (_all, name: string, inner: string) => {
      const value = filling[name];
      if (typeof value === 'object') {
        return value.map((each) => fill(inner, { ...filling, ...each }, escape)).join('');
      }
      return value ? fill(inner, filling, escape) : '';
    })
    .replaceAll(place, (_all, name: string) => {
      const value = filling[name];
      return typeof value === 'object' ? '' : escape(String(value ?? ''));
    });
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"'{]/g, (letter) => special[letter] ?? '');
}

/** Escapes a value inside a string of the page's data. */
function escapeJson(text: string): string {
  return JSON.stringify(text)
    .slice(1, -1)
    .replaceAll(/[<{]/g, (letter) => `\\u00${letter.charCodeAt(0).toString(16)}`);
}

/** Puts data into the head, escaped so that it can't close the element. */
export function withData(html: string, data: object): string {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c');
  return html.replace('</head>', () => `<script type="application/ld+json">${json}</script></head>`);
}

const ofReact = /<script[^>]*(?: data-src="| defer=""|id="__NEXT_DATA__")[^>]*>.*?<\/script>/gs;

/** Removes React's scripts from a filled page, since hydration would restore the prerendered content. */
export function withoutReact(html: string): string {
  return html.replaceAll(ofReact, '').replaceAll(/<link rel="preload" as="script"[^>]*>/g, '');
}
