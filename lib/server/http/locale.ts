import type { IncomingMessage } from 'node:http';

export type Locale = 'en' | 'hi' | 'ta';

const locales: readonly Locale[] = ['en', 'hi', 'ta'];
const storedNames: Record<string, Locale> = { english: 'en', hindi: 'hi', tamil: 'ta' };

/** The language of the answers: what Accept-Language asks for first of ours, else the language chosen on the site. */
export function requestLocale({ headers }: IncomingMessage): Locale {
  const wanted = (headers['accept-language'] ?? '')
    .slice(0, 200)
    .split(',')
    .map(parsePreference)
    .toSorted((a, b) => b.quality - a.quality)
    .find((each) => each.locale && each.quality > 0);
  return wanted?.locale ?? chosenLocale(headers.cookie) ?? 'en';
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
  return storedNames[/(?:^|;\s*)vitra_currentLanguage=(\w+)/.exec(cookie)?.[1] ?? ''];
}
