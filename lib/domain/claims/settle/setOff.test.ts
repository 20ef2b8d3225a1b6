import { toPaise, toRupees } from '@/lib/domain/common/money';
import { claimTermsOf } from './claimTerms';
import { hospitalsPartOf, payableOf } from './hospitalCash';
import { type HospitalBill, settle } from './settle';

const policy = {
  product: 'reassurev2',
  tier: 'Platinum+',
  sumInsured: 10_00_000,
  startsOn: '2026-11-22',
  endsOn: '2029-11-21',
};
const termsOf = (refund: number, riders: string[] = []) =>
  claimTermsOf({ ...policy, riders, cancelled: { requestedOn: '2028-11-01', refund } })!;
const surgeon = (rupees: number): HospitalBill => ({
  admittedOn: '2028-10-10',
  dischargedOn: '2028-10-14',
  billsByRoom: true,
  cause: { kind: 'illness' },
  lines: [{ head: 'surgeon', billed: toPaise(rupees) }],
});
const sums = (settled: ReturnType<typeof settle>) =>
  [settled.paid, settled.setOff ?? toPaise(0), payableOf(settled)].map(toRupees);

test('premium that came back is taken off what is paid, once for all claims of the term', () => {
  const first = settle(termsOf(20_000), surgeon(12_000), []);
  expect(sums(first)).toEqual([12_000, 12_000, 0]);
  const { paid, setOff } = first;
  const past = [{ admittedOn: '2028-10-10', admitted: paid, paid, setOff }];
  expect(sums(settle(termsOf(20_000), surgeon(50_000), past))).toEqual([50_000, 8_000, 42_000]);
});

test('it comes out of hospital cash before it lowers the hospital’s part', () => {
  const parts = (refund: number) => {
    const settled = settle(termsOf(refund, ['hospital-cash']), surgeon(50_000), []);
    return [hospitalsPartOf(settled), payableOf(settled)].map(toRupees);
  };
  expect(parts(1_500)).toEqual([50_000, 52_500]);
  expect(parts(20_000)).toEqual([34_000, 34_000]);
});
