import { readdirSync, readFileSync } from 'node:fs';
import { brand } from '@/lib/brand';
import { readSitePage, readTerms } from '@/lib/content/library';
import { locales } from '@/lib/domain/common/locales';

type Words = { [key: string]: string | Words };
const areas = readdirSync('locales/en').map((file) => file.replace('.json', ''));
const readArea = (locale: string, area: string) =>
  JSON.parse(readFileSync(`locales/${locale}/${area}.json`, 'utf8')) as Words;

const textOf = (words: Words, path: string) => {
  const found = path.split('.').reduce<Words | string>((at, key) => (at as Words)[key] ?? '', words);
  return typeof found === 'string' ? found : '';
};
function* textsOf(words: Words): Generator<string> {
  for (const each of Object.values(words)) yield* typeof each === 'string' ? [each] : textsOf(each);
}

describe.each(locales)('in %s', (locale) => {
  test('the series that we call from stands in lib/brand.ts alone, and no text names a caller', () => {
    const named = areas.flatMap((area) =>
      [...textsOf(readArea(locale, area))].filter((text) => /\b1600\b/.test(text)),
    );
    expect(named).toEqual([]);
    expect(textOf(readArea(locale, 'application'), 'status.readText')).toContain('{series}');
    expect(brand.helplineCustomerCare.startsWith(brand.callsFrom)).toBe(false);
  });

  // What isn't sold or done here is offered by phone or email.
  test.each([
    '/renewals',
    '/travel-insurance.html',
    '/Empower',
    '/contact-us.html',
    '/insure-care.html',
    '/survey',
  ])('%s points to the phone or to mail', (path) => {
    const { intro, sections } = readSitePage(path, { locale, words: { danger: '', price: '' } });
    expect(intro + sections.map(({ html }) => html).join('')).toMatch(/href="(tel|mailto):/);
  });

  test('the words that the law asks for are there', () => {
    expect(textOf(readArea(locale, 'footer'), 'legal.notice')).toContain('IRDAI');
    const privacy = readFileSync(`content/pages/help-centre/privacypolicy.html/${locale}.md`, 'utf8');
    expect(privacy).toContain('{% $officer %}');
    expect(privacy).toContain('KYC');
  });

  test('the glossary explains the words that decide', () => {
    const explained = readTerms('glossary', { locale, words: { danger: '', price: '' } }).map(({ id }) => id);
    const decide =
      'existing-illness network-hospital day-care consumables refill carried-forward entry-age variant zone nominee grace-period moratorium portability uin';
    expect(decide.split(' ').filter((word) => !explained.includes(word))).toEqual([]);
  });
});
