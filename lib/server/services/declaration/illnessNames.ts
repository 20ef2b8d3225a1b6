import type { Locale } from '@/lib/i18n/locales';
import en from '@/locales/en/medical.json';
import hi from '@/locales/hi/medical.json';
import ta from '@/locales/ta/medical.json';
import { translatorsOf } from '@/lib/server/translators';

const translators = translatorsOf({ en, hi, ta }, 'conditions');

export function illnessNames(conditions: readonly string[], locale: Locale): readonly string[] {
  const t = translators[locale];
  return conditions.filter((each) => Object.hasOwn(en.conditions, each)).map((each) => t(each));
}
