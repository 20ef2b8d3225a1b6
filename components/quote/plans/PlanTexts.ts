import { bill, choosing, plans } from '@/components/common/late/lateAreas';
import { lateTexts } from '@/components/common/late/lateTexts';

export const PlanTexts = lateTexts({ choosing, plans, bill });
