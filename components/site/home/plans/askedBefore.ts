import { everyWish, validUntil } from '@/components/site/live/families';
import type { Asked } from '@/lib/late/answersOnServer';
import type { LiveBillProps } from './LiveBill';

/** What the bill is asked before its script is here: every choice but another city. */
export function askedBefore({ bills }: LiveBillProps): Asked<LiveBillProps> {
  // Named by what is chosen, in its order on the page (`chosenIn`).
  const asked = everyWish.map((chosen) => {
    const { family, sumInsured, tenure, city } = chosen;
    return [[family, sumInsured, tenure, city].join(' '), { chosen }];
  });
  return { until: validUntil(bills), props: Object.fromEntries(asked) as Asked<LiveBillProps>['props'] };
}
