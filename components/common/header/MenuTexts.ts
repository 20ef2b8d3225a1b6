import { menu } from '@/components/common/late/lateAreas';
import { lateTexts } from '@/components/common/late/lateTexts';

export const MenuTexts = lateTexts({ menu });
