import { serverEnv } from '@/lib/config/serverEnv';
import type { Locale } from './http/locale';

/** An address of this site in a language, as it stands in messages. */
export function siteLink(path: string, locale: Locale): string {
  const { SITE_URL, PORT } = serverEnv();
  const prefix = locale === 'en' ? '' : `/${locale}`;
  return new URL(`${prefix}${path}`, SITE_URL ?? `http://localhost:${PORT}`).href;
}
