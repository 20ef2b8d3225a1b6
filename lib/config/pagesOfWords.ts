/** Next's routes whose pages are only read: their scripts load when they are wanted (scripts/site/scriptsWanted.ts). */
const pagesOfWords: readonly string[] = [
  '/',
  '/404',
  '/500',
  '/[...content]',
  '/category/[slug]',
  '/docs/api',
  '/disease-a-z',
  '/disease-a-z/[slug]',
  '/do-not-disturb',
  '/family-health-insurance-plans.html',
  '/glossary',
  '/glossary/[theme]',
  '/health-insurance-articles.html',
  '/health-insurance-articles/[slug]',
  '/health-insurance-plans.html',
  '/health-insurance/[slug]',
  '/individual-health-insurance-plans.html',
  '/media-center/[slug]',
  '/network-hospitals/city',
  '/network-hospitals/hospital',
  '/questions',
  '/questions/[theme]',
  '/tools',
  '/v1',
];

export function isOfWords(page: string): boolean {
  return pagesOfWords.includes(page);
}

/** Whether this is a built page of words, which `_document` marks. */
export function isHtmlOfWords(html: string): boolean {
  return /^<!DOCTYPE html><html[^>]* data-words=""/.test(html);
}
