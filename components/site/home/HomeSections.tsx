import { Articles } from './Articles';
import { Claims } from './Claims';
import { Fraud } from './Fraud';
import type { HomePrices } from './plans/homePrices';
import { LiveBill } from './plans/LiveBill';
import { Need } from './Need';
import { PlanCards } from './plans/PlanCards';
import { PlanRecommendation } from './plans/PlanRecommendation';
import { Trust } from './Trust';
import { Why } from './Why';
import styles from './HomeSections.module.css';

/**
 * What lies below the first view. It is in the prerendered page; its script and its texts come when it is about to be
 * seen, so that the page carries each text once.
 */
export function HomeSections({ prices: { offers, facts, bill, ahead } }: { prices: HomePrices }) {
  return (
    <div className={`below ${styles.sections}`}>
      <LiveBill bill={bill} ahead={ahead} />
      <Trust />
      <Why facts={facts} />
      <Need premium={bill.priceAfterTax} />
      <PlanCards offers={offers} />
      <PlanRecommendation offers={offers} facts={facts} />
      <Claims />
      <Articles />
      <Fraud />
    </div>
  );
}
