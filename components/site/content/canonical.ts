import { pageLocale, type Locale } from '@/lib/i18n/locales';
import type { ListingKind } from './listing';

/** The listings that have a page of their own beside that of their category: searches are led to it. */
const ownPages: Partial<Record<ListingKind, string>> = {
  individual: '/individual-health-insurance-plans.html',
  family: '/family-health-insurance-plans.html',
};

/** Where a listing stands for searches. A page that stays English stands for the English category alone. */
export function canonicalOf(kind: ListingKind, locale: Locale): string | undefined {
  const own = ownPages[kind];
  return own && pageLocale(own, locale) === locale ? own : undefined;
}
