import enMessages from '@/locales/en/messages.json';
import hiMessages from '@/locales/hi/messages.json';
import taMessages from '@/locales/ta/messages.json';
import { locales } from '@/lib/i18n/locales';
import { messageNames, wordCount, wordMessage } from './messageTexts';

type Texts = Record<string, Record<string, string>>;
const texts: Record<(typeof locales)[number], Texts> = { en: enMessages, hi: hiMessages, ta: taMessages };

test.each(locales)(
  'a text in %s can be registered as it is: its values are plain, without cases',
  (locale) => {
    const ofName = (name: string) => {
      const [group = '', key = ''] = name.split('.');
      return texts[locale][group]?.[key] ?? '';
    };
    const withCases = messageNames().filter((name) => !/^([^{}]|\{\w+\})+$/.test(ofName(name)));
    expect(withCases).toEqual([]);
  },
);

test('its values come in the order of the text, by which WhatsApp numbers them, whatever the code’s order is', () => {
  const given = { link: 'L', until: 'U', amount: 'A', years: 'Y', plan: 'P', more: 'not in it' };
  expect(Object.keys(wordMessage('link.payment', given, 'en').template.values)).toEqual([
    'plan',
    'years',
    'amount',
    'link',
    'until',
  ]);
});

test('counts go into them as words', () => {
  expect([1, 2].map((count) => wordCount('years', count, 'en'))).toEqual(['1 year', '2 years']);
  expect([0, 1, 3].map((count) => wordCount('open', count, 'ta'))).toEqual([
    'உங்கள் கையொப்பம் மட்டும் மீதம்',
    '1 பதில் மீதம்',
    '3 பதில்கள் மீதம்',
  ]);
});
