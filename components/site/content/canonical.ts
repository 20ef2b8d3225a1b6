import { pageLocale, type Locale } from '@/lib/i18n/locales';
import type { ListingKind } from './listing';

/** Categories that also have a product page, which is the canonical one. */
const ownPages: Partial<Record<ListingKind, string>> = {
  individual: '/individual-health-insurance-plans.html',
  family: '/family-health-insurance-plans.html',
};

/** A page that exists only in English is canonical for English alone. */
export function canonicalOf(kind: ListingKind, locale: Locale): string | undefined {
  const own = ownPages[kind];
  return own && pageLocale(own, locale) === locale ? own : undefined;
}
