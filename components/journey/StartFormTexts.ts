import { lateTexts } from '@/components/ui/lateTexts';

export const StartFormTexts = lateTexts({
  forms: {
    en: () => import('@/locales/en/forms.json'),
    hi: () => import('@/locales/hi/forms.json'),
    ta: () => import('@/locales/ta/forms.json'),
  },
  validation: {
    en: () => import('@/locales/en/validation.json'),
    hi: () => import('@/locales/hi/validation.json'),
    ta: () => import('@/locales/ta/validation.json'),
  },
});
