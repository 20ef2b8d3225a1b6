import { sayPlace } from './billPlace';
import { type Locale, locales } from '@/lib/domain/common/locales';

const priceWith = (values: Record<string, string | number>) => ({
  breakdown: [
    { key: 'member', label: 'member', values: { age: 30 }, amount: 900 },
    { key: 'zone', label: 'zone', values, amount: -80 },
  ],
  priceBeforeTax: 820,
  tax: 0,
  priceAfterTax: 820,
  rateVersion: '1',
  validUntil: '2026-12-22',
});
const of = (name: string) => ({ place: 'Pune', city: name, zone: 'B', percent: 8 });
const names: Record<Locale, string> = { en: 'Pune', hi: 'पुणे', ta: 'புனே' };

test.each(locales)(
  'in %s a bill names its place, as of this schema version and as of the first',
  (language) => {
    const said = priceWith(of(names[language]));
    expect(sayPlace(priceWith({ place: 'Pune', zone: 'B', percent: 8 }), language)).toEqual(said);
    const first = { city: 'Pune', cityHi: 'पुणे', cityTa: 'புனே', zone: 'B', percent: 8 };
    expect(sayPlace(priceWith(first), language)).toEqual(said);
  },
);

test('a district has one name, and what is said already is said again in another language', () => {
  const [, line] = sayPlace(priceWith({ place: 'Satara', zone: 'C', percent: 15 }), 'ta').breakdown;
  expect(line?.values).toMatchObject({ place: 'Satara', city: 'Satara' });
  expect(sayPlace(priceWith(of('पुणे')), 'ta')).toEqual(priceWith(of('புனே')));
});
