import { Articles } from './Articles';
import { Claims } from './Claims';
import { Fraud } from './Fraud';
import type { HomePrices } from './homePrices';
import { LiveBill } from './LiveBill';
import { Need } from './Need';
import { Plans } from './Plans';
import { Recommend } from './Recommend';
import { SectionTexts } from './SectionTexts';
import { Trust } from './Trust';
import { Why } from './Why';

/**
 * What lies below the first view. It is in the prerendered page; its script and its texts come when it is about to be
 * seen, so that the page carries each text once.
 */
export function HomeSections({ prices: { offers, facts, bill, ahead } }: { prices: HomePrices }) {
  return (
    <SectionTexts>
      <LiveBill bill={bill} ahead={ahead} />
      <Trust />
      <Why facts={facts} />
      <Need premium={bill.priceAfterTax} />
      <Plans offers={offers} />
      <Recommend offers={offers} facts={facts} />
      <Claims />
      <Articles />
      <Fraud />
    </SectionTexts>
  );
}
