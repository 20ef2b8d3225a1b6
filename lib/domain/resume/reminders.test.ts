import { firstReminder, nextReminder } from './reminders';

const india = (time: string) => new Date(`${time}+05:30`);

test('a day and three days after the last save, and never a third time', () => {
  const savedAt = india('2026-11-21T22:00:00');
  expect(firstReminder(savedAt)).toEqual(india('2026-11-23T09:00:00'));
  expect(nextReminder(1, savedAt)).toEqual(india('2026-11-25T09:00:00'));
  expect(nextReminder(2, savedAt)).toBeUndefined();
});
