import { paths } from '@/lib/config/paths';
import { pageLocale, type Locale } from '@/lib/i18n/locales';
import type { CategorySlug } from '@/lib/domain/plans/categories.data';

type Kind = CategorySlug | 'health';

/** Categories that also have a page of their own, which is the canonical one. */
const ownPages: Partial<Record<Kind, string>> = {
  individual: '/individual-health-insurance-plans.html',
  family: '/family-health-insurance-plans.html',
  mediclaim: '/mediclaim.html',
  travel: paths.travel,
  corporate: paths.corporate,
};

/** A page that exists only in English is canonical for English alone. */
export function canonicalOf(kind: Kind, locale: Locale): string | undefined {
  const own = ownPages[kind];
  return own && pageLocale(own, locale) === locale ? own : undefined;
}
