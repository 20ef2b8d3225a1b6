import { createTranslator } from 'next-intl';
import { type Locale, locales } from '@/lib/domain/common/locales';

/** A translator for keys that are known only at run time. */
export type Translate = {
  (key: string, values?: Record<string, string | number>): string;
  has: (key: string) => boolean;
};

export function translatorsOf(
  texts: Record<Locale, Record<string, unknown>>,
  namespace?: string,
): Record<Locale, Translate> {
  const made = locales.map((locale) => [
    locale,
    createTranslator({ locale, messages: texts[locale], namespace }),
  ]);
  return Object.fromEntries(made) as Record<Locale, Translate>;
}
