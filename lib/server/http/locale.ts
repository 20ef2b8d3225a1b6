import type { IncomingMessage } from 'node:http';
import { defaultLocale, fromLanguage, type Locale, locales } from '@/lib/i18n/locales';

export function requestLocale({ headers }: IncomingMessage): Locale {
  return wantedLocale(headers['accept-language']) ?? chosenLocale(headers.cookie) ?? defaultLocale;
}

function wantedLocale(wanted: string | undefined): Locale | undefined {
  return wanted
    ?.slice(0, 200)
    .split(',')
    .map(parsePreference)
    .toSorted((a, b) => b.quality - a.quality)
    .find((each) => each.locale && each.quality > 0)?.locale;
}

function parsePreference(text: string): { locale: Locale | undefined; quality: number } {
  const [tag = '', ...parameters] = text.trim().toLowerCase().split(';');
  const quality = parameters.map((each) => /^\s*q=([\d.]+)\s*$/.exec(each)?.[1]).find(Boolean);
  return {
    locale: locales.find((each) => each === tag.split('-')[0]),
    quality: quality === undefined ? 1 : Number(quality),
  };
}

function chosenLocale(cookie = ''): Locale | undefined {
  return fromLanguage(/(?:^|;\s*)vitra_currentLanguage=(\w+)/.exec(cookie)?.[1] ?? null);
}
