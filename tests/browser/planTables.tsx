import { readFileSync } from 'node:fs';
import { render } from '@testing-library/react';
import { NextIntlClientProvider, type Messages } from 'next-intl';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { findCity } from '@/lib/domain/places/cities';
import { minimumAgeDate } from '@/lib/domain/common/dates';
import { PLAN_FEATURES, type Answer, type PlanFeatures } from '@/lib/domain/plans/planFeatures.data';
import { priceOne } from '@/lib/domain/quote/pricing/price';
import type { ProductSlug, VariantName } from '@/lib/domain/plans/products.data';
import type { RiderKey } from '@/lib/domain/plans/riders.data';
import type { Locale } from '@/lib/i18n/locales';
import { inPage } from './inPage';

/** Plan tables and prices, read without the code that shows them. */

export type Variant = VariantName | '';

export const today = '2026-11-20';

export const tableOf = (slug: ProductSlug) =>
  PLAN_FEATURES[slug] as Readonly<Partial<Record<Variant, PlanFeatures>>>;
export const variantsOf = (slug: ProductSlug) => Object.keys(tableOf(slug)) as Variant[];
export const isNothing = (answer: Answer | undefined) => answer === undefined || answer.answer === 'none';
export const valuesOf = (answer: Answer | undefined) => Object.values(answer?.values ?? {});

export const numbersIn = (text: string) =>
  (text.replaceAll('COVID-19', '').match(/\d[\d,]*/g) ?? []).map((number) =>
    Number(number.replaceAll(',', '')),
  );

/** The lowest price of all variants, priced one by one. */
export function lowestOf(
  slug: ProductSlug,
  sumInsured: number,
  age: number,
  riders: readonly RiderKey[] = [],
) {
  const priced = variantsOf(slug).map((tier) => {
    const members = [{ relation: 'self', dateOfBirth: minimumAgeDate(today, age) } as const];
    const place = findCity('Delhi');
    const outcome = priceOne({ product: slug, tier, members, sumInsured, tenure: 1, place, riders }, today);
    return { tier, price: outcome.kind === 'priced' ? outcome.price.priceAfterTax : Infinity };
  });
  return priced.toSorted((one, other) => one.price - other.price)[0]!;
}

const areas = [
  ...[
    'bill',
    'common',
    'footer',
    'forms',
    'homeSections',
    'recommend',
    'layout',
    'listing',
    'liveBill',
    'menu',
    'planClaims',
    'plans',
  ],
  ...['group', 'product', 'reading', 'resume', 'validation'],
];

export const messagesOf = (locale: Locale) =>
  Object.fromEntries(
    areas.map((area) => [area, JSON.parse(readFileSync(`locales/${locale}/${area}.json`, 'utf8')) as object]),
  ) as unknown as Messages;

/** Fails on missing texts. */
function inLocale(locale: Locale, part: ReactNode) {
  const fail = (error: Error) => {
    throw error;
  };
  return (
    <NextIntlClientProvider
      locale={locale}
      messages={messagesOf(locale)}
      timeZone="Asia/Kolkata"
      onError={fail}
    >
      {part}
    </NextIntlClientProvider>
  );
}

export function showIn(locale: Locale, part: ReactNode) {
  return render(inLocale(locale, part), { wrapper: inPage() });
}

/** As the build prerenders it: much quicker than a page in a browser. */
export function prerenderIn(locale: Locale, part: ReactNode): HTMLElement {
  const Frame = inPage();
  const place = document.createElement('div');
  place.innerHTML = renderToStaticMarkup(<Frame>{inLocale(locale, part)}</Frame>);
  return place;
}
