import { paths } from '@/lib/config/paths';
import { pageLocale, type Locale } from '@/lib/i18n/locales';
import type { ListingKind } from './listing';

/** Categories that also have a page of their own, which is the canonical one. */
const ownPages: Partial<Record<ListingKind, string>> = {
  individual: '/individual-health-insurance-plans.html',
  family: '/family-health-insurance-plans.html',
  mediclaim: '/mediclaim.html',
  travel: paths.travel,
  corporate: '/corporate-group-health-insurance',
};

/** A page that exists only in English is canonical for English alone. */
export function canonicalOf(kind: ListingKind, locale: Locale): string | undefined {
  const own = ownPages[kind];
  return own && pageLocale(own, locale) === locale ? own : undefined;
}
