import { bill, choosing, plans } from '@/components/ui/lateAreas';
import { lateTexts } from '@/components/ui/lateTexts';

export const PlanTexts = lateTexts({ choosing, plans, bill });
