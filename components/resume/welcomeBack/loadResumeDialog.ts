import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import { planClaims } from '@/lib/late/areas';

export type DialogTexts = Pick<Messages, 'resume' | 'planClaims'>;

const texts: Record<Locale, () => Promise<{ default: Messages['resume'] }>> = {
  en: () => import('@/locales/en/resume.json'),
  hi: () => import('@/locales/hi/resume.json'),
  ta: () => import('@/locales/ta/resume.json'),
};

/** The dialog and its texts together, to keep both out of every page's bundle. */
export async function loadResumeDialog(locale: Locale) {
  const [{ WelcomeBack }, { default: resume }, { default: points }] = await Promise.all([
    import('./WelcomeBack'),
    texts[locale](),
    planClaims[locale](),
  ]);
  return { WelcomeBack, texts: { resume, planClaims: points } satisfies DialogTexts };
}
