import { termsOf } from '@/lib/domain/plans/catalogue';
import { PLAN_FEATURES, type Feature, type PlanFeatures } from '@/lib/domain/plans/planFeatures.data';
import { findProduct } from '@/lib/domain/plans/products';
import { PRODUCTS, type ProductSlug, type VariantName } from '@/lib/domain/plans/products.data';
import { elsewhereOf, suitsOf } from './fits';
import { paysOf } from './pays';
import { firstDayOf, monthsOf, waitsOf, yearsOf } from './waitLine';

const today = '2026-11-20';

type Variant = readonly [slug: ProductSlug, variant: VariantName | '', features: PlanFeatures];
const variants: readonly Variant[] = PRODUCTS.flatMap(({ slug }) =>
  (Object.entries(PLAN_FEATURES[slug]) as [VariantName | '', PlanFeatures][]).map(
    ([variant, features]) => [slug, variant, features] as const,
  ),
);

const waitedIn = (features: PlanFeatures, feature: Feature, unit: string) =>
  features[feature]?.values?.[unit];

test.each(variants)('%s %s waits as long as its table says', (slug, variant, features) => {
  const waited = waitsOf(slug, variant).map(({ kind, unit, from }) => [kind, `${from - 1} ${unit}s`]);
  const isWhole = features.firstDays?.answer === 'noClaim';
  const days = waitedIn(features, 'firstDays', 'days');
  const kinds = ['namedIllness', 'maternity', 'existingIllness'] as const;
  const months = kinds.flatMap((kind) => {
    const count = waitedIn(features, kind, 'months');
    return count === undefined ? [] : [[kind, `${count} months`]];
  });
  const first = isWhole
    ? [['anyClaim', `${days} days`]]
    : [
        ['accident', '0 days'],
        ['newIllness', `${days} days`],
      ];
  expect(Object.fromEntries(waited)).toEqual(
    Object.fromEntries([...(features.firstDays ? first : []), ...months]),
  );
});

test.each([
  ['day', 1, '2026-11-20', 0],
  ['day', 31, '2026-12-20', 30 / (365 / 12)],
  ['month', 10, '2027-08-20', 9],
  ['month', 37, '2029-11-20', 36],
] as const)('%s %i of a policy that starts today is %s', (unit, from, day, months) => {
  const wait = { kind: 'maternity', unit, from } as const;
  expect(firstDayOf(wait, today)).toBe(day);
  expect(monthsOf(wait)).toBeCloseTo(months);
});

test('the scale ends a year after the last wait', () => {
  expect(yearsOf(waitsOf('reassurev2', 'Platinum+'))).toBe(4);
  expect(yearsOf(waitsOf('reassurev2', 'Bronze+'))).toBe(5);
  expect(yearsOf(waitsOf('corona-rakshak', ''))).toBe(1);
  expect(waitsOf('accident-care', '')).toEqual([]);
});

test.each(variants)('%s %s suits for what it has itself', (slug, variant, features) => {
  const suits = suitsOf(slug, variant);
  expect(suits.length).toBeGreaterThan(0);
  for (const { claim } of suits) expect(claim).toMatchObject(features[claim.feature] ?? { none: '' });
});

test.each(variants)(
  '%s %s leads elsewhere for what it lacks, to plans that have it',
  (slug, variant, own) => {
    const found = elsewhereOf(slug, variant, today);
    expect(found.length).toBeGreaterThan(0);
    for (const { reason, values, plan } of found) {
      const other: PlanFeatures = plan
        ? ((PLAN_FEATURES[plan.slug] as Record<string, PlanFeatures>)[plan.variant] ?? {})
        : {};
      const has = {
        older: () => (termsOf('senior-first', today)?.entryAge.max ?? 0) > (values.age ?? 0),
        younger: () => (termsOf(plan?.slug ?? slug, today)?.entryAge.min ?? 99) < (values.age ?? 0),
        covered: () => other.youPayFirst?.values?.lakh === values.lakh && !own.youPayFirst,
        uncovered: () => !other.youPayFirst && own.youPayFirst?.values?.lakh === values.lakh,
        child: () => other.maternity?.values?.months === values.sooner && own.maternity?.answer === 'none',
        sooner: () =>
          other.maternity?.values?.months === values.sooner &&
          own.maternity?.values?.months === values.months,
        share: () => other.coPayment?.answer === 'none' && own.coPayment?.values?.percent === values.percent,
        room: () => other.room?.answer === 'any' && own.room?.answer !== 'any',
        children: () => termsOf(plan?.slug ?? slug, today)?.children !== undefined,
        bills: () => !other.paidFor && own.paidFor !== undefined,
        managed: () => termsOf(slug, today)?.riders.includes('smart-health'),
      }[reason]();
      expect([reason, has]).toEqual([reason, true]);
      expect(plan && plan.slug === slug && plan.variant === variant).toBeFalsy();
    }
  },
);

test.each(variants)('%s %s says of each topic what is paid and what is not', (slug, variant) => {
  const rows = paysOf(slug, variant);
  expect(rows.length).toBeGreaterThan(2);
  expect(rows.length).toBeLessThanOrEqual(8);
  expect(new Set(rows.map(({ topic }) => topic)).size).toBe(rows.length);
  expect(rows.some(({ topic }) => topic === 'sum')).toBe(findProduct(slug)?.pays === 'lumpSum');
});
