import { locales } from '@/lib/domain/common/locales';
import { toErrorDto } from '@/lib/server/http/errorBody';
import { AppError } from '@/lib/server/http/errors';

const HOUR = 60 * 60;
/** What is said of a wait, with its numbers alone. */
const hoursIn = (retryAfterSeconds: number, locale: (typeof locales)[number]) => {
  const { message } = toErrorDto(new AppError('TOO_MANY_REQUESTS', { retryAfterSeconds }), locale, '1');
  expect(message).not.toContain('{');
  return message.match(/\d+/g) ?? message;
};

test.each(locales)('in %s a wait is told in minutes or in hours, and never shorter than it is', (locale) => {
  const minutes = hoursIn(10 * 60, locale);
  const hour = hoursIn(HOUR, locale);
  expect(hoursIn(1, locale)).toBe(minutes);
  expect(typeof minutes).toBe('string');
  expect(typeof hour).toBe('string');
  expect(hour).not.toBe(minutes);
  expect(hoursIn(HOUR + 1, locale)).toEqual(['2']);
  expect(hoursIn(24 * HOUR, locale)).toEqual(['24']);
});
