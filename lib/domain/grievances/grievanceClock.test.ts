import { grievanceDatesOf, grievanceDay, grievanceDueAt, ombudsmanTimeOf } from './grievanceClock';

test('of a grievance of 15 November each date is as promised', () => {
  expect(grievanceDatesOf('2026-11-15')).toEqual({
    filedOn: '2026-11-15',
    firstWordBy: '2026-11-18',
    answerBy: '2026-11-29',
    chiefBy: '2026-12-03',
    ombudsmanFrom: '2026-12-15',
  });
});

test.each(['00:00', '18:20', '23:59'])('filed at %s in India, it is due at the end of day 14', (time) => {
  const due = grievanceDueAt(new Date(`2026-11-15T${time}:00+05:30`));
  expect(due).toEqual(new Date('2026-11-30T00:00:00+05:30'));
});

test('days are counted from the day of filing', () => {
  expect(grievanceDay('2026-11-15', '2026-11-15')).toBe(0);
  expect(grievanceDay('2026-11-15', '2026-12-01')).toBe(16);
});

const filedOn = '2026-11-15';
const month = '2026-12-15';

test.each([
  ['filed', undefined, { from: month, until: '2027-12-15' }],
  ['asked', undefined, { from: month, until: '2027-12-15' }],
  ['answered', '2026-11-26', { from: month, until: '2027-11-26' }],
  ['unsettled', '2026-11-26', { from: '2026-11-26', until: '2027-11-26' }],
  ['unsettled', '2026-12-20', { from: month, until: '2027-12-20' }],
  ['settled', '2026-11-26', undefined],
  ['withdrawn', undefined, undefined],
] as const)('the ombudsman takes one that is %s, answered on %s, in its time', (status, answeredOn, time) => {
  expect(ombudsmanTimeOf({ status, filedOn, answeredOn })).toEqual(time);
});
