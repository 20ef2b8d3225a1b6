import { bill, homeSections, liveBill, planClaims, recommend } from '@/lib/late/areas';
import { late } from '@/lib/late/late';
import { isSeen, isStill, isUnanswered } from '@/lib/late/when';
import { Reasons, Voices } from './HomeSections';
import type { HomePrices } from './plans/homePrices';
import { askedBefore } from './plans/askedBefore';
import { LiveBill } from './plans/LiveBill';
import { PlanRecommendation } from './plans/PlanRecommendation';
import styles from './HomeSections.module.css';
// The sections are prerendered, so their styles can't be lazy.
import '@/components/plans/ClaimText.module.css';
import '@/components/common/form/Field.module.css';
import '@/components/common/bill/Bill.module.css';
import '@/components/common/ui/Button.module.css';
import '@/components/common/ui/Chips.module.css';
import '@/components/common/bill/PriceFoot.module.css';
import '@/components/common/bill/PriceWorking.module.css';
import '@/components/common/ui/Tag.module.css';
import '@/components/common/ui/states/Note.module.css';
import './Articles.module.css';
import './Claims.module.css';
import './Fraud.module.css';
import './HomeSections.module.css';
import './plans/LiveBill.module.css';
import '@/components/site/live/PayAhead.module.css';
import './Need.module.css';
import './plans/PlanCards.module.css';
import './plans/PlanRecommendation.module.css';
import '@/components/common/ui/heading/SectionHead.module.css';
import './Trust.module.css';
import './Why.module.css';

const isServer = typeof window === 'undefined';

const LiveBillLater = late({
  load: () => import('./plans/LiveBill').then((module) => module.LiveBill),
  texts: { bill, liveBill },
  prerendered: { when: isUnanswered, onServer: isServer ? LiveBill : undefined, answers: askedBefore },
});

const ReasonsLater = late({
  load: () => import('./HomeSections').then((module) => module.Reasons),
  texts: { homeSections, bill, planClaims },
  prerendered: { when: isStill, onServer: isServer ? Reasons : undefined },
});

const PlanRecommendationLater = late({
  load: () => import('./plans/PlanRecommendation').then((module) => module.PlanRecommendation),
  texts: { recommend, planClaims },
  prerendered: { when: isSeen, onServer: isServer ? PlanRecommendation : undefined },
});

const VoicesLater = late({
  load: () => import('./HomeSections').then((module) => module.Voices),
  texts: { homeSections },
  prerendered: { when: isStill, onServer: isServer ? Voices : undefined },
});

/**
 * The sections below the first view. They are prerendered; the script and the texts of interactive parts load when they
 * are about to be seen, so that the page carries each text once.
 */
export function HomeSectionsLater({ prices }: { prices: HomePrices }) {
  const { offers, facts, bill, bills } = prices;
  return (
    <>
      <div className={`below ${styles.bill}`}>
        <LiveBillLater first={bill} bills={bills} />
      </div>
      <ReasonsLater prices={prices} />
      <div className={`below ${styles.recommendation}`}>
        <PlanRecommendationLater offers={offers} facts={facts} />
      </div>
      <VoicesLater />
    </>
  );
}
