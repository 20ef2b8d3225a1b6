import { lateTexts } from '@/components/ui/lateTexts';

export const MenuTexts = lateTexts({
  menu: {
    en: () => import('@/locales/en/menu.json'),
    hi: () => import('@/locales/hi/menu.json'),
    ta: () => import('@/locales/ta/menu.json'),
  },
});
