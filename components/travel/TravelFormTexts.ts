import { forms, travel, validation } from '@/components/ui/lateAreas';
import { lateTexts } from '@/components/ui/lateTexts';

export const TravelFormTexts = lateTexts({ forms, travel, validation });
