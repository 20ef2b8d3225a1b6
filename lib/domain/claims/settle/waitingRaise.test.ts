import { toPaise, toRupees } from '@/lib/domain/common/money';
import { claimTermsOf } from './claimTerms';
import type { PastClaim } from './coverLeft';
import { type HospitalBill, settle } from './settle';

const LAKH = 1_00_000;
const policy = {
  product: 'health-recharge',
  tier: '',
  riders: [],
  sumInsured: 10 * LAKH,
  startsOn: '2027-11-22',
  endsOn: '2028-11-21',
  raised: [{ from: 5 * LAKH, on: '2027-11-22' }],
};
const terms = {
  ...claimTermsOf(policy)!,
  coveredFrom: '2020-11-22',
  deductible: toPaise(0),
  carriedTimes: 3,
  carriedIn: toPaise(3 * LAKH),
};
const surgeon = (rupees: number, cause: HospitalBill['cause']): HospitalBill => ({
  admittedOn: '2028-01-10',
  dischargedOn: '2028-01-12',
  billsByRoom: true,
  cause,
  lines: [{ head: 'surgeon', billed: toPaise(rupees) }],
});

test('what waits of a raised sum is left for a later claim, and carried cover is used once', () => {
  const waiting = settle(terms, surgeon(8 * LAKH, { kind: 'illness', isExisting: true }), []);
  expect([waiting.paid, waiting.ofCarried!].map(toRupees)).toEqual([8 * LAKH, 3 * LAKH]);
  const { paid, ofCarried } = waiting;
  const past: PastClaim[] = [{ admittedOn: '2028-01-10', admitted: paid, paid, ofCarried }];
  const later = settle(terms, surgeon(9 * LAKH, { kind: 'accident' }), past);
  expect(toRupees(later.paid)).toBe(5 * LAKH);
  expect(later.ofCarried).toBeUndefined();
});
