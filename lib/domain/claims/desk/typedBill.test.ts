import fc from 'fast-check';
import { formatAmount } from '@/lib/i18n/format';
import { BILL_HEADS, CUT_REASONS } from '@/lib/domain/claims/settle/billHeads.data';
import { readPaise, readTypedBill, type TypedBill } from './typedBill';

const whole: TypedBill = {
  number: ' PG/26/0091 ',
  admittedOn: '2028-10-10',
  dischargedOn: '2028-10-14',
  cause: 'illness',
  isExisting: true,
  room: 'suite',
  rate: '9,000',
  coveredRate: '6000',
  lines: [
    { head: 'room', amount: '₹36,000', days: '4' },
    {},
    { head: 'pharmacy', amount: '1,29,180.50', on: '2028-10-20', cut: '180.5', cutReason: 'billedTwice' },
  ],
};

test('a bill as typed becomes the one that is decided; empty lines don’t count', () => {
  expect(readTypedBill(whole)).toEqual({
    bill: {
      number: 'PG/26/0091',
      admittedOn: '2028-10-10',
      dischargedOn: '2028-10-14',
      billsByRoom: true,
      cause: { kind: 'illness', isExisting: true, isManaged: false, isNamed: false },
      room: { taken: 'suite', ratePaise: 9_000_00, coveredRatePaise: 6_000_00 },
      lines: [
        { head: 'room', billedPaise: 36_000_00, days: 4 },
        {
          head: 'pharmacy',
          billedPaise: 1_29_180_50,
          on: '2028-10-20',
          cutPaise: 180_50,
          cutReason: 'billedTwice',
        },
      ],
    },
  });
});

const broken: [string, Partial<TypedBill>][] = [
  ['admittedOn', { admittedOn: '' }],
  ['dischargedOn', { dischargedOn: '14 Oct' }],
  ['cause', { cause: '' }],
  ['rate', { rate: 'nine' }],
  ['coveredRate', { coveredRate: '' }],
  ['lines', { lines: [{}] }],
  ['lines.0.head', { lines: [{ amount: '1' }] }],
  ['lines.0.amount', { lines: [{ head: 'room', amount: '1.234' }] }],
  ['lines.0.on', { lines: [{ head: 'room', amount: '1', on: '2028-13-01' }] }],
  ['lines.0.days', { lines: [{ head: 'room', amount: '1', days: 'two' }] }],
  ['lines.0.cut', { lines: [{ head: 'room', amount: '1', cut: '2', cutReason: CUT_REASONS[0] }] }],
  ['lines.0.cutReason', { lines: [{ head: 'room', amount: '2', cut: '1' }] }],
];

test.each(broken)('what is wrong with %s is found there alone', (field, change) => {
  expect(Object.keys(readTypedBill({ ...whole, ...change }).problems ?? {})).toEqual([field]);
});

test('an amount is read as it is written, with commas in any place that India puts them', () => {
  fc.assert(
    fc.property(fc.nat(9_99_99_999), fc.nat(99), (rupees, paise) => {
      const decimals = String(paise).padStart(2, '0');
      for (const typed of [`${rupees}`, formatAmount(rupees)])
        expect(readPaise(`${typed}.${decimals}`)).toBe(rupees * 100 + paise);
    }),
  );
  for (const typed of ['', '1,2', '12,', '-5', '1e3', '1.', '٣']) expect(readPaise(typed)).toBeUndefined();
});

test('whatever is typed either is a bill of whole paise or says where it isn’t', () => {
  const text = fc.oneof(fc.string({ maxLength: 8 }), fc.constantFrom('1,200', '12', '2028-10-14'));
  const line = fc.record(
    {
      head: fc.constantFrom('', 'none', ...Object.keys(BILL_HEADS)),
      amount: text,
      on: text,
      days: text,
      cut: text,
      cutReason: text,
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(fc.array(line, { maxLength: 4 }), (lines) => {
      const { bill, problems } = readTypedBill({ ...whole, lines });
      if (!bill) return expect(Object.keys(problems ?? {})).not.toEqual([]);
      for (const { billedPaise, cutPaise = 0 } of bill.lines) {
        expect(Number.isSafeInteger(billedPaise)).toBe(true);
        expect(cutPaise).toBeLessThanOrEqual(billedPaise);
      }
    }),
  );
});
