import { readFileSync } from 'node:fs';
import { flattenTexts, type Texts } from '@/lib/i18n/checkTexts';
import { locales, type Locale } from '@/lib/i18n/locales';

/** Texts that name a button or a choice, and the text that stands on it. */
const NAMED = [
  ['forms.lead.consent', 'forms.lead.start'],
  ['forms.lead.failed', 'forms.lead.start'],
  ['callbacks.consent', 'callbacks.ask'],
  ['callbacks.failed', 'callbacks.ask'],
  ['health.failed', 'health.goOn'],
  ['elsewhere.linkLead', 'elsewhere.continue'],
  ['elsewhere.send.noNumber', 'journey.summary.verify'],
  ['choosing.compare.fewText', 'choosing.tray.mark'],
  ['travel.form.several', 'travel.destinations.elsewhere'],
  ['paymentIssues.notSent', 'paymentIssues.mark'],
] as const;

function textOf(locale: Locale, key: string): string {
  const [area = '', ...path] = key.split('.');
  const texts = JSON.parse(readFileSync(`locales/${locale}/${area}.json`, 'utf8')) as Texts;
  return flattenTexts(texts).get(path.join('.')) ?? `no text at ${key}`;
}

test.each(locales.flatMap((locale) => NAMED.map(([text, button]) => [locale, text, button] as const)))(
  'in %s %s names the words of %s',
  (locale, text, button) => {
    expect(textOf(locale, text)).toContain(textOf(locale, button));
  },
);
