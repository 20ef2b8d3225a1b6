import { lateTexts } from '@/components/ui/lateTexts';

export const SummaryTexts = lateTexts({
  choosing: {
    en: () => import('@/locales/en/choosing.json'),
    hi: () => import('@/locales/hi/choosing.json'),
    ta: () => import('@/locales/ta/choosing.json'),
  },
  editing: {
    en: () => import('@/locales/en/editing.json'),
    hi: () => import('@/locales/hi/editing.json'),
    ta: () => import('@/locales/ta/editing.json'),
  },
  plans: {
    en: () => import('@/locales/en/plans.json'),
    hi: () => import('@/locales/hi/plans.json'),
    ta: () => import('@/locales/ta/plans.json'),
  },
  bill: {
    en: () => import('@/locales/en/bill.json'),
    hi: () => import('@/locales/hi/bill.json'),
    ta: () => import('@/locales/ta/bill.json'),
  },
  forms: {
    en: () => import('@/locales/en/forms.json'),
    hi: () => import('@/locales/hi/forms.json'),
    ta: () => import('@/locales/ta/forms.json'),
  },
  share: {
    en: () => import('@/locales/en/share.json'),
    hi: () => import('@/locales/hi/share.json'),
    ta: () => import('@/locales/ta/share.json'),
  },
  validation: {
    en: () => import('@/locales/en/validation.json'),
    hi: () => import('@/locales/hi/validation.json'),
    ta: () => import('@/locales/ta/validation.json'),
  },
  verify: {
    en: () => import('@/locales/en/verify.json'),
    hi: () => import('@/locales/hi/verify.json'),
    ta: () => import('@/locales/ta/verify.json'),
  },
});
