import { certificateName, toCertificateCode } from './certificate';
import { isSpellingOf } from './spelling';
import { detailsFor, findRepeatedPassport, parseDetails, passportWarning } from './travellers';

const schengen = { destination: 'schengen', endsOn: '2028-11-30' } as const;

test.each([
  [schengen, '2029-02-28', undefined],
  [schengen, '2029-02-27', { kind: 'endsSoon', days: 89 }],
  [schengen, '2028-11-30', { kind: 'endsSoon', days: 0 }],
  [schengen, '2028-11-29', { kind: 'endsBeforeReturn' }],
  [{ ...schengen, destination: 'japan' as const }, '2028-11-30', undefined],
  [schengen, '2029-2', undefined],
])('%j with a passport until %s warns of %j', (trip, ends, warning) => {
  expect(passportWarning(trip, ends)).toEqual(warning);
});

test('what was typed follows its person, twins in their order, and strangers get nothing', () => {
  const typed = {
    traveller1: { dateOfBirth: '1991-04-02', givenNames: 'ASHA' },
    traveller2: { dateOfBirth: '2019-01-20', givenNames: 'TARA' },
    traveller3: { dateOfBirth: '2019-01-20', givenNames: 'MIRA' },
  };
  const { traveller1, traveller2, traveller3 } = detailsFor(
    { travellers: ['2019-01-20', '1960-01-01', '2019-01-20'] },
    typed,
  );
  expect([traveller1?.givenNames, traveller2?.givenNames, traveller3?.givenNames]).toEqual([
    'TARA',
    undefined,
    'MIRA',
  ]);
});

test('of what is sent, known fields of text are taken alone', () => {
  const sent = { traveller1: { surname: 7, givenNames: 'A', other: 'x' }, nominee: null, other: {} };
  expect(parseDetails(sent)).toEqual({ traveller1: { givenNames: 'A' }, nominee: {} });
});

test('a passport number is found twice however it is typed, a mask never', () => {
  const of = (one: string, other: string) =>
    findRepeatedPassport({ traveller1: { passportNumber: one }, traveller2: { passportNumber: other } });
  expect(of('k1234567', ' K1234567')).toBe('traveller2');
  expect(of('••••4567', '••••4567')).toBeUndefined();
});

test.each([
  ['KULKARNI', 'ARJUN SURESH', 'KULKARNEE', 'ARJUN SURESH', true],
  ['KULKARNI', 'ARJUN SURESH', 'ARJUN SURESH', 'KULKARNI', true],
  ['RAO', 'YAMINI', 'RAO', 'IAMINI', true],
  ['LI', 'WU', 'LEE', 'WU', true],
  ['KULKARNI', 'ARJUN SURESH', 'SHARMA', 'PRIYANKA', false],
  ['KULKARNI', 'ARJUN', 'KULKARNI', 'MEERA', false],
])('%s, %s may be another spelling of %s, %s: %s', (surname, givenNames, other, given, isSame) => {
  expect(isSpellingOf({ surname, givenNames }, { surname: other, givenNames: given })).toBe(isSame);
});

test('a name stands as visa forms have it, and a code is read as it is typed', () => {
  expect(certificateName({ surname: 'RAO', givenNames: 'USHA' })).toBe('RAO, USHA');
  expect(certificateName({ givenNames: 'THIRUNAVUKKARASU' })).toBe('THIRUNAVUKKARASU');
  expect(toCertificateCode('#7kq2 m4p9xh3t')).toBe('7KQ2-M4P9-XH3T');
  // Earlier certificates have such codes.
  expect(toCertificateCode('7KQ2-M4P9')).toBe('7KQ2-M4P9');
  expect(toCertificateCode('7KQ2-M4P')).toBeUndefined();
  expect(toCertificateCode('7KQ2-M4P9-XH')).toBeUndefined();
  expect(toCertificateCode('7KQ2-M4P0')).toBeUndefined();
});
