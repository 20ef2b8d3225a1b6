import { isInScope, parsePlanFilters, scopeOf } from './planFilters';

test('plans that pay one sum stand on lists of their own', () => {
  expect(scopeOf('accident-care')).toEqual({ kind: 'personal-accident' });
  expect(scopeOf('aspire')).toEqual({});
  expect(isInScope('health-recharge', {})).toBe(true);
  expect(isInScope('criti-care', {})).toBe(false);
  expect(isInScope('aspire', { kind: 'top-up' })).toBe(false);
});

test('of stored wishes those that can be chosen are kept', () => {
  expect(parsePlanFilters({ room: 'any', maternity: '12', most: 10000, other: 'x' })).toEqual({
    room: 'any',
  });
  expect(parsePlanFilters('room')).toEqual({});
});
