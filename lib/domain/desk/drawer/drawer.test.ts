import { advisorTaskOf, ADVISOR_TASKS, shownTaskOf } from './advisorTask';
import { toDeskBill } from './deskBill';
import type { BreakdownLine } from '@/lib/domain/quote/pricing/contract';
import { missingSteps } from '@/lib/domain/quote/journey/nextStep';

test('a bill for the desk sums up the people, whom an illness may have made dearer', () => {
  const breakdown: BreakdownLine[] = [
    { key: 'member', label: 'memberEldest', values: { relation: 'self', age: 34 }, amount: 8_826 },
    { key: 'loading', label: 'loading', values: { relation: 'self', percent: 20 }, amount: 1_765 },
    { key: 'member', label: 'member', values: { relation: 'son', age: 6 }, amount: 1_520 },
    { key: 'zone', label: 'zone', amount: -1_143 },
  ];
  const price = { breakdown, priceAfterTax: 10_968, priceBeforeTax: 10_968, tax: 0 };
  expect(toDeskBill({ ...price, rateVersion: '1', validUntil: '2026-12-08' })).toEqual({
    breakdown: [{ key: 'people', label: 'together', amount: 12_111 }, breakdown[3]],
    priceAfterTax: 10_968,
    validUntil: '2026-12-08',
  });
});

const facts = { hasPrice: true, isIdentityCall: false, isIdentityOpen: false };
test.each([
  [{ next: 'advisor' }, 'agreePlan'],
  [{ next: 'travellers' }, 'sendQuote'],
  [{ next: 'payment', isIdentityCall: true }, 'callForIdentity'],
  [{ next: 'decision', isIdentityOpen: true }, 'awaitIdentity'],
  [{ next: 'decision' }, 'awaitDecision'],
  [{ next: 'done', isIdentityCall: true }, 'none'],
  [{ next: 'verify' }, 'sendQuote'],
  [{ next: 'verify', hasPrice: false }, 'completeQuote'],
  [{ next: 'advisor', hasPrice: false }, 'agreePlan'],
  [{ next: 'payment' }, 'sendPayment'],
  [{ next: 'application' }, 'sendApplication'],
] as const)('%j: %s', (given, task) => {
  expect(advisorTaskOf({ ...facts, ...given })).toBe(task);
  expect(ADVISOR_TASKS).toContain(task);
});

test.each([
  ...(['sent', 'delivered', 'opened', 'paying'] as const).flatMap((link) => [
    [{ task: 'sendQuote', link }, 'awaitLink'] as const,
    [{ task: 'sendPayment', link }, 'awaitLink'] as const,
    [{ task: 'sendApplication', link }, 'awaitLink'] as const,
    [{ task: 'agreePlan', link }, 'agreePlan'] as const,
  ]),
  ...(['failed', 'expired', 'cancelled', 'paid', undefined] as const).map(
    (link) => [{ task: 'sendPayment', link }, 'sendPayment'] as const,
  ),
  [{ task: 'awaitDecision', submission: 'unsettled', link: undefined }, 'submitAgain'],
  [{ task: 'awaitDecision', submission: 'withUnderwriter', link: undefined }, 'awaitDecision'],
] as const)('%j is shown as %s', (given, task) => {
  expect(shownTaskOf(given)).toBe(task);
});

test('the steps that are missing are told in order, without an answer', () => {
  const begun = { isVerified: true, isPaid: false, isSubmitted: false };
  expect(missingSteps(begun)).toEqual(['declaration', 'kyc', 'payment', 'application']);
  expect(missingSteps({ ...begun, declaration: 'clean', kyc: 'failed' })).toEqual([
    'kyc',
    'payment',
    'application',
  ]);
  expect(missingSteps({ ...begun, isAssisted: true, declaration: 'clean' })).toEqual([
    'advisor',
    'kyc',
    'payment',
    'application',
  ]);
  expect(missingSteps({ ...begun, isTrip: true })).toEqual(['travellers', 'payment']);
  expect(missingSteps({ ...begun, decision: 'declined' })).toEqual([]);
});
