import fc from 'fast-check';
import { decodeStoredMobile, encodeStoredMobile, maskMobile, normaliseMobile } from './phone';

test.each([
  '9876543210',
  '+919876543210',
  '+91 98765 43210',
  '919876543210',
  '09876543210',
  '98765-43210',
  '98765\u201343210',
  '98765\u201143210',
  '00919876543210',
  '+91 (98765) 43210',
  '\u202a+91\u202f98765\u00a043210\u202c',
  '98765\u200b43210',
  '\u20669876543210\u2069',
])('%j is taken as 9876543210', (text) => {
  expect(normaliseMobile(text)).toBe('9876543210');
});

test('a number that begins with 91 keeps its digits', () => {
  expect(normaliseMobile('9198765432')).toBe('9198765432');
});

test.each([
  '5876543210',
  '0123456789',
  '987654321',
  '98765432101',
  '+929876543210',
  '९८७६५४३२१०',
  '௯௮௭௬௫௪௩௨௧௦',
  '９８７６５４３２１０',
  '9876543210\n',
  '9876543210x',
  '',
])('%j is no mobile number', (text) => {
  expect(normaliseMobile(text)).toBeUndefined();
});

test('a masked number shows its first 2 and last 4 digits', () => {
  expect(maskMobile('9876543210')).toBe('98xxxx3210');
});

test.each(['', '987654321', '98765432101', 'abcdefghij'])('%j masks to nothing', (text) => {
  expect(maskMobile(text)).toBeUndefined();
});

const anyMobile = fc.integer({ min: 6_000_000_000, max: 9_999_999_999 }).map(String);

test('every mobile number survives browser storage', () => {
  expect(encodeStoredMobile('9876543210')).toBe(760_493_828_101);
  fc.assert(
    fc.property(anyMobile, (mobileNumber) => {
      expect(decodeStoredMobile(encodeStoredMobile(mobileNumber))).toBe(mobileNumber);
      expect(decodeStoredMobile(String(encodeStoredMobile(mobileNumber)))).toBe(mobileNumber);
    }),
  );
});

test.each([
  null,
  undefined,
  '',
  'x',
  {},
  [],
  true,
  Number.NaN,
  931,
  760_493_828_102,
  9_876_543_210,
  '9876543210',
  Infinity,
])('the stored value %j gives nothing', (stored) => {
  expect(decodeStoredMobile(stored)).toBeUndefined();
});
