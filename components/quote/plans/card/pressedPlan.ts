import { createContext, use } from 'react';
import { emptyPlan, type PlanForm } from '@/lib/domain/quote/journey/planForm';

/** The choice as last pressed, available before the step around it has re-rendered. */
export const PressedPlan = createContext<PlanForm>(emptyPlan);

export const usePressedPlan = () => use(PressedPlan);
