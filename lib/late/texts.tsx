import { NextIntlClientProvider, useLocale, useMessages } from 'next-intl';
import { type ComponentType, useMemo } from 'react';
import type { Locale } from '@/lib/domain/common/locales';
import type { Area, Messages } from '@/lib/i18n/messages';

/** An area's lazy texts by language. */
export type Late<Name extends Area> = Record<Locale, () => Promise<{ default: Messages[Name] }>>;
export type Sources = { [Name in Area]?: Late<Name> };

export async function loadTexts(sources: Sources, locale: Locale): Promise<Partial<Messages>> {
  const texts = Object.entries(sources).map(async ([area, load]) => [area, (await load[locale]()).default]);
  return Object.fromEntries(await Promise.all(texts)) as Partial<Messages>;
}

/** Provides a part's own texts, which would otherwise repeat in the page's props. */
export function withTexts<Props extends object>(
  Part: ComponentType<Props>,
  texts: Partial<Messages>,
): ComponentType<Props> {
  return function WithTexts(props: Props) {
    const ofPage = useMessages();
    // Memoised, since a new object re-renders everything that reads a text.
    const messages = useMemo(() => ({ ...ofPage, ...texts }), [ofPage]);
    return (
      <NextIntlClientProvider locale={useLocale()} messages={messages} timeZone="Asia/Kolkata">
        <Part {...props} />
      </NextIntlClientProvider>
    );
  };
}
