import dynamic from 'next/dynamic';
import { Suspense } from 'react';
import { PlansWaiting } from './PlansFaces';
import type { PlansStepProps } from './PlansStep';
import { PlanTexts } from './PlanTexts';

const PlansStep = dynamic(() => import('./PlansStep').then((module) => module.PlansStep), {
  ssr: false,
  loading: PlansWaiting,
});

/** The second step, with its texts: loaded when the family is complete. */
export function PlansStepLater(props: PlansStepProps) {
  return (
    <Suspense fallback={<PlansWaiting />}>
      <PlanTexts>
        <PlansStep {...props} />
      </PlanTexts>
    </Suspense>
  );
}
