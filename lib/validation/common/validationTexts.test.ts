import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CLAIM_PROBLEMS } from '@/lib/domain/claims/claimProblems';
import { PAPER_REFUSALS } from '@/lib/domain/papers/paperLimits.data';
import { SEARCH_PROBLEMS } from '@/lib/domain/desk/list/search';
import en from '@/locales/en/validation.json';
import hi from '@/locales/hi/validation.json';
import ta from '@/locales/ta/validation.json';

type Texts = { readonly [key: string]: string | Texts };

function flatten(texts: Texts, prefix = 'validation'): readonly (readonly [string, string])[] {
  return Object.entries(texts).flatMap(([key, value]) => {
    const path = `${prefix}.${key}`;
    return typeof value === 'string' ? [[path, value] as const] : flatten(value, path);
  });
}

const read = (file: string) => readFileSync(file, 'utf8');

function codeIn(folder: string): string {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const sources = files.filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
  return sources.map((file) => read(join(folder, file))).join('\n');
}

function keysInCode(): ReadonlySet<string> {
  const code = codeIn('lib/validation') + read('lib/domain/kyc/form.ts');
  const rules = [
    'lib/domain/quote/members.ts',
    'lib/domain/travel/trip.ts',
    'lib/domain/travel/changeTrip.ts',
  ]
    .map(read)
    .join('\n');
  const direct = [...code.matchAll(/'(validation\.[\w.]+)'/g)].map(([, key]) => key as string);
  const fromDomain = [...rules.matchAll(/'((?:dateOfBirth|members|trip)\.\w+)'/g)].map(
    ([, key]) => `validation.${key}`,
  );
  const fromServices = [
    ...codeIn('lib/server/services').matchAll(/(?:invalidField\([^)]*|key: )'(validation\.[\w.]+)'/g),
  ].map(([, key]) => key as string);
  const fromSearch = SEARCH_PROBLEMS.map((problem) => `validation.search.${problem}`);
  const fromClaims = CLAIM_PROBLEMS.map((problem) => `validation.claims.${problem}`);
  const fromPapers = PAPER_REFUSALS.map((refusal) => `validation.papers.file.${refusal}`);
  return new Set([...direct, ...fromDomain, ...fromServices, ...fromSearch, ...fromClaims, ...fromPapers]);
}

test('every message that a schema names has its text, and no text is unused', () => {
  expect(
    flatten(en)
      .map(([key]) => key)
      .sort(),
  ).toEqual([...keysInCode()].sort());
});

test.each([
  ['hi', hi, /\p{Script=Devanagari}/u],
  ['ta', ta, /\p{Script=Tamil}/u],
])('every message is told in %s', (_, texts, script) => {
  expect(flatten(texts).map(([key]) => key)).toEqual(flatten(en).map(([key]) => key));
  for (const [, text] of flatten(texts)) expect(text).toMatch(script);
});

test('the specification’s two messages are literal', () => {
  expect(en.mobileNumber).toBe('Please enter valid mobile number');
  expect(en.name).toBe('Please enter valid name');
});
