import { fromDateParts, padDateParts, toDateParts } from './dateParts';

test.each(['1991-04-02', '1991--', '-4-', ''])('the boxes give back what they were given: %p', (value) => {
  expect(fromDateParts(toDateParts(value))).toBe(value);
});

test('digits of Hindi and Tamil count', () => {
  expect(fromDateParts({ day: '०२', month: '௦௪', year: '१९९१' })).toBe('1991-04-02');
});

test('letters and surplus digits are left out', () => {
  expect(fromDateParts({ day: '2nd', month: '123', year: '19911' })).toBe('1991-12-2');
});

test('a single digit gets its zero, a lone zero stays to be finished', () => {
  expect(padDateParts({ day: '2', month: '0', year: '1991' })).toEqual({
    day: '02',
    month: '0',
    year: '1991',
  });
});
