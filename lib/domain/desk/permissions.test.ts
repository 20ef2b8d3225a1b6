import { isAllowed, mayDecide } from './permissions';

test.each([
  ['telecaller', 'quotes.list', true],
  ['telecaller', 'audit.read', false],
  ['supervisor', 'quotes.list', true],
  ['supervisor', 'audit.read', true],
  ['underwriter', 'quotes.list', false],
] as const)('a %s and %s: %s', (role, permission, expected) => {
  expect(isAllowed(role, permission)).toBe(expected);
});

test.each([
  ['telecaller', 'kyc', false],
  ['telecaller', 'proposal', false],
  ['supervisor', 'kyc', true],
  ['supervisor', 'proposal', false],
  ['underwriter', 'kyc', false],
  ['underwriter', 'proposal', true],
] as const)('a %s decides a case of kind %s: %s', (role, kind, expected) => {
  expect(mayDecide(role, kind)).toBe(expected);
});
