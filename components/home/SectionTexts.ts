import { bill, claims, sections } from '@/components/ui/lateAreas';
import { lateTexts } from '@/components/ui/lateTexts';

export const SectionTexts = lateTexts({ sections, bill, claims });
