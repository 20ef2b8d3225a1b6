import { lateTexts } from '@/components/ui/lateTexts';

export const PlanTexts = lateTexts({
  choosing: {
    en: () => import('@/locales/en/choosing.json'),
    hi: () => import('@/locales/hi/choosing.json'),
    ta: () => import('@/locales/ta/choosing.json'),
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
});
