import { forms, validation } from '@/components/ui/lateAreas';
import { lateTexts } from '@/components/ui/lateTexts';

export const StartFormTexts = lateTexts({ forms, validation });
