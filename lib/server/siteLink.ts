import { serverEnv } from '@/lib/config/serverEnv';
import { defaultLocale, type Locale, pathIn } from '@/lib/i18n/locales';

export function siteLink(path: string, locale: Locale = defaultLocale): string {
  const { SITE_URL, PORT } = serverEnv();
  return new URL(pathIn(locale, path), SITE_URL ?? `http://localhost:${PORT}`).href;
}
