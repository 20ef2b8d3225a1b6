import { isCallTime } from './callHours';
import { CALL_SLOTS, slotAt, slotsToAsk } from './callSlots';

const now = new Date('2026-11-23T12:00:00+05:30');

test('every slot begins and ends inside the call hours', () => {
  expect([CALL_SLOTS[0], CALL_SLOTS.at(-1)]).toEqual(['09:00', '20:30']);
  for (const time of CALL_SLOTS) {
    const { from, to } = slotAt('2026-11-24', time, now)!;
    expect([isCallTime(from), isCallTime(new Date(to.getTime() - 1))]).toEqual([true, true]);
  }
});

test.each([
  ['2026-11-23', '12:00'],
  ['2026-11-22', '18:00'],
  ['2026-11-24', '08:30'],
  ['2026-11-24', '21:00'],
  ['2026-11-24', '10:10'],
  ['2026-12-24', '10:00'],
  ['2026-02-30', '10:00'],
  ['tomorrow', '10:00'],
])('%s at %s is no slot', (day, time) => {
  expect(slotAt(day, time, now)).toBeUndefined();
});

test('the last day is thirty days ahead', () => {
  expect(slotAt('2026-12-23', '20:30', now)?.from).toEqual(new Date('2026-12-23T20:30:00+05:30'));
});

test('who asks chooses among the slots of a week that are still to come', () => {
  const days = slotsToAsk(now);
  expect([days[0]?.day, days[0]?.times[0], days.at(-1)?.day]).toEqual(['2026-11-23', '12:30', '2026-11-29']);
  expect(slotsToAsk(new Date('2026-11-23T20:45:00+05:30'))[0]?.day).toBe('2026-11-24');
});
