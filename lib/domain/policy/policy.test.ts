import { isPolicyNumber, toPolicyNumber } from './policyNumber';
import { cancellationTerms, policyPeriod } from './terms';

const number = toPolicyNumber({ insurer: 'SUK', year: 2026, chance: 123_456_789n });

test('a policy number has its insurer, its year, ten digits and a check digit', () => {
  expect(number).toBe('SUK2026-01234567897');
  expect(isPolicyNumber(number)).toBe(true);
  expect(toPolicyNumber({ insurer: 'SUK', year: 2026, chance: 2n ** 127n })).toMatch(/^SUK2026-\d{11}$/);
});

test('a slip of one digit is found, and two neighbours exchanged', () => {
  const digits = [...'01234567897'];
  digits.forEach((digit, at) => {
    for (let other = 0; other < 10; other += 1) {
      if (String(other) === digit) continue;
      expect(isPolicyNumber(`SUK2026-${digits.with(at, String(other)).join('')}`)).toBe(false);
    }
    const next = digits[at + 1];
    if (next === undefined || next === digit) return;
    expect(
      isPolicyNumber(
        `SUK2026-${digits
          .with(at, next)
          .with(at + 1, digit)
          .join('')}`,
      ),
    ).toBe(false);
  });
});

test.each([
  ['2026-11-21', 1, '2027-11-20'],
  ['2026-11-21', 3, '2029-11-20'],
  ['2027-03-01', 1, '2028-02-29'],
  ['2028-02-29', 1, '2029-02-28'],
])('cover from %s for %d years ends on %s', (issuedOn, years, endsOn) => {
  expect(policyPeriod(issuedOn, years)).toMatchObject({ startsOn: issuedOn, endsOn });
});

const policy = { ...policyPeriod('2026-11-21', 1), premium: 12_488, hasClaim: false };

test('it can be returned for 30 days', () => {
  expect(policy.freeLookUntil).toBe('2026-12-21');
});

test.each([
  ['2026-11-21', 'freeLook', 12_488],
  ['2026-12-21', 'freeLook', 11_461],
  ['2026-12-22', 'proportionate', 11_427],
  ['2027-11-20', 'proportionate', 34],
  ['2027-11-21', 'none', 0],
])('cancelled on %s: %s, ₹%d', (requestedOn, kind, refund) => {
  expect(cancellationTerms({ ...policy, requestedOn })).toEqual({ kind, refund });
});

test('after a claim nothing comes back', () => {
  expect(cancellationTerms({ ...policy, requestedOn: '2026-12-01', hasClaim: true })).toEqual({
    kind: 'none',
    refund: 0,
  });
});
