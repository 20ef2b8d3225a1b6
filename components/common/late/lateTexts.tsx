import { NextIntlClientProvider, useLocale, useMessages } from 'next-intl';
import { use, type ReactNode } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import type { Area, Messages } from '@/lib/i18n/messages';

/** Where the texts of an area are, in each language. */
export type Late<Name extends Area> = Record<Locale, () => Promise<{ default: Messages[Name] }>>;
type Sources = { [Name in Area]?: Late<Name> };

async function loadAll(sources: Sources, locale: Locale): Promise<Partial<Messages>> {
  const texts = Object.entries(sources).map(async ([area, load]) => [area, (await load[locale]()).default]);
  return Object.fromEntries(await Promise.all(texts)) as Partial<Messages>;
}

/** Texts that come with a part that is loaded late, in place of a page's props, where they would stand a second time. */
export function lateTexts(sources: Sources) {
  const loaded: Partial<Record<Locale, Promise<Partial<Messages>>>> = {};
  // One promise a language, so that React finds the same one at each attempt.
  const load = (locale: Locale) => (loaded[locale] ??= loadAll(sources, locale));

  return function LateTexts({ children }: { children: ReactNode }) {
    const locale = useLocale();
    const messages = { ...useMessages(), ...use(load(locale)) };
    return (
      <NextIntlClientProvider locale={locale} messages={messages} timeZone="Asia/Kolkata">
        {children}
      </NextIntlClientProvider>
    );
  };
}
