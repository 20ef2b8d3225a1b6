import { lateTexts } from '@/components/ui/lateTexts';

export const SectionTexts = lateTexts('sections', {
  en: () => import('@/locales/en/sections.json'),
  hi: () => import('@/locales/hi/sections.json'),
  ta: () => import('@/locales/ta/sections.json'),
});
