import formatMessage from './formatMessage';

const asked: unknown[] = [];
const formatters = {
  getNumberFormat: (...[locale, wanted]: ConstructorParameters<typeof Intl.NumberFormat>) => {
    asked.push(wanted);
    return new Intl.NumberFormat(locale, wanted);
  },
  getPluralRules: (...given: ConstructorParameters<typeof Intl.PluralRules>) =>
    new Intl.PluralRules(...given),
} as Parameters<typeof formatMessage>[3]['formatters'];

/** As `{count, plural, one {# plan} other {# plans}}` and `{share, number, percent}` are compiled. */
const counted = [['count', 2, { one: [0, ' plan'], other: [0, ' plans'] }]];
const share = [['share', 4, { style: 'percent' }]];

test('a count is written without a format of the browser, and what has one of its own with it', () => {
  const options = { cache: {}, formatters, locale: 'hi' } as unknown as Parameters<typeof formatMessage>[3];
  const say = (message: unknown, values: Record<string, number>) =>
    formatMessage('key', message as Parameters<typeof formatMessage>[1], values, options);
  expect(say(counted, { count: 1 })).toBe('1 plan');
  expect(say(counted, { count: 1_23_456 })).toBe('1,23,456 plans');
  expect(asked).toEqual([]);
  expect(say(share, { share: 0.2 })).toBe('20%');
  expect(asked).toEqual([{ style: 'percent' }]);
});
