import { NextIntlClientProvider, useLocale, useMessages } from 'next-intl';
import { use } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import { Articles } from './Articles';
import { Claims } from './Claims';
import { Fraud } from './Fraud';
import type { HomePrices } from './homePrices';
import { LiveBill } from './LiveBill';
import { Need } from './Need';
import { Plans } from './Plans';
import { Recommend } from './Recommend';
import { Trust } from './Trust';
import { Why } from './Why';

type Texts = Pick<Messages, 'sections'>;

const sources: Record<Locale, () => Promise<{ default: Messages['sections'] }>> = {
  en: () => import('@/locales/en/sections.json'),
  hi: () => import('@/locales/hi/sections.json'),
  ta: () => import('@/locales/ta/sections.json'),
};

const loaded: Partial<Record<Locale, Promise<Texts>>> = {};

// One promise a language, so that React finds the same one at each attempt.
const loadTexts = (locale: Locale) =>
  (loaded[locale] ??= sources[locale]().then(({ default: sections }) => ({ sections })));

/**
 * What lies below the first view. It is in the prerendered page; its script and its texts come when it is about to be
 * seen, so that the page carries each text once.
 */
export function HomeSections({ prices: { from, bills } }: { prices: HomePrices }) {
  const locale = useLocale();
  const texts = use(loadTexts(locale));
  const frame = useMessages();
  return (
    <NextIntlClientProvider locale={locale} messages={{ ...frame, ...texts }} timeZone="Asia/Kolkata">
      <LiveBill bills={bills} />
      <Trust />
      <Why />
      <Need premium={bills[0]?.priceAfterTax ?? 0} />
      <Plans prices={from} />
      <Recommend prices={from} />
      <Claims />
      <Articles />
      <Fraud />
    </NextIntlClientProvider>
  );
}
