import { attemptsLeft, decideSend, findRefusal, maskEmail, otpExpiry, toOtp } from './otp';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const NOW = Date.UTC(2026, 10, 21, 6);

test.each([
  ['the first one', [], 0],
  ['at once after one', [0], 30],
  ['29 seconds after one', [29 * SECOND], 1],
  ['30 seconds after one', [30 * SECOND], 0],
  ['as the third in 10 minutes', [5 * MINUTE, MINUTE], 0],
  ['as the fourth in 10 minutes', [9 * MINUTE, 5 * MINUTE, MINUTE], 60],
  ['when the first of three is 10 minutes old', [10 * MINUTE, 5 * MINUTE, MINUTE], 0],
  ['as the tenth of a day', Array.from({ length: 9 }, (_, at) => (23 - at) * HOUR), 0],
  ['as the eleventh of a day', Array.from({ length: 10 }, (_, at) => (23 - at) * HOUR), 3600],
  ['when the first of ten is a day old', Array.from({ length: 10 }, (_, at) => (24 - at) * HOUR), 0],
])('a code may be sent %s', (_when, agesInMs, waitSeconds) => {
  const decision = decideSend(
    agesInMs.map((age) => NOW - age),
    NOW,
  );
  expect(decision).toMatchObject(
    waitSeconds === 0 ? { kind: 'send' } : { kind: 'wait', seconds: waitSeconds },
  );
});

test('the day of sends is remembered, and nothing older', () => {
  const sentAt = [NOW - 25 * HOUR, NOW - 2 * HOUR];
  expect(decideSend(sentAt, NOW)).toEqual({ kind: 'send', sentAt: [NOW - 2 * HOUR, NOW] });
});

test('a factor widens every window, and never below one', () => {
  expect(decideSend([NOW], NOW, 2).kind).toBe('send');
  expect(decideSend([NOW, NOW], NOW, 2).kind).toBe('wait');
  expect(decideSend([], NOW, 0.01).kind).toBe('send');
});

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
