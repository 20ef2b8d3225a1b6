import { brand } from '@/lib/brand';
import { termsOf, type PlanTerms } from '@/lib/domain/plans/catalogue';
import { todayInIndia } from '@/lib/domain/common/dates';
import { isWait } from '@/lib/domain/plans/featureAnswers';
import {
  compareVariants,
  featuresOf,
  type FeatureRow,
  type VariantComparison,
} from '@/lib/domain/plans/planFeatures';
import type { ProductSlug, VariantName } from '@/lib/domain/plans/products.data';
import { loadMessages } from '@/lib/i18n/loadMessages';
import { uinOf } from '@/lib/domain/plans/uins';
import { loadOffer, type Offer } from './offer';

export type ProductProps = {
  offer: Offer;
  /** Null for a plan with a single variant. */
  tiers: { offers: readonly Offer[]; rows: VariantComparison['rows'] } | null;
  /** True of every variant. */
  covers: readonly FeatureRow[];
  waits: readonly FeatureRow[];
  terms: Omit<PlanTerms, 'children'> & { children: NonNullable<PlanTerms['children']> | null };
  uin: string;
};

export async function loadProduct(slug: ProductSlug, locale: string | undefined) {
  const today = todayInIndia(new Date());
  const terms = termsOf(slug, today);
  if (!terms) return { notFound: true } as const;
  const offer = loadOffer(slug, today);
  const comparison = compareVariants(slug);
  const differing = comparison?.rows.filter(({ differs }) => differs) ?? [];
  const common = featuresOf(slug, offer.tier).filter(
    ({ feature }) => !differing.some((row) => row.feature === feature),
  );
  const toOffer = (tier: VariantName) => loadOffer(slug, today, tier);
  const props: ProductProps = {
    offer,
    tiers: comparison ? { offers: comparison.tiers.map(toOffer), rows: differing } : null,
    covers: common.filter((row) => !isWait(row)),
    waits: common.filter(isWait),
    terms: { ...terms, children: terms.children ?? null },
    uin: uinOf(slug, brand.registration.insurerCode),
  };
  const areas = ['listing', 'plans'] as const;
  return { props: { ...props, messages: await loadMessages(locale, areas) } };
}
