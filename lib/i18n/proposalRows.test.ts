import type { FilledForm } from '@/lib/domain/application/prefill';
import { proposalRows } from './proposalRows';

const form = {
  proposer: {},
  members: {},
  medical: {},
  nominee: {},
  bank: { holder: 'Asha Sample', accountNumber: '1234567890', ifsc: 'hdfc0000001', accountType: 'savings' },
} as unknown as FilledForm;

test('illness and habits are read back with their month and measure', () => {
  const medical = {
    people: [
      {
        chronic: { answer: 'yes', conditions: ['diabetes'], since: '2019-05', details: 'Metformin' },
        tobacco: { answer: 'yes', amount: '5' },
      },
    ],
  };
  const members = { people: [{ dateOfBirth: '1980-03-02', gender: 'male' }] };
  const say = (key: string, values?: object) => [key, ...Object.values(values ?? {})].join(' ');
  const words = { t: say, medical: say, locale: 'en', today: '2026-11-28' } as const;
  const rowsOf = proposalRows({ ...form, members, medical }, words);
  const told = rowsOf({ id: 'medical-0', section: 'medical', at: 0 }).map(({ value }) => value);
  expect(told[0]).toBe('review.yes conditions.diabetes, sinceMonth May 2019, Metformin');
  expect(told).toContain('review.yes questions.tobacco.told 5');
});

test('an IFSC typed in small letters is reviewed and signed as it is kept', () => {
  const say = (key: string) => key;
  const rowsOf = proposalRows(form, { t: say, medical: say, locale: 'en', today: '2026-11-28' });
  expect(rowsOf({ id: 'bank', section: 'bank' }).map(({ value }) => value)).toEqual([
    'Asha Sample',
    '1234567890',
    'HDFC0000001',
    'accountType.savings',
  ]);
});

test.each([
  [
    '2016-01-01',
    ['Kabir Sample', 'relations.son', '01 Jan 2016', 'Ravi Sample, relations.brother, 02 Mar 1980'],
  ],
  ['2006-01-01', ['Kabir Sample', 'relations.son', '01 Jan 2006']],
])('a nominee born on %s is read back with the appointee, if one is needed', (dateOfBirth, told) => {
  const appointee = { name: 'Ravi Sample', relation: 'brother', dateOfBirth: '1980-03-02' };
  const nominee = { name: 'Kabir Sample', relation: 'son', dateOfBirth, appointee };
  const say = (key: string) => key;
  const words = { t: say, medical: say, locale: 'en', today: '2026-11-28' } as const;
  const rowsOf = proposalRows({ ...form, nominee }, words);
  expect(rowsOf({ id: 'nominee', section: 'nominee' }).map(({ value }) => value)).toEqual(told);
});
