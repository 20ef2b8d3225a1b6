import { Articles } from './Articles';
import { Claims } from './Claims';
import { Fraud } from './Fraud';
import type { HomePrices } from './plans/homePrices';
import { Need } from './Need';
import { PlanCards } from './plans/PlanCards';
import { Trust } from './Trust';
import { Why } from './Why';
import styles from './HomeSections.module.css';

/** Why to trust us and the plans: links alone, so no script. */
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

/** What others say, what to read, and the warning of frauds: links alone, so no script. */
export function Voices() {
  return (
    <div className={`below ${styles.voices}`}>
      <Claims />
      <Articles />
      <Fraud />
    </div>
  );
}
