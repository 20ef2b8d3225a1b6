import { createTranslator } from 'next-intl';
import { type Locale, locales } from '@/lib/domain/common/locales';

/** For keys that are known at run time alone: of a schema, an error, a line of a bill. */
export type Translate = {
  (key: string, values?: Record<string, string | number>): string;
  has: (key: string) => boolean;
};

/** One for each language, of the same texts. */
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
