import { createTranslator } from 'next-intl';
import type { Locale } from '@/lib/i18n/locales';
import en from '@/locales/en/medical.json';
import hi from '@/locales/hi/medical.json';
import ta from '@/locales/ta/medical.json';

type Condition = keyof (typeof en)['conditions'];

const translators = {
  en: createTranslator({ locale: 'en', messages: en }),
  hi: createTranslator({ locale: 'hi', messages: hi }),
  ta: createTranslator({ locale: 'ta', messages: ta }),
};

/** Declared illnesses as the policy names them. */
export function illnessNames(conditions: readonly string[], locale: Locale): readonly string[] {
  const t = translators[locale];
  const isKnown = (each: string): each is Condition => Object.hasOwn(en.conditions, each);
  return conditions.filter(isKnown).map((condition) => t(`conditions.${condition}`));
}
