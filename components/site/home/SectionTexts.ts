import { bill, claims, sections } from '@/components/common/late/lateAreas';
import { lateTexts } from '@/components/common/late/lateTexts';

export const SectionTexts = lateTexts({ sections, bill, claims });
