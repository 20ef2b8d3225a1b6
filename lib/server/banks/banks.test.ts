import { findBank } from './banks';
import { hasBranch, packBranches } from './branchRanges';

test('a branch is found in its packed list, and its neighbours are not', () => {
  const packed = packBranches(['7', '3', '4', '5', 'H00X']);
  expect(packed).toBe('3-5,7,H00X');
  const asked = ['000002', '000003', '000005', '000006', '000007', 'H00X', 'H00Y'];
  expect(asked.filter((branch) => hasBranch(packed, branch))).toEqual(['000003', '000005', '000007', 'H00X']);
});

test.each([
  ['HDFC0000001', 'HDFC Bank'],
  ['SBIN0000300', 'State Bank of India'],
])('%s is a branch of %s', (ifsc, name) => {
  expect(findBank(ifsc)).toBe(name);
});

test.each(['HDFC0999998', 'XXXX0000001', '', '__proto__'])('%s is no branch', (ifsc) => {
  expect(findBank(ifsc)).toBeUndefined();
});
