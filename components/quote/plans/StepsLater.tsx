import { bill, choosing, plans } from '@/lib/late/areas';
import { late } from '@/lib/late/late';
import { PlansWaiting } from './PlansStates';

// Loaded when the family is complete, hence never prerendered.
const shared = { texts: { choosing, plans, bill }, waiting: PlansWaiting };

export const PlansStep = late({
  load: () => import('./PlansStep').then((module) => module.PlansStep),
  ...shared,
});

export const CompareStep = late({
  load: () => import('@/components/quote/compare/CompareStep').then((module) => module.CompareStep),
  ...shared,
});
