import { grievanceDatesOf, grievanceDay, grievanceDueAt, ombudsmanUntil } from './grievanceClock';

test('of a grievance of 15 November each date is as promised', () => {
  expect(grievanceDatesOf('2026-11-15')).toEqual({
    ...{ filedOn: '2026-11-15', firstWordBy: '2026-11-18', answerBy: '2026-11-29' },
    ...{ chiefBy: '2026-12-03', ombudsmanFrom: '2026-12-15' },
  });
  expect(ombudsmanUntil('2026-11-26')).toBe('2027-11-26');
});

test.each(['00:00', '18:20', '23:59'])('filed at %s in India, it is due at the end of day 14', (time) => {
  const due = grievanceDueAt(new Date(`2026-11-15T${time}:00+05:30`));
  expect(due).toEqual(new Date('2026-11-30T00:00:00+05:30'));
});

test('days are counted from the day of filing', () => {
  expect(grievanceDay('2026-11-15', '2026-11-15')).toBe(0);
  expect(grievanceDay('2026-11-15', '2026-12-01')).toBe(16);
});
