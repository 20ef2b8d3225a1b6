import { bill, choosing, plans } from '@/lib/late/areas';
import { late } from '@/lib/late/late';
import { PlansFrame } from './PlansFrame';
import { PlansWaiting } from './PlansStates';
// Imported by the page, so that the step needn't wait for these styles once its script has loaded.
import '@/components/common/bill/Bill.module.css';
import '@/components/common/bill/PayBar.module.css';
import '@/components/common/bill/PriceWorking.module.css';
import '@/components/common/ui/Seg.module.css';
import '@/components/common/ui/Tag.module.css';
import '@/components/quote/BillSheet.module.css';
import '@/components/quote/compare/CompareTray.module.css';
import './card/Explanations.module.css';
import './card/PlanCard.module.css';
import './FamilyBand.module.css';
import './PlanControls.module.css';
import './PlanFilters.module.css';

// Loaded when the family is complete, hence never prerendered.
const texts = { choosing, plans, bill };

export const PlansStep = late({
  load: () => import('./PlansStep').then((module) => module.PlansStep),
  texts,
  waiting: PlansFrame,
});

export const CompareStep = late({
  load: () => import('@/components/quote/compare/CompareStep').then((module) => module.CompareStep),
  texts,
  waiting: PlansWaiting,
});
