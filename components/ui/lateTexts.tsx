import { NextIntlClientProvider, useLocale, useMessages } from 'next-intl';
import { use, type ReactNode } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import type { Area, Messages } from '@/lib/i18n/messages';

type Sources<Name extends Area> = Record<Locale, () => Promise<{ default: Messages[Name] }>>;

/** Texts that come with a part that is loaded late, in place of a page's props, where they would stand a second time. */
export function lateTexts<Name extends Area>(area: Name, sources: Sources<Name>) {
  const loaded: Partial<Record<Locale, Promise<Messages[Name]>>> = {};
  // One promise a language, so that React finds the same one at each attempt.
  const load = (locale: Locale) => (loaded[locale] ??= sources[locale]().then((module) => module.default));

  return function LateTexts({ children }: { children: ReactNode }) {
    const locale = useLocale();
    const texts = use(load(locale));
    const messages = { ...useMessages(), [area]: texts };
    return (
      <NextIntlClientProvider locale={locale} messages={messages} timeZone="Asia/Kolkata">
        {children}
      </NextIntlClientProvider>
    );
  };
}
