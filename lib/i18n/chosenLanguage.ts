import type { Locale } from '@/lib/domain/common/locales';
import { fromLanguage, toLanguage } from './locales';

const KEY = 'vitra_currentLanguage';

/** Storage may be refused; the language then lasts as long as the URL. */
export function readLanguage(): Locale | undefined {
  try {
    return fromLanguage(localStorage.getItem(KEY));
  } catch {
    return undefined;
  }
}

export function rememberLanguage(locale: Locale): void {
  try {
    localStorage.setItem(KEY, toLanguage(locale));
  } catch {
    // Ignored: the URL carries the language.
  }
}
