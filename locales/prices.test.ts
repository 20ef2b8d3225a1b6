import type { Locale } from '@/lib/domain/common/locales';
import { createTranslator } from 'next-intl';
import { refusalValues } from '@/lib/i18n/refusalValues';
import { sayPlace } from '@/lib/domain/places/billPlace';
import { findCity } from '@/lib/domain/places/cities';
import { minimumAgeDate } from '@/lib/domain/common/dates';
import { RELATIONS, type Member } from '@/lib/domain/quote/members';
import { FEATURES } from '@/lib/domain/plans/planFeatures.data';
import { featuresOf } from '@/lib/domain/plans/planFeatures';
import { rangesOf } from '@/lib/domain/plans/planClaims';
import { priceOne, type PriceInput } from '@/lib/domain/quote/pricing/price';
import { RATE_TABLES } from '@/lib/domain/quote/pricing/rates.data';
import { PRODUCTS } from '@/lib/domain/plans/products.data';
import { RIDER_FACTS, RIDER_KEYS } from '@/lib/domain/plans/riders.data';
import enBill from './en/bill.json';
import enPlans from './en/plans.json';
import hiBill from './hi/bill.json';
import hiPlans from './hi/plans.json';
import taBill from './ta/bill.json';
import taPlans from './ta/plans.json';

const today = '2026-11-20';
const texts = [
  ['en', { bill: enBill, plans: enPlans }],
  ['hi', { bill: hiBill, plans: hiPlans }],
  ['ta', { bill: taBill, plans: taPlans }],
] as const;

/** Fails where the site would show the key. */
function translator(locale: Locale, messages: object) {
  const onError = (error: Error) => {
    throw error;
  };
  const t = createTranslator<never>({ locale, messages: messages as never, onError }) as unknown as {
    (key: string, values?: object): string;
    has: (key: string) => boolean;
  };
  return t;
}

function keysOf(value: object, prefix = ''): readonly string[] {
  return Object.entries(value).flatMap(([key, each]) =>
    typeof each === 'string' ? [`${prefix}${key}`] : keysOf(each, `${prefix}${key}.`),
  );
}

const people: readonly Member[] = RELATIONS.map((relation) => ({
  relation,
  dateOfBirth: relation === 'son' || relation === 'daughter' ? '2026-01-01' : minimumAgeDate(today, 40),
}));
const families: readonly (readonly Member[])[] = [
  ...people.map((member) => [{ relation: 'self', dateOfBirth: minimumAgeDate(today, 61) } as const, member]),
  people.slice(0, 1),
];
const inputs: readonly PriceInput[] = RATE_TABLES.flatMap(({ product, covers }) =>
  families.flatMap((members) =>
    ['Delhi', 'Pune'].map(findCity).flatMap((place) =>
      [covers[0]?.[0] ?? 0, 7_00_000].map((sumInsured) => ({
        product,
        sumInsured,
        tenure: 3,
        place,
        members: members.map((member) => ({ ...member, loading: 1_000 })),
        riders: product === 'reassurev2' ? RIDER_KEYS : [],
      })),
    ),
  ),
);

test.each(texts)('in %s every line of every bill and every refusal has its words', (locale, messages) => {
  const t = translator(locale, messages);
  for (const day of [today, '2025-01-01']) {
    for (const outcome of inputs.map((input) => priceOne(input, day))) {
      const told =
        outcome.kind === 'refused'
          ? [t(`plans.refused.${outcome.refused.reason}`, refusalValues(outcome.refused, locale))]
          : sayPlace(outcome.price, locale).breakdown.flatMap(({ label, values }) => [
              t(`bill.${label}`, values),
              t.has(`bill.${label}Note`) ? t(`bill.${label}Note`, values) : '-',
            ]);
      for (const text of told) expect(text).toMatch(/^[^{}]+$/);
    }
  }
});

test.each(texts)('in %s every plan, feature and rider has its words', (locale, messages) => {
  const t = translator(locale, messages);
  for (const rider of RIDER_KEYS) {
    expect(t(`plans.riders.${rider}.text`, RIDER_FACTS[rider])).toMatch(/^[^{}]+$/);
  }
  for (const feature of FEATURES) expect(t(`plans.features.${feature}.label`)).not.toBe('');
  for (const { slug, tiers } of PRODUCTS) {
    expect(t(`plans.products.${slug}.line`, rangesOf(slug))).toMatch(/^[^{}]+$/);
    for (const tier of ['', ...tiers]) {
      for (const { feature, answer, values } of featuresOf(slug, tier)) {
        expect(t(`plans.features.${feature}.${answer}`, values)).toMatch(/^[^{}]+$/);
      }
    }
  }
});

test.each(texts)('%s has the keys of English', (_, { bill, plans }) => {
  expect(keysOf(bill)).toEqual(keysOf(enBill));
  expect(keysOf(plans)).toEqual(keysOf(enPlans));
});

test('the worked family reads its bill', () => {
  const t = translator('en', texts[0][1]);
  expect(t('bill.memberEldest', { relation: 'self', age: 34 })).toBe('You, 34');
  expect(t('bill.member', { relation: 'daughter', age: 0 })).toBe('Daughter, under 1');
  expect(t('bill.discount', { name: 'reassure' })).toBe('ReAssure discount');
  expect(t('bill.yearAheadNote', { percent: 7.5 })).toBe('7.5% less');
  expect(
    t(
      'plans.refused.sumInsuredNotOffered',
      refusalValues({ values: { range: 'one', leastLakh: 100, mostLakh: 100 } }, 'en'),
    ),
  ).toBe('It is not offered with this sum insured: choose ₹1\u00a0crore.');
});
