import dynamic from 'next/dynamic';
import { type ComponentType, Suspense } from 'react';
import { PlansWaiting } from './PlansStates';
import type { CompareStepProps } from '@/components/quote/compare/CompareStep';
import type { PlansStepProps } from './PlansStep';
import { PlanTexts } from './PlanTexts';

/** A step with its texts: loaded when the family is complete, so never part of what is prerendered. */
function later<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Step = dynamic(load, { ssr: false, loading: PlansWaiting });
  return function StepLater(props: Props) {
    return (
      <Suspense fallback={<PlansWaiting />}>
        <PlanTexts>
          <Step {...props} />
        </PlanTexts>
      </Suspense>
    );
  };
}

export const PlansStep = later<PlansStepProps>(() =>
  import('./PlansStep').then((module) => module.PlansStep),
);

export const CompareStep = later<CompareStepProps>(() =>
  import('@/components/quote/compare/CompareStep').then((module) => module.CompareStep),
);
