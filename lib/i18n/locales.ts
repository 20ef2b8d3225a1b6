import { type Locale, locales } from '@/lib/domain/common/locales';

export { type Locale, locales };

export const defaultLocale: Locale = 'en';

/** Values of `vitra_currentLanguage`. */
const languages = { en: 'english', hi: 'hindi', ta: 'tamil' } as const satisfies Record<Locale, string>;
export type Language = (typeof languages)[Locale];

export const localeNames: Record<Locale, { name: string; short: string }> = {
  en: { name: 'English', short: 'EN' },
  hi: { name: 'हिंदी', short: 'हिं' },
  ta: { name: 'தமிழ்', short: 'த' },
};

export function isLocale(value: unknown): value is Locale {
  return locales.some((locale) => locale === value);
}

export function toLocale(value: string | undefined): Locale {
  return isLocale(value) ? value : defaultLocale;
}

export function toLanguage(locale: Locale): Language {
  return languages[locale];
}

export function fromLanguage(language: string | null): Locale | undefined {
  return locales.find((locale) => languages[locale] === language);
}

export function pathIn(locale: Locale, path: string): string {
  if (locale === defaultLocale) return path;
  return `/${locale}${path.replace(/^\/(?=[?#]|$)/, '')}`;
}

/** The specification keeps these pages in English. */
export function isEnglishOnly(path: string): boolean {
  return path.startsWith('/family-health-insurance-plans');
}

export function pageLocale(path: string, locale: string | undefined): Locale {
  return isEnglishOnly(path) ? defaultLocale : toLocale(locale);
}
