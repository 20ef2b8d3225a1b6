import type { TagSet } from '@/lib/validation/site/tags';
import { locales } from '@/lib/i18n/locales';

/** Content pages only: no quote, health, identity, payment or policy is shown on them. */
const pages = new Set([
  '/',
  '/v1',
  '/health-insurance-plans.html',
  '/family-health-insurance-plans.html',
  '/individual-health-insurance-plans.html',
  '/travel-insurance.html',
  '/Travel',
  '/mediclaim.html',
  '/mediclaim',
  '/corporate-group-health-insurance',
  '/health-insurance-articles.html',
  '/disease-a-z',
  '/about-us',
  '/glossary',
  '/tools',
]);
/** Families of paths without personal pages. */
const family = /^\/(Empower|ReAssure2|ohi)[\w-]*(\/[\w-]+)*$/;
const onePage = /^\/(health-insurance|category)\/[a-z0-9-]+$/;
/** Partner-bank pages, except those where customers or staff work. */
const partner =
  /^\/psbu(?!.*(kyc|appform|pay|declaration|policy|summary|quote|dashboard|sandbox|dev|continue|login|disturb|claim|renewal|api))/i;
const language = new RegExp(`^/(${locales.join('|')})(?=/|$)`);

/** The tag set of a page; undefined on unlisted pages. The content security policy uses it, too. */
export function tagSetOf(url: string): TagSet | undefined {
  const [address = '/'] = url.split(/[?#]/, 1);
  const pathname = address.replace(language, '') || '/';
  if (partner.test(pathname)) return 'psbu';
  return pages.has(pathname) || [family, onePage].some((kind) => kind.test(pathname)) ? 'site' : undefined;
}
