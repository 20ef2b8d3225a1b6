import { CATEGORIES, type CategorySlug } from '@/lib/domain/plans/categories.data';
import { todayInIndia } from '@/lib/domain/common/dates';
import { PRODUCTS } from '@/lib/domain/plans/products.data';
import { loadMessages } from '@/lib/i18n/loadMessages';
import { pageLocale } from '@/lib/i18n/locales';
import { loadOffer, type Offer } from './product/offer';

/** A category, or all health plans. */
export type ListingKind = CategorySlug | 'health';

export type ListingProps = { kind: ListingKind; offers: readonly Offer[] };

function slugsOf(kind: ListingKind) {
  return CATEGORIES.find(({ slug }) => slug === kind)?.products ?? PRODUCTS.map(({ slug }) => slug);
}

export async function loadListing(kind: ListingKind, path: string, locale: string | undefined) {
  const today = todayInIndia(new Date());
  const props: ListingProps = { kind, offers: slugsOf(kind).map((slug) => loadOffer(slug, today)) };
  const areas = ['listing', 'plans'] as const;
  return { props: { ...props, messages: await loadMessages(pageLocale(path, locale), areas) } };
}
