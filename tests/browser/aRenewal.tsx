import { render } from '@testing-library/react';
import { RenewalsPage } from '@/components/renewals/RenewalsPage';
import { sayPlace } from '@/lib/domain/places/billPlace';
import { findCity } from '@/lib/domain/places/cities';
import { priceOne } from '@/lib/domain/quote/pricing/price';
import type { RenewalDto } from '@/lib/domain/renewals/contract';
import { renewalDatesOf } from '@/lib/domain/renewals/renewalDates';
import { earnedDiscount } from '@/lib/domain/renewals/renewalDiscount';
import { priceRenewal } from '@/lib/domain/renewals/renewalPrice';
import bill from '@/locales/en/bill.json';
import forms from '@/locales/en/forms.json';
import renewals from '@/locales/en/renewals.json';
import session from '@/locales/en/session.json';
import verify from '@/locales/en/verify.json';
import { fakeApi } from './fakeApi';
import { aRouter, inPage } from './inPage';

export const policyNumber = 'SUK2026-01234567897';
const place = findCity('Pune')!;
const plan = { product: 'reassurev2', tier: 'Platinum+', riders: ['safeguard-plus'], place } as const;
const family = [
  { memberId: '1', name: 'Arjun', relation: 'self', dateOfBirth: '1992-04-02' },
  { memberId: '2', name: 'Meera', relation: 'spouse', dateOfBirth: '1994-01-20' },
  { memberId: '3', name: 'Tara', relation: 'daughter', dateOfBirth: '2020-07-01' },
] as const;

/** The worked family of the design, on 3 November 2028. */
export function worked(change: Partial<RenewalDto> = {}): RenewalDto {
  const last = priceOne({ ...plan, members: family, sumInsured: 10_00_000, tenure: 1 }, '2026-11-20');
  if (last.kind === 'refused') throw new Error(last.refused.reason);
  const price = priceRenewal({
    ...plan,
    last: { bill: last.price, members: family },
    leave: [],
    join: [],
    keepsAge: false,
    sumInsured: 10_00_000,
    startsOn: '2028-11-22',
    validUntil: '2028-12-21',
    earnedPercent: 12,
    claimed: 1_25_680,
  })!;
  return {
    policyNumber,
    product: 'reassurev2',
    productName: 'ReAssure 2.0',
    tier: 'Platinum+',
    endsOn: '2028-11-21',
    status: 'open',
    today: '2028-11-03',
    startsOn: '2028-11-22',
    paidOn: '2027-11-20',
    holder: 'Arjun',
    sumInsured: 10_00_000,
    sums: [10_00_000, 15_00_000],
    dates: renewalDatesOf('2028-11-21'),
    data: {},
    version: 1,
    about: 'as-shown',
    earned: earnedDiscount(214),
    price: { ...price, prices: price.prices.map((each) => sayPlace(each, 'en')) },
    choices: { tenure: 1, sumInsured: 10_00_000, leave: [] },
    carried: {
      sumInsured: 10_00_000,
      carried: 18_74_320,
      before: 10_00_000,
      added: 8_74_320,
      most: 50_00_000,
      mostTimes: 5,
      times: 1.87,
    },
    people: family.map(({ memberId, name, relation }, at) => ({
      memberId,
      name,
      relation,
      age: [36, 34, 8][at]!,
      amount: [9_474, 4_110, 1_520][at]!,
      isLeaving: false,
      isNew: false,
      waits: [],
    })),
    ...change,
  };
}

export const texts = { renewals, bill, forms, session, verify };

export function show(renewal: RenewalDto) {
  const { tier, productName, endsOn, status, renewedBy } = renewal;
  const summary = {
    policyNumber: renewal.policyNumber,
    tier,
    productName,
    endsOn,
    status,
    ...(renewedBy && { renewedBy }),
  };
  const calls = fakeApi((url) => ({
    body: url.includes('renewal?') || url.endsWith('/renewal') ? renewal : { renewals: [summary] },
  }));
  render(<RenewalsPage />, {
    wrapper: inPage(aRouter('/renewals').router, texts),
  });
  return calls;
}
