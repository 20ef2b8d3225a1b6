import { forms, validation } from '@/components/common/late/lateAreas';
import { lateTexts } from '@/components/common/late/lateTexts';

export const StartFormTexts = lateTexts({ forms, validation });
