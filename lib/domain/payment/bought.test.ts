import { boughtBy, renewalChangeOf, tripChangeOf } from './bought';

it.each([
  [undefined, { kind: 'premium' }],
  [renewalChangeOf('SKH1'), { kind: 'renewal', policyNumber: 'SKH1' }],
  [tripChangeOf('abc'), { kind: 'tripChange', changeId: tripChangeOf('abc') }],
  ['abc', { kind: 'addition', changeId: 'abc' }],
])('tells by the change %s what is bought', (changeId, bought) => {
  expect(boughtBy({ changeId })).toEqual(bought);
});
