import { ClaimText } from '@/components/plans/ClaimText';
import { emblemOf } from '@/components/quote/plans/card/emblem';
import type { Feature } from '@/lib/domain/plans/planFeatures.data';
import { cheapestVariant, claimOf } from '@/lib/domain/plans/planClaims';
import { findProduct } from '@/lib/domain/plans/products';
import type { ProductSlug } from '@/lib/domain/plans/products.data';
import styles from './WelcomeBack.module.css';

type PlanRow = { id: ProductSlug; title: string; subtitle: Feature; image: string };

const highlights: readonly (readonly [ProductSlug, Feature])[] = [
  ['reassurev2', 'unusedCover'],
  ['aspire', 'maternity'],
  ['senior-first', 'healthCheck'],
];

/** Three plans, each with one answer of its cheapest variant. */
export function PlanHighlights() {
  const rows = highlights.map(([id, subtitle]): PlanRow => ({
    id,
    title: [findProduct(id)?.name, cheapestVariant(id)].filter(Boolean).join(' '),
    subtitle,
    image: `/art/plan-${emblemOf(id)}.svg`,
  }));
  return (
    <ul className={styles.plans}>
      {rows.map(({ id, title, subtitle, image }) => {
        const claim = claimOf(id, cheapestVariant(id), subtitle);
        return (
          <li key={id}>
            <img src={image} alt="" width="36" height="36" />
            <p>
              <b>{title}</b>
              {claim && <ClaimText claim={claim} />}
            </p>
          </li>
        );
      })}
    </ul>
  );
}
