import { everyWish, validUntil } from '@/components/site/live/families';
import type { Asked } from '@/lib/late/answersOnServer';
import type { LiveBillProps } from './LiveBill';

/** The choices that the bill answers before its script is here: all but another city. */
export function askedBefore({ bills }: LiveBillProps): Asked<LiveBillProps> {
  // The key joins what is chosen, in its order on the page (`chosenIn`).
  const asked = everyWish.map((chosen) => {
    const { family, sumInsured, tenure, city } = chosen;
    return [[family, sumInsured, tenure, city].join(' '), { chosen }];
  });
  return { until: validUntil(bills), props: Object.fromEntries(asked) as Asked<LiveBillProps>['props'] };
}
