import sanitizeHtml, { type IOptions } from 'sanitize-html';
import type { Locale } from '@/lib/domain/common/locales';
import { pathIn } from '@/lib/i18n/locales';

/** HTML from outside that passed `cleanHtml`: the only kind that a page renders unescaped. */
export type CleanHtml = string & { readonly isClean: true };

const rules: IOptions = {
  allowedTags: ['p', 'ul', 'ol', 'li', 'br', 'b', 'strong', 'i', 'em', 'sup', 'sub', 'a'],
  allowedAttributes: { a: ['href'] },
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  // Tags that are dropped with their content. Of other tags that aren't allowed, the text stays.
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

/**
 * Keeps text, lists and links; a link to a page of ours leads to it in this language. For the build, never the browser.
 */
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
