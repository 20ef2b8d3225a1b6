import { PRODUCTS, type ProductSlug } from '@/lib/domain/plans/products.data';
import { findProduct, variantOf } from '@/lib/domain/plans/products';
import { RIDER_KEYS } from '@/lib/domain/plans/riders.data';
import { OFFERED_FREQUENCIES, SUM_INSURED_LIMITS, TENURES } from '@/lib/domain/plans/planTerms.data';
import { text, wholeNumber } from '@/lib/validation/common/base';

export const sumInsured = () =>
  wholeNumber('validation.sumInsured')
    .min(SUM_INSURED_LIMITS.min, 'validation.sumInsured')
    .max(SUM_INSURED_LIMITS.max, 'validation.sumInsured');

export const tenure = () => wholeNumber('validation.tenure').oneOf(TENURES, 'validation.tenure');

export const product = () =>
  text('validation.product').oneOf<ProductSlug>(
    PRODUCTS.map(({ slug }) => slug),
    'validation.product',
  );

export const tier = () =>
  text('validation.tier').test('tier', 'validation.tier', (value, context) => {
    const { product: slug } = context.parent as { product?: unknown };
    const chosen = typeof slug === 'string' ? findProduct(slug) : undefined;
    return value === undefined || !chosen || variantOf(chosen, value) !== undefined;
  });

export const rider = () => text('validation.riders').oneOf(RIDER_KEYS, 'validation.riders');

export const frequency = () =>
  text('validation.frequency').oneOf(OFFERED_FREQUENCIES, 'validation.frequency');
