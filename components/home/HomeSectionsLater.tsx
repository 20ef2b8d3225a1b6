import { island } from '@/components/ui/island';
import { isSeen } from '@/components/ui/when';
import { HomeSections } from './HomeSections';
// The sections are in the page from the start, and so are their styles; only their script comes later.
import '@/components/claims/ClaimText.module.css';
import '@/components/form/Field.module.css';
import '@/components/ui/Bill.module.css';
import '@/components/ui/Button.module.css';
import '@/components/ui/Chips.module.css';
import '@/components/ui/PriceFoot.module.css';
import '@/components/ui/PriceWorking.module.css';
import '@/components/ui/Tag.module.css';
import './Articles.module.css';
import './Claims.module.css';
import './Fraud.module.css';
import './LiveBill.module.css';
import './Need.module.css';
import './Plans.module.css';
import './Recommend.module.css';
import './SectionHead.module.css';
import './Trust.module.css';
import './Why.module.css';

export const HomeSectionsLater = island(
  isSeen,
  () => import('./HomeSections').then((module) => module.HomeSections),
  typeof window === 'undefined' ? HomeSections : undefined,
);
