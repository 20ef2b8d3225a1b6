import { findKycProblems, isAadhaar, KYC_METHODS, normalisePan, NOT_OF_PRICE } from './form';
import { isSameName, judgeIdentity } from './identity';

const today = '2026-11-21';
const whole = {
  name: 'Asha Sample',
  dateOfBirth: '1991-04-02',
  pan: 'ABCPS1234K',
  fatherName: 'Ravi Sample',
  document: 'passport',
  documentNumber: 'Z1234567',
  callTime: 'evening',
  aadhaarFile: 'UEsDBA==',
  shareCode: '1a2B',
  consent: true,
} as const;

test.each(KYC_METHODS)('%s needs its own fields, and nothing of the others', (method) => {
  expect(findKycProblems({ ...whole, method }, { today })).toEqual({});
  const missing = Object.keys(findKycProblems({ method }, { today }));
  expect(missing).toEqual(expect.arrayContaining(['name', 'dateOfBirth', 'consent']));
  expect(missing.includes('pan')).toBe(method === 'ckyc' || method === 'pan');
});

test.each([
  [{ pan: 'ABCPS12345' }, 'ckyc', 'pan'],
  [{ dateOfBirth: '2010-01-01' }, 'pan', 'dateOfBirth'],
  [{ name: '=cmd()' }, 'pan', 'name'],
  [{ name: 'ஆஷா குமார்' }, 'pan', 'name'],
  [{ name: 'Asha कुमार' }, 'ckyc', 'name'],
  [{ shareCode: '123' }, 'aadhaarOffline', 'shareCode'],
  [{ documentNumber: '2341 2341 2346' }, 'form60', 'documentNumber'],
  [{ documentNumber: 'Z1' }, 'form60', 'documentNumber'],
  [{ consent: false }, 'manual', 'consent'],
] as const)('%j by %s is not right at %s', (more, method, field) => {
  expect(Object.keys(findKycProblems({ ...whole, method, ...more }, { today }))).toEqual([field]);
});

test('only registries need a name in English letters: people read all three', () => {
  for (const method of ['form60', 'manual'] as const)
    expect(findKycProblems({ ...whole, method, name: 'ஆஷா குமார்' }, { today })).toEqual({});
  expect(findKycProblems({ ...whole, method: 'ckyc', name: 'André D’Souza-Rao' }, { today })).toEqual({});
});

test.each(KYC_METHODS)(
  '%s needs the date of birth that the price is for, while it can be changed',
  (method) => {
    const form = { ...whole, method };
    expect(findKycProblems(form, { today, pricedBirth: whole.dateOfBirth })).toEqual({});
    const problems = findKycProblems(form, { today, pricedBirth: '1962-04-02' });
    expect(problems).toEqual({ dateOfBirth: NOT_OF_PRICE });
  },
);

test('no way at all is asked for first', () => {
  expect(findKycProblems({}, { today })).toEqual({ method: 'validation.kycMethod' });
});

test('a PAN is taken with spaces and small letters', () => {
  expect(normalisePan(' abcps 1234k')).toBe('ABCPS1234K');
});

test.each([
  ['2341-2341-2346', true],
  ['२३४१ २३४१ २३४६', true],
  ['௨௩௪௧௨௩௪௧௨௩௪௬', true],
  ['２３４１２３４１２３４６', true],
  ['2341/2341/2346.', true],
  ['2341\u200b23412346', true],
  ['Z1234567', false],
  ['1992-06-14', false],
  ['TN09/2013/0001234', false],
])('%s is an Aadhaar number: %s', (typed, isOne) => {
  expect(isAadhaar(typed)).toBe(isOne);
});

test.each([
  ['Asha Sample', 'ASHA SAMPLE', true],
  ['Asha Sample', 'SAMPLE ASHA', true],
  ['Mrs. Asha Sample', 'ASHA SAMPLE', true],
  ['K. Lakshmi', 'LAKSHMI KRISHNAN', true],
  ['Lakshmi', 'LAKSHMI KRISHNAN', true],
  ['Asha R Sample', 'ASHA SAMPLE', true],
  ['Asha', 'ASHA RAVI SAMPLE', false],
  ['Asha Sample', 'USHA SAMPLE', false],
  ['A S', 'ASHA SAMPLE', false],
  ['A', 'A', false],
  ['Asha Asha', 'ASHA SAMPLE', false],
  ['ஆஷா', 'ASHA', false],
  ['', 'ASHA', false],
])('%s and %s: one name is %s', (one, other, expected) => {
  expect(isSameName(one, other)).toBe(expected);
  expect(isSameName(other, one)).toBe(expected);
});

const typed = { name: 'Asha Sample', dateOfBirth: '1991-04-02' };
const found = { name: 'ASHA SAMPLE', dateOfBirth: '1991-04-02', reference: 'r' };

test.each([
  [undefined, 'notFound'],
  [found, 'verified'],
  [{ ...found, dateOfBirth: undefined }, 'verified'],
  [{ ...found, dateOfBirth: '1991-04-03' }, 'dateOfBirth'],
  [{ ...found, name: 'USHA SAMPLE' }, 'name'],
])('%j is %s', (record, verdict) => {
  expect(judgeIdentity(typed, record)).toBe(verdict);
});
