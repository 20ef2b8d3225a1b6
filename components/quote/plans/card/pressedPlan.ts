import { createContext, use } from 'react';
import { emptyPlan, type PlanForm } from '@/lib/domain/quote/journey/planForm';

/** The choice as it was pressed last, while the step around it still draws the one before. */
export const PressedPlan = createContext<PlanForm>(emptyPlan);

export const usePressedPlan = () => use(PressedPlan);
