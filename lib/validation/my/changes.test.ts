import { checkChange } from './changes';

const context = { today: '2026-11-23', members: [] };

test.each([
  ['nominee', ['name', 'relation', 'dateOfBirth']],
  ['address', ['addressLine', 'locality', 'pincode', 'email']],
  ['person', ['relation', 'name', 'dateOfBirth', 'gender', 'illness', 'proof']],
  ['name', ['memberId', 'name', 'reason', 'proof']],
] as const)('an empty %s names its fields in the order of the form', (kind, fields) => {
  expect(Object.keys(checkChange(kind, {}, context))).toEqual(fields);
});
