import type { IsoDate } from '@/lib/domain/common/dates';
import { type Place, zoneOf } from '@/lib/domain/places/places';
import type { ProductSlug } from '@/lib/domain/plans/products.data';
import { findRateTable } from './rates';

/** Whether the product costs more at home than in the place that its price is for. */
export function isDearerAt(home: Place, priced: Place, product: ProductSlug, today: IsoDate): boolean {
  const discounts = findRateTable(product, today)?.zoneDiscounts;
  return discounts !== undefined && discounts[zoneOf(home, product)] < discounts[zoneOf(priced, product)];
}
