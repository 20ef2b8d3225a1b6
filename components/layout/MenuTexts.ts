import { menu } from '@/components/ui/lateAreas';
import { lateTexts } from '@/components/ui/lateTexts';

export const MenuTexts = lateTexts({ menu });
