import { serverEnv } from '@/lib/config/serverEnv';
import { defaultLocale, type Locale, pathIn } from '@/lib/i18n/locales';

/** An address of this site as it stands in messages and at a gateway; a page's is in a language. */
export function siteLink(path: string, locale: Locale = defaultLocale): string {
  const { SITE_URL, PORT } = serverEnv();
  return new URL(pathIn(locale, path), SITE_URL ?? `http://localhost:${PORT}`).href;
}
