import { lateTexts } from '@/components/ui/lateTexts';

export const BadRequestTexts = lateTexts({
  badRequest: {
    en: () => import('@/locales/en/badRequest.json'),
    hi: () => import('@/locales/hi/badRequest.json'),
    ta: () => import('@/locales/ta/badRequest.json'),
  },
});
