import { forms, travel, validation } from '@/components/common/late/lateAreas';
import { lateTexts } from '@/components/common/late/lateTexts';

export const TravelFormTexts = lateTexts({ forms, travel, validation });
