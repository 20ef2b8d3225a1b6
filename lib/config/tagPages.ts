import type { TagSet } from '@/lib/validation/site/tags';
import { locales } from '@/lib/i18n/locales';

/** Pages of words about what is sold, and of us. Nobody's quote, health, identity, money or policy is on any of them. */
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
  '/Empower',
  '/ReAssure2',
  '/about-us',
  '/glossary',
  '/tools',
]);
const onePage = /^\/(health-insurance|category)\/[a-z0-9-]+$/;
/** Pages made for a partner bank, but for those on which a customer or the staff works. */
const partner =
  /^\/psbu(?!.*(kyc|appform|pay|declaration|policy|summary|quote|dashboard|sandbox|dev|continue|login|disturb|claim|renewal|api))/i;
const language = new RegExp(`^/(${locales.join('|')})(?=/|$)`);

/**
 * The tag set whose script may run on the page at an address, read by the browser and by the policy of the answer
 * alike. Undefined is none: so is every page that stands in no list here.
 */
export function tagSetOf(url: string): TagSet | undefined {
  const [address = '/'] = url.split(/[?#]/, 1);
  const pathname = address.replace(language, '') || '/';
  if (partner.test(pathname)) return 'psbu';
  return pages.has(pathname) || onePage.test(pathname) ? 'site' : undefined;
}
