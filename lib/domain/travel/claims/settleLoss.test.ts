import { chances } from '@/tests/travel/chances';
import { exchangeRateOn, settleLoss } from './settleLoss';
import { TRIP_LOSS_KEYS } from './losses.data';

// Written down again, in cents: what a kind of loss pays at most, and what of each bill is the customer's.
const MOST = {
  medical: 50_000_00,
  baggage: 1_000_00,
  delay: 300_00,
  cancellation: 1_500_00,
  interruption: 7_500_00,
  sponsor: 10_000_00,
  visit: 5_000_00,
} as const;
const OWN = {
  medical: 100_00,
  baggage: 0,
  delay: 0,
  cancellation: 0,
  interruption: 0,
  sponsor: 0,
  visit: 0,
} as const;
const cover = { sumInsuredUsd: 50_000, usedCents: 0 };
const on = '2026-11-23';

test('a hospital bill of $1,840 with $40 without paper pays $1,700, at the rate of a named day', () => {
  const paid = settleLoss({ loss: 'medical', on, spentCents: 1_840_00, cutCents: 40_00 }, cover);
  expect(paid).toMatchObject({
    deductibleCents: 100_00,
    paidCents: 1_700_00,
    overCents: 0,
    rate: { from: '2026-11-01', paise: 9_031 },
    rupees: 1_53_527,
  });
});

test.each([
  ['2025-06-01', '2026-01-01'],
  ['2026-10-31', '2026-10-01'],
  ['2026-11-01', '2026-11-01'],
  ['2029-01-01', '2026-11-01'],
])('on %s the rate of %s counts', (day, from) => {
  expect(exchangeRateOn(day).from).toBe(from);
});

test('300 losses are paid to the cent and the rupee by another way, and never above what is left', () => {
  const chance = chances(5);
  const upTo = (most: number) => Math.floor(chance() * (most + 1));
  for (let run = 0; run < 300; run += 1) {
    const loss = TRIP_LOSS_KEYS[upTo(6)] ?? 'delay';
    const spentCents = upTo(chance() < 0.2 ? 80_000_00 : 2_000_00);
    const cutCents = upTo(spentCents);
    const usedCents = upTo(MOST[loss]);
    const made = settleLoss({ loss, on, spentCents, cutCents }, { ...cover, usedCents });
    let due = BigInt(spentCents) - BigInt(cutCents) - BigInt(OWN[loss]);
    if (due < 0n) due = 0n;
    const left = BigInt(MOST[loss] - usedCents);
    if (due > left) due = left;
    // Halves up.
    const rupees = (2n * due * 9_031n + 10_000n) / 20_000n;
    expect([run, made.paidCents, made.rupees]).toEqual([run, Number(due), Number(rupees)]);
    const { deductibleCents, overCents, paidCents } = made;
    expect(cutCents + deductibleCents + overCents + paidCents).toBe(spentCents);
  }
});
