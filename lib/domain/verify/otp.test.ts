import { attemptsLeft, findRefusal, maskEmail, otpExpiry, toOtp } from './otp';

const MINUTE = 60_000;
const NOW = Date.UTC(2026, 10, 21, 6);

const fresh = { attempts: 0, expiresAt: otpExpiry(NOW), isUsed: false };

test.each([
  ['fresh', fresh, NOW, undefined],
  ['tried four times', { ...fresh, attempts: 4 }, NOW, undefined],
  ['tried five times', { ...fresh, attempts: 5 }, NOW, 'OTP_LOCKED'],
  ['in its last millisecond', fresh, NOW + 5 * MINUTE - 1, undefined],
  ['five minutes old', fresh, NOW + 5 * MINUTE, 'EXPIRED'],
  ['used', { ...fresh, isUsed: true }, NOW, 'EXPIRED'],
  ['used and tried out', { ...fresh, isUsed: true, attempts: 5 }, NOW, 'EXPIRED'],
  ['unknown', undefined, NOW, 'EXPIRED'],
])('a challenge that is %s', (_state, challenge, now, expected) => {
  expect(findRefusal(challenge, now)).toBe(expected);
});

test.each([
  [0, 5],
  [4, 1],
  [5, 0],
  [9, 0],
])('after %i tries %i are left', (attempts, left) => {
  expect(attemptsLeft(attempts)).toBe(left);
});

test.each([
  [0, '000000'],
  [42, '000042'],
  [999_999, '999999'],
])('%i reads %s', (random, otp) => {
  expect(toOtp(random)).toBe(otp);
});

test('an address of mail is shown by its first letter and domain', () => {
  expect(maskEmail('priya.nair@mail.example')).toBe('pxxxx@mail.example');
});
