import { findCity } from '@/lib/domain/cities';
import type { PriceDto } from '@/lib/domain/contract';
import { minimumAgeDate, type IsoDate } from '@/lib/domain/dates';
import type { Member } from '@/lib/domain/members';
import { priceOne, type PriceInput } from '@/lib/domain/pricing/price';
import { families, liveProduct } from './families';
import { homePlans, type PlanKey } from './plans';

/** Sample premium of the plan with an add-on that an advisor completes: it has no rate table of its own. */
const SMART_HEALTH_SAMPLE = 9_180;

export type HomePrices = {
  /** Whole rupees for one year, by plan. */
  from: Record<PlanKey, number>;
  /** The worked family for one year. */
  bill: PriceDto;
  /** The same family for two and for three years, whole rupees. */
  ahead: readonly number[];
};

function priceOf(input: PriceInput, today: IsoDate): PriceDto {
  const outcome = priceOne(input, today);
  if (outcome.kind === 'refused')
    throw new Error(`The home page shows a plan that is not sold: ${outcome.refused.reason}`);
  return outcome.price;
}

/** What the home page shows before anybody has changed anything; reckoned when the page is built. */
export function loadHomePrices(today: IsoDate): HomePrices {
  const from = homePlans.map(({ key, slug, sumInsured, age }): [PlanKey, number] => {
    if (!slug) return [key, SMART_HEALTH_SAMPLE];
    const members: readonly Member[] = [{ relation: 'self', dateOfBirth: minimumAgeDate(today, age) }];
    return [
      key,
      priceOf({ product: slug, members, sumInsured, tenure: 1, place: findCity('Delhi') }, today)
        .priceAfterTax,
    ];
  });
  const worked = {
    ...liveProduct,
    members: families.three(today),
    sumInsured: 10_00_000,
    place: findCity('Pune'),
  };
  return {
    from: Object.fromEntries(from) as Record<PlanKey, number>,
    bill: priceOf({ ...worked, tenure: 1 }, today),
    ahead: [2, 3].map((tenure) => priceOf({ ...worked, tenure }, today).priceAfterTax),
  };
}
