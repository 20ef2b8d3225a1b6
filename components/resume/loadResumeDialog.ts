import type { Locale } from '@/lib/i18n/locales';
import type resume from '@/locales/en/resume.json';

export type ResumeTexts = typeof resume;

const texts: Record<Locale, () => Promise<{ default: ResumeTexts }>> = {
  en: () => import('@/locales/en/resume.json'),
  hi: () => import('@/locales/hi/resume.json'),
  ta: () => import('@/locales/ta/resume.json'),
};

/** The dialog and its texts in one go, so that pages carry neither. */
export async function loadResumeDialog(locale: Locale) {
  const [{ WelcomeBack }, { default: resumeTexts }] = await Promise.all([
    import('./WelcomeBack'),
    texts[locale](),
  ]);
  return { WelcomeBack, texts: resumeTexts };
}
