import * as fc from 'fast-check';
import {
  canMovePayment,
  type GatewayFact,
  hasMoney,
  isLive,
  judgeFact,
  newsOf,
  nextCheckAt,
  PAYMENT_STATUSES,
  paymentReference,
  type PaymentStatus,
} from './payment';

const reached = (from: PaymentStatus): Set<PaymentStatus> => {
  const found = new Set<PaymentStatus>([from]);
  for (const each of found)
    PAYMENT_STATUSES.filter((to) => canMovePayment(each, to)).forEach((to) => found.add(to));
  return found;
};

test('once there is money, nothing leads back to paying again', () => {
  for (const status of PAYMENT_STATUSES.filter(hasMoney)) {
    for (const unpaid of ['open', 'pending', 'failed', 'cancelled'] as const) {
      expect(reached(status)).not.toContain(unpaid);
    }
  }
});

test('money that went back never comes again', () => {
  for (const status of ['released', 'refunded'] as const) expect([...reached(status)]).toEqual([status]);
  expect(reached('refunding')).not.toContain('paid');
  expect(reached('releasing')).not.toContain('paid');
});

test('late money is taken in after a failure, and when all was given up', () => {
  for (const status of ['failed', 'cancelled'] as const) {
    expect(canMovePayment(status, 'paid')).toBe(true);
    expect(canMovePayment(status, 'blocked')).toBe(true);
  }
  expect(isLive('failed')).toBe(true);
  expect(isLive('cancelled')).toBe(false);
});

const amountPaise = 12_488_00;
const fact = (more: Partial<GatewayFact>): GatewayFact => ({
  outcome: 'paid',
  orderId: 'order',
  attemptId: 'attempt',
  amountPaise,
  currency: 'INR',
  ...more,
});

test.each([
  [{ amountPaise: 12_488 }, 'mismatch'],
  [{ amountPaise: amountPaise + 1 }, 'mismatch'],
  [{ amountPaise: undefined }, 'mismatch'],
  [{ currency: 'USD' }, 'mismatch'],
  [{ outcome: 'blocked', amountPaise: 1 }, 'mismatch'],
  [{ outcome: 'failed', amountPaise: 1 }, 'move'],
  [{ outcome: 'failed', attemptId: 'earlier' }, 'nothing'],
  [{}, 'move'],
] as const)('a fact with %j is judged: %s', (more, kind) => {
  expect(judgeFact({ status: 'pending', amountPaise, failedAttempts: ['earlier'] }, fact(more)).kind).toBe(
    kind,
  );
});

test.each([
  ['pending', { kind: 'move', to: 'open' }],
  ['failed', { kind: 'nothing' }],
] as const)('without any attempt at the gateway, what is %s: %j', (status, verdict) => {
  const payment = { status, amountPaise, failedAttempts: ['earlier'] };
  const answers = [
    fact({ outcome: 'none' }),
    newsOf(payment, fact({ outcome: 'failed', attemptId: 'earlier' })),
  ];
  expect(answers.map((answer) => judgeFact(payment, answer))).toEqual([verdict, verdict]);
});

test('money that the bank debited although it was to be released goes back', () => {
  const releasing = { status: 'releasing', amountPaise, failedAttempts: [], attemptId: 'attempt' } as const;
  expect(judgeFact(releasing, fact({}))).toEqual({ kind: 'move', to: 'refunding' });
});

test('in whatever order a gateway tells its story, money that came stays', () => {
  const outcomes = fc.constantFrom<GatewayFact['outcome']>('none', 'pending', 'failed', 'cancelled');
  fc.assert(
    fc.property(fc.array(outcomes), fc.array(outcomes), (before, after) => {
      let status: PaymentStatus = 'open';
      for (const outcome of [...before, 'paid' as const, ...after]) {
        const verdict = judgeFact({ status, amountPaise, failedAttempts: [] }, fact({ outcome }));
        if (verdict.kind === 'move') status = verdict.to;
      }
      expect(status).toBe('paid');
    }),
  );
});

test('the gateway is asked soon, then more seldom, at least every quarter of an hour', () => {
  const waits = Array.from({ length: 100 }, (_, checks) => nextCheckAt(checks, 0) / 1000);
  expect(waits.slice(0, 5)).toEqual([4, 8, 16, 32, 64]);
  expect(Math.max(...waits)).toBe(900);
});

test('a reference can be told on the phone', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 32, maxLength: 32 }), (bytes) => {
      expect(paymentReference(bytes)).toMatch(/^SK-[2-9A-HJ-NP-Z]{5}-[2-9A-HJ-NP-Z]{5}$/);
    }),
  );
});

test.each(['paid', 'releasing', 'released', 'refunding', 'refunded'] as const)(
  'money of a second attempt while the first is %s is for a person to look at',
  (status) => {
    const payment = { status, amountPaise: 100_00, failedAttempts: [], attemptId: 'first' };
    const again = fact({ outcome: 'paid', amountPaise: 100_00, attemptId: 'second' });
    expect(judgeFact(payment, again)).toEqual({ kind: 'mismatch', problem: 'again' });
    expect(judgeFact(payment, { ...again, attemptId: 'first' }).kind).not.toBe('mismatch');
  },
);

test.each(['blocked', 'paid'] as const)(
  'what goes back of a second attempt while the first is %s changes nothing, wholly or in part',
  (status) => {
    const surplus = [{ attemptId: 'second' }];
    const payment = { status, amountPaise: 100_00, failedAttempts: [], attemptId: 'first', surplus };
    for (const outcome of ['refunded', 'released'] as const)
      for (const refundedPaise of [100_00, 50_00]) {
        const back = fact({ outcome, amountPaise: 100_00, refundedPaise, attemptId: 'second' });
        expect(judgeFact(payment, back)).toEqual({ kind: 'nothing' });
      }
    const own = fact({ outcome: 'refunded', amountPaise: 100_00, refundedPaise: 100_00, attemptId: 'first' });
    expect(judgeFact({ ...payment, status: 'paid' }, own)).toEqual({ kind: 'move', to: 'refunded' });
  },
);
