import { claimTermsOf, type InsuredPlan } from '@/lib/domain/claims/settle/claimTerms';
import { toPaise } from '@/lib/domain/common/money';
import { PLAN_FEATURES } from '@/lib/domain/plans/planFeatures.data';
import { carryForward } from './carryForward';
import { earnedDiscount } from './renewalDiscount';
import { newTermStart, renewalDatesOf, renewalStageOn } from './renewalDates';
import { renewedWaits } from './renewalWaits';

const plan: InsuredPlan = {
  product: 'reassurev2',
  tier: 'Platinum+',
  riders: ['safeguard-plus'],
  sumInsured: 10_00_000,
  startsOn: '2026-11-22',
  endsOn: '2028-11-21',
};
const termsOf = (more: Partial<InsuredPlan> = {}) => claimTermsOf({ ...plan, ...more })!;
const claim = (admittedOn: string, rupees: number) => ({
  admittedOn,
  admitted: toPaise(rupees),
  paid: toPaise(rupees),
});

test('the worked family carries 18,74,320: a whole year, and what dengue left of the next', () => {
  expect(carryForward(termsOf(), [claim('2028-10-10', 1_25_680)], 10_00_000)).toEqual({
    sumInsured: 10_00_000,
    carried: 18_74_320,
    before: 10_00_000,
    added: 8_74_320,
    most: 50_00_000,
    mostTimes: 5,
    times: 1.87,
  });
});

test('what came from the term before is added to, up to the most of the variant', () => {
  const next = { startsOn: '2028-11-22', endsOn: '2029-11-21' };
  const terms = { ...termsOf(next), carriedIn: toPaise(18_74_320) };
  expect(carryForward(terms, [], 10_00_000)?.carried).toBe(28_74_320);
  expect(carryForward({ ...terms, carriedIn: toPaise(48_00_000) }, [], 10_00_000)?.carried).toBe(50_00_000);
  expect(carryForward(terms, [], 5_00_000)).toMatchObject({ carried: 25_00_000, most: 25_00_000, times: 5 });
});

test('of every variant, ten unused years reach its own scale and never more', () => {
  for (const [product, tiers] of Object.entries(PLAN_FEATURES))
    for (const [tier, features] of Object.entries(tiers)) {
      const terms = claimTermsOf({ ...plan, product, tier, riders: [], endsOn: '2038-11-21' });
      const times = features?.unusedCover?.values?.times;
      const carried = terms && carryForward(terms, [], 10_00_000)?.carried;
      expect(carried).toBe(terms && times ? Math.min(12, times) * 10_00_000 : undefined);
    }
});

test.each([
  [0, 0, 5, 120],
  [119, 0, 5, 1],
  [214, 12, 20, 16],
  [300, 30, undefined, undefined],
])('%d active days earn %d%%', (days, percent, nextPercent, daysLeft) => {
  const { next, ...earned } = earnedDiscount(days);
  expect(earned).toEqual({ activeDays: days, percent });
  expect([next?.percent, next?.daysLeft]).toEqual([nextPercent, daysLeft]);
});

test.each([
  ['2028-09-21', 'early'],
  ['2028-09-22', 'open'],
  ['2028-11-21', 'open'],
  ['2028-11-22', 'grace'],
  ['2028-12-21', 'grace'],
  ['2028-12-22', 'lapsed'],
])('on %s a policy that ends on 21 November is %s', (today, stage) => {
  expect(renewalStageOn('2028-11-21', today)).toBe(stage);
});

test('the next term begins without a gap, or on the day of a late payment', () => {
  expect(newTermStart('2028-11-21', '2028-10-01')).toBe('2028-11-22');
  expect(newTermStart('2028-11-21', '2028-12-05')).toBe('2028-12-05');
  expect(renewalDatesOf('2028-11-21')).toMatchObject({ graceUntil: '2028-12-21', lapsesOn: '2028-12-22' });
});

test('served waits stay served: they count from the first day of cover, not of the term', () => {
  const next = termsOf({ startsOn: '2028-11-22', endsOn: '2029-11-21' });
  const from = (since: string) =>
    renewedWaits(next, since).find(({ reason }) => reason === 'existingIllness');
  expect(from('2026-11-22')?.paidFrom).toBe('2029-11-22');
  expect(from('2028-11-22')?.paidFrom).toBe('2031-11-22');
});
