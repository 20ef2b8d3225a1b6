import { locales } from '@/lib/domain/common/locales';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { CONSENT_TEXTS } from './consentTexts.data';

function textOf(locale: string, key: string): string {
  const [area = '', ...path] = key.split('.');
  const texts: unknown = JSON.parse(readFileSync(`locales/${locale}/${area}.json`, 'utf8'));
  const found = path.reduce((at, name) => (at as Record<string, unknown>)[name], texts);
  if (typeof found !== 'string') throw new Error(`${locale} has no ${key}`);
  return found;
}

test('a consent text that changes has a new version in the ledger', () => {
  const texts = locales.flatMap((locale) => CONSENT_TEXTS.keys.map((key) => textOf(locale, key)));
  const fingerprint = createHash('sha256')
    .update(JSON.stringify([CONSENT_TEXTS.version, texts]))
    .digest('hex')
    .slice(0, 16);
  expect(fingerprint).toBe(CONSENT_TEXTS.fingerprint);
});
