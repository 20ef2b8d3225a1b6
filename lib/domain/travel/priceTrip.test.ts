import { priceTrip, priceTripFor } from './priceTrip';
import { TRIP_RATES } from './rates.data';
import type { Trip } from './trip';

const today = '2026-11-21';
const trip: Trip = {
  destination: 'thailand',
  startsOn: '2026-12-20',
  endsOn: '2026-12-29',
  travellers: ['2019-07-01', '1991-04-02'],
};
const totalOf = (change: Partial<Trip>, sum = 50_000) =>
  priceTripFor({ ...trip, ...change }, sum, today)?.priceAfterTax ?? 0;

test('the worked trip: ten days in Thailand for one of 35 and a child, the eldest first', () => {
  // (190 + 21 × 10) = 400 for the adult; 85% of it for the child; 18% of 740 are 133.2.
  expect(priceTripFor(trip, 50_000, today)).toEqual({
    sumInsuredUsd: 50_000,
    breakdown: [
      { key: 'member', label: 'traveller', values: { age: 35, days: 10 }, amount: 400 },
      { key: 'member', label: 'traveller', values: { age: 7, days: 10 }, amount: 340 },
      { key: 'tax', label: 'gst', values: { percent: 18 }, amount: 133 },
      { key: 'fee', label: 'fee', amount: 0 },
    ],
    priceBeforeTax: 740,
    tax: 133,
    priceAfterTax: 873,
    rateVersion: TRIP_RATES.version,
    // The day of departure, before the thirty days.
    validUntil: '2026-12-20',
  });
});

test('the lines of every price add up, and a longer, farther, older or larger cover never costs less', () => {
  const { plans } = priceTrip(trip, today);
  for (const { breakdown, priceBeforeTax, tax, priceAfterTax } of plans) {
    expect(breakdown.reduce((sum, { amount }) => sum + amount, 0)).toBe(priceAfterTax);
    expect(priceBeforeTax + tax).toBe(priceAfterTax);
    expect(Number.isInteger(priceAfterTax)).toBe(true);
  }
  const prices = plans.map(({ priceAfterTax }) => priceAfterTax);
  expect(prices).toEqual(prices.toSorted((one, other) => one - other));
  expect(totalOf({ endsOn: '2026-12-30' })).toBeGreaterThan(totalOf({}));
  expect(totalOf({ destination: 'usa' })).toBeGreaterThan(totalOf({ destination: 'schengen' }));
  expect(totalOf({ travellers: ['1955-04-02'] })).toBeGreaterThan(totalOf({ travellers: ['1956-04-02'] }));
});

test('a sum that a traveller is too old for is named with its age, by the age on the day of leaving', () => {
  const on70 = { ...trip, travellers: ['1956-12-20', '1991-04-02'] };
  expect(priceTrip(on70, today).refused).toEqual([{ sumInsuredUsd: 5_00_000, maxAge: 60 }]);
  const on71 = { ...trip, travellers: ['1955-12-20'] };
  expect(priceTrip(on71, today).plans.map(({ sumInsuredUsd }) => sumInsuredUsd)).toEqual([50_000]);
  expect(priceTripFor(on71, 1_00_000, today)).toBeUndefined();
});
