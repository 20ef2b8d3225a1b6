import { lateTexts } from '@/components/ui/lateTexts';

export const SectionTexts = lateTexts({
  sections: {
    en: () => import('@/locales/en/sections.json'),
    hi: () => import('@/locales/hi/sections.json'),
    ta: () => import('@/locales/ta/sections.json'),
  },
  bill: {
    en: () => import('@/locales/en/bill.json'),
    hi: () => import('@/locales/hi/bill.json'),
    ta: () => import('@/locales/ta/bill.json'),
  },
});
