import { canMoveLead, isLeadStatus, LEAD_STATUS, leadStatusesBefore, type LeadStatus } from './leads';

const { paid, logged, directDecline, partiallyFilled, paymentInitiated, paymentLinkSent } = LEAD_STATUS;
const way: readonly LeadStatus[] = [partiallyFilled, logged, paymentLinkSent, paymentInitiated, paid];
const moves = way.flatMap((from, at) => way.map((to, then) => ({ from, to, isForward: then > at })));

test('the numbers are the specification’s', () => {
  expect(LEAD_STATUS).toEqual({
    paid: 1,
    logged: 2,
    directDecline: 3,
    partiallyFilled: 4,
    paymentInitiated: 5,
    paymentLinkSent: 6,
  });
});

test.each(moves)('from $from to $to: $isForward', ({ from, to, isForward }) => {
  expect(canMoveLead(from, to)).toBe(isForward);
});

test('all but a paid lead can be declined, and nothing leaves a decline', () => {
  expect(leadStatusesBefore(directDecline)).toEqual([
    logged,
    partiallyFilled,
    paymentInitiated,
    paymentLinkSent,
  ]);
  for (const to of Object.values(LEAD_STATUS)) expect(canMoveLead(directDecline, to)).toBe(false);
});

test.each([0, 7, '1', null, undefined])('%j is no status', (value) => {
  expect(isLeadStatus(value)).toBe(false);
});
