import { GRIEVANCE_ABOUTS } from '@/lib/domain/grievances/grievance';
import { grievancesFor, isAllowed, mayDecide, STAFF_ROLES } from './permissions';
import { CASE_KINDS } from './reviewCases';

test.each([
  ['telecaller', 'quotes.list', true],
  ['telecaller', 'audit.read', false],
  ['supervisor', 'quotes.list', true],
  ['supervisor', 'audit.read', true],
  ['underwriter', 'quotes.list', false],
] as const)('a %s and %s: %s', (role, permission, expected) => {
  expect(isAllowed(role, permission)).toBe(expected);
});

/** Of these, an underwriter reads what is about health. */
const OF_HEALTH = ['proposal', 'person'];

test.each(STAFF_ROLES.flatMap((role) => CASE_KINDS.map((kind) => [role, kind] as const)))(
  'a %s decides a case of kind %s only if it is theirs',
  (role, kind) => {
    expect(mayDecide(role, kind)).toBe(role === (OF_HEALTH.includes(kind) ? 'underwriter' : 'supervisor'));
  },
);

test('complaints about claims are for claims staff alone, the others for supervisors alone', () => {
  const others = GRIEVANCE_ABOUTS.filter((about) => about !== 'claim');
  const readBy = Object.fromEntries(STAFF_ROLES.map((role) => [role, grievancesFor(role)]));
  expect(readBy).toEqual({ telecaller: [], supervisor: others, underwriter: [], claims: ['claim'] });
});
