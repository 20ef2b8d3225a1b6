import { isAllowed } from './permissions';

test.each([
  ['telecaller', 'quotes.list', true],
  ['telecaller', 'audit.read', false],
  ['supervisor', 'quotes.list', true],
  ['supervisor', 'audit.read', true],
  ['telecaller', 'cases.decide', false],
  ['supervisor', 'cases.decide', true],
] as const)('a %s and %s: %s', (role, permission, expected) => {
  expect(isAllowed(role, permission)).toBe(expected);
});
