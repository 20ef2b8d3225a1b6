import sanitizeHtml, { type IOptions } from 'sanitize-html';
import type { Locale } from '@/lib/domain/common/locales';
import { pathIn } from '@/lib/i18n/locales';

/** HTML of others that passed `cleanHtml`: the only kind that a page shows as it is. */
export type CleanHtml = string & { readonly isClean: true };

const rules: IOptions = {
  allowedTags: ['p', 'ul', 'ol', 'li', 'br', 'b', 'strong', 'i', 'em', 'sup', 'sub', 'a'],
  allowedAttributes: { a: ['href'] },
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  // Dropped with what is inside them; of other tags the words stay.
  nonTextTags: [
    'script',
    'style',
    'textarea',
    'option',
    'noscript',
    'iframe',
    'object',
    'svg',
    'math',
    'title',
  ],
};

/** Words, lists and links alone; a link to a page of ours leads to it in this language. For the build, never the browser. */
export function cleanHtml(html: string, locale: Locale): CleanHtml {
  const clean = sanitizeHtml(html, {
    ...rules,
    transformTags: {
      a: (tagName, { href = '' }) => ({
        tagName,
        attribs: { href: /^\/(?!\/)/.test(href) ? pathIn(locale, href) : href },
      }),
    },
  });
  return clean.trim() as CleanHtml;
}
