import { bill, homeSections, liveBill, planClaims } from '@/lib/late/areas';
import { late } from '@/lib/late/late';
import { isSeen } from '@/lib/late/when';
import { HomeSections } from './HomeSections';
// The sections are prerendered, so their styles can't be lazy.
import '@/components/plans/ClaimText.module.css';
import '@/components/common/form/Field.module.css';
import '@/components/common/bill/Bill.module.css';
import '@/components/common/ui/Button.module.css';
import '@/components/common/ui/Chips.module.css';
import '@/components/common/bill/PriceFoot.module.css';
import '@/components/common/bill/PriceWorking.module.css';
import '@/components/common/ui/Tag.module.css';
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

export const HomeSectionsLater = late({
  load: () => import('./HomeSections').then((module) => module.HomeSections),
  texts: { homeSections, bill, liveBill, planClaims },
  prerendered: { when: isSeen, onServer: typeof window === 'undefined' ? HomeSections : undefined },
});
