import { lateTexts } from '@/components/ui/lateTexts';

export const FooterTexts = lateTexts({
  footer: {
    en: () => import('@/locales/en/footer.json'),
    hi: () => import('@/locales/hi/footer.json'),
    ta: () => import('@/locales/ta/footer.json'),
  },
});
