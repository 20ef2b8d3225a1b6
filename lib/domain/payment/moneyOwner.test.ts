import { DAY_MS } from '@/lib/domain/common/dates';
import { type MoneyFacts, type MoneyOwner, ownerOf, SIGN_WITHIN_DAYS } from './moneyOwner';
import { BLOCK_DAYS, type PaymentStatus } from './payment';
import { DECISION_DAYS } from '@/lib/domain/policy/terms.data';

const START = new Date('2026-11-22T06:00:00Z');
const inDays = (days: number) => new Date(START.getTime() + days * DAY_MS);

type More = { [Part in keyof MoneyFacts]?: Partial<MoneyFacts[Part]> };

/** A paid quote without an application. */
function facts(status: PaymentStatus, { payment, quote, application, policy, hasCase = false }: More = {}) {
  return {
    payment: {
      _id: 'p1',
      status,
      isSettled: true,
      updatedAt: START,
      history: [{ status, at: START }],
      ...payment,
    },
    ...(quote !== undefined ? { quote } : { quote: { paymentId: 'p1', paidAt: START } }),
    ...(application && { application: { updatedAt: START, ...application } }),
    ...(policy && { policy }),
    hasCase: hasCase,
  } as MoneyFacts;
}

const signed = { submittedAt: START, decidedAt: START };
const lease = { leaseUntil: START };
const nobody = (problem: string, mend: string) => ({ kind: 'nobody', problem, mend });

test.each<[string, MoneyFacts, Partial<MoneyOwner>]>([
  ['an open order', facts('open'), { kind: 'none' }],
  ['what went back', facts('refunded'), { kind: 'none' }],
  [
    'what went back when its policy was returned',
    facts('refunded', {
      policy: { paymentId: 'p1' },
      payment: { history: [{ status: 'refunding', at: START }] },
    }),
    { kind: 'none' },
  ],
  ['what is being refunded', facts('refunding'), { kind: 'goingBack', until: inDays(10) }],
  ['what is being released', facts('releasing'), { kind: 'goingBack', until: inDays(10) }],
  ['a policy’s premium', facts('paid', { policy: { paymentId: 'p1' } }), { kind: 'policy' }],
  [
    'money that has just come',
    facts('paid', { payment: { isSettled: false } }),
    { kind: 'waiting', who: 'server', until: inDays(1) },
  ],
  [
    'what was paid for an unsigned form',
    facts('paid', { application: {} }),
    { kind: 'waiting', who: 'customer', until: inDays(SIGN_WITHIN_DAYS) },
  ],
  [
    'what is blocked for an unsigned form',
    facts('blocked', { application: { updatedAt: inDays(1) } }),
    { kind: 'waiting', who: 'customer', until: inDays(BLOCK_DAYS + 1) },
  ],
  [
    'a referred proposal',
    facts('blocked', { application: { ...signed, decision: 'referred' }, hasCase: true as never }),
    { kind: 'waiting', who: 'underwriter', until: inDays(DECISION_DAYS + 1) },
  ],
  [
    'a decision that is being carried out',
    facts('paid', { application: { ...signed, ...lease, decision: 'accepted' } }),
    { kind: 'waiting', who: 'server', until: inDays(1) },
  ],
  [
    'what the bank is debiting',
    facts('capturing', { application: { ...signed, ...lease, decision: 'accepted' } }),
    { kind: 'waiting', who: 'bank', until: inDays(BLOCK_DAYS) },
  ],
])('%s has an owner', (_name, given, owner) => {
  expect(ownerOf(given, START)).toMatchObject(owner);
});

test.each<[string, MoneyFacts, object]>([
  [
    'a policy whose premium was taken back at the gateway',
    facts('refunded', { policy: { paymentId: 'p1' } }),
    nobody('takenBack', 'none'),
  ],
  ['money for no quote', facts('paid', { quote: {} }), nobody('unwanted', 'settleAgain')],
  [
    'money for a quote that another payment bought',
    facts('paid', { quote: { paymentId: 'p2', paidAt: START } }),
    nobody('unwanted', 'settleAgain'),
  ],
  [
    'money for a quote that it does not pay any more',
    facts('blocked', { quote: { paymentId: 'p1' } }),
    nobody('unwanted', 'settleAgain'),
  ],
  [
    'a declined proposal’s money',
    facts('paid', { application: { ...signed, decision: 'declined' } }),
    nobody('declined', 'settleAgain'),
  ],
  [
    'a referred proposal that is before nobody',
    facts('paid', { application: { ...signed, decision: 'referred' } }),
    nobody('noCase', 'decideAgain'),
  ],
  [
    'an accepted proposal without a policy',
    facts('paid', { application: { ...signed, decision: 'accepted' } }),
    nobody('noPolicy', 'decideAgain'),
  ],
])('%s has none, and is mended', (_name, given, found) => {
  expect(ownerOf(given, START)).toEqual(found);
});

test.each<[string, MoneyFacts, number, object]>([
  ['an unsigned form', facts('paid'), SIGN_WITHIN_DAYS, nobody('unsigned', 'refundOrRelease')],
  ['a block of an unsigned form', facts('blocked'), BLOCK_DAYS + 1, nobody('unsigned', 'refundOrRelease')],
  ['a refund', facts('refunding'), 10, nobody('overdue', 'none')],
  [
    'an underwriter',
    facts('paid', { application: { ...signed, decision: 'referred' }, hasCase: true as never }),
    DECISION_DAYS + 1,
    nobody('overdue', 'none'),
  ],
])('%s has its day, and a moment after it a person looks', (_name, given, days, found) => {
  expect(ownerOf(given, inDays(days))).not.toMatchObject({ kind: 'nobody' });
  expect(ownerOf(given, new Date(inDays(days).getTime() + 1))).toEqual(found);
});
