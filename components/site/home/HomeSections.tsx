import { Articles } from './Articles';
import { Claims } from './Claims';
import { Fraud } from './Fraud';
import type { HomePrices } from './plans/homePrices';
import { Need } from './Need';
import { PlanCards } from './plans/PlanCards';
import { Trust } from './Trust';
import { Why } from './Why';
import styles from './HomeSections.module.css';

/** Reasons to trust us, and the plans. It has only links, so it needs no script. */
export function Reasons({ prices: { offers, facts, bill } }: { prices: HomePrices }) {
  return (
    <div className={`below ${styles.reasons}`}>
      <Trust />
      <Why facts={facts} />
      <Need premium={bill.priceAfterTax} />
      <PlanCards offers={offers} />
    </div>
  );
}

/** Customers' words, articles and the warning of frauds. It has only links, so it needs no script. */
export function Voices() {
  return (
    <div className={`below ${styles.voices}`}>
      <Claims />
      <Articles />
      <Fraud />
    </div>
  );
}
