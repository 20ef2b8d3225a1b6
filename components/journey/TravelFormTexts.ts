import { lateTexts } from '@/components/ui/lateTexts';

export const TravelFormTexts = lateTexts({
  forms: {
    en: () => import('@/locales/en/forms.json'),
    hi: () => import('@/locales/hi/forms.json'),
    ta: () => import('@/locales/ta/forms.json'),
  },
  travel: {
    en: () => import('@/locales/en/travel.json'),
    hi: () => import('@/locales/hi/travel.json'),
    ta: () => import('@/locales/ta/travel.json'),
  },
  validation: {
    en: () => import('@/locales/en/validation.json'),
    hi: () => import('@/locales/hi/validation.json'),
    ta: () => import('@/locales/ta/validation.json'),
  },
});
