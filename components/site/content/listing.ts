import { loadAroundCategory, loadAroundTexts, type Around } from '@/lib/content/pages';
import { CATEGORIES, type Category, type CategorySlug } from '@/lib/domain/plans/categories.data';
import { todayInIndia } from '@/lib/domain/common/dates';
import { comparePlans } from '@/lib/domain/plans/planFeatures';
import type { Answer, Feature } from '@/lib/domain/plans/planFeatures.data';
import { PRODUCTS } from '@/lib/domain/plans/products.data';
import { loadMessages } from '@/lib/i18n/loadMessages';
import { pageLocale } from '@/lib/i18n/locales';
import { loadOffer, type Offer } from './product/offer';

/** A category of plans or trips, or all health plans. */
export type ListingKind = Exclude<CategorySlug, 'corporate'> | 'health';

export type ListingProps = {
  kind: ListingKind;
  offers: readonly Offer[];
  /** Answers in the order of offers. */
  differences: readonly { feature: Feature; answers: readonly (Answer | null)[] }[];
  /** The people who are in the form at first. */
  family: readonly string[] | null;
  around: Around;
};

const NOTHING: Around = { sections: [], terms: [], ways: [], words: [] };

/** The most columns that a phone can scroll. */
const MOST = 5;

function differencesOf(offers: readonly Offer[]): ListingProps['differences'] {
  const plans = offers.map(({ slug, tier }) => ({ product: slug, tier }));
  return comparePlans(plans)
    .filter(({ differs }) => differs)
    .slice(0, MOST)
    .map(({ feature, answers }) => ({ feature, answers: answers.map((answer) => answer ?? null) }));
}

export async function loadListing(kind: ListingKind, path: string, locale: string | undefined) {
  const today = todayInIndia(new Date());
  const category: Category | undefined = CATEGORIES.find(({ slug }) => slug === kind);
  const slugs = category?.products ?? PRODUCTS.map(({ slug }) => slug);
  const offers = slugs.map((slug) => loadOffer(slug, today));
  const props: ListingProps = {
    kind,
    offers,
    differences: category ? differencesOf(offers) : [],
    family: category?.family ?? null,
    around: kind === 'health' ? NOTHING : await loadAroundCategory(kind, pageLocale(path, locale)),
  };
  const shown = pageLocale(path, locale);
  const messages = await loadMessages(shown, ['listing', 'plans']);
  return { props: { ...props, messages: { ...messages, reading: await loadAroundTexts(shown) } } };
}
