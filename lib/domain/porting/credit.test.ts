import { type PortRecord, portedTerm } from './credit';

const asha = { dateOfBirth: '1991-04-02' };
const arjun = { dateOfBirth: '1992-04-02' };
const record: PortRecord = {
  document: 'Schedule',
  endsOn: '2027-03-31',
  sumInsured: 5_00_000,
  bonus: 50_000,
  people: [{ ...asha, since: '2021-04-01' }],
};
const term = (
  more: Partial<PortRecord> = {},
  issuedOn = '2027-02-10',
  people: readonly { dateOfBirth: string; coveredFrom?: string }[] = [asha, arjun],
) => portedTerm(people, { sumInsured: 10_00_000, issuedOn }, { ...record, ...more });

test('cover begins where the other ends; who was covered there keeps the days, up to that sum and its bonus', () => {
  expect(term()).toEqual({
    startsOn: '2027-04-01',
    insured: [{ ...asha, coveredFrom: '2021-04-01', joinedOn: '2027-04-01' }, arjun],
    raised: [{ from: 5_50_000, on: '2027-04-01' }],
  });
});

test('no part waits anew where the sum is no higher', () => {
  expect(term({ bonus: 5_00_000 })).not.toHaveProperty('raised');
});

test('in the days of grace it begins when it is decided; after them nothing goes on', () => {
  const late = term({}, '2027-04-30');
  expect([late.startsOn, late.insured[0]?.coveredFrom]).toEqual(['2027-04-30', '2021-04-01']);
  expect(term({}, '2027-05-01')).toEqual({ startsOn: '2027-05-01', insured: [asha, arjun] });
});

test('whom the paper doesn’t name, and who can’t be told apart, begins anew', () => {
  expect(term({ people: [{ dateOfBirth: '1990-01-01', since: '2021-04-01' }] })).toEqual({
    startsOn: '2027-04-01',
    insured: [asha, arjun],
  });
  const twins = [asha, asha];
  expect(term({}, '2027-02-10', twins).insured).toEqual(twins);
  const both = [
    { ...asha, since: '2021-04-01' },
    { ...asha, since: '2023-04-01' },
  ];
  expect(term({ people: both }, '2027-02-10', twins).insured.map((each) => each.coveredFrom)).toEqual([
    ...['2023-04-01', '2023-04-01'],
  ]);
});
