import { locales } from '@/lib/domain/common/locales';
import { readFileSync } from 'node:fs';
import { RETENTION_DAYS } from '@/lib/domain/common/retention';
import { RESUME_DAYS } from '@/lib/domain/resume/resume';
import { retentionFacts } from './retentionFacts';

const privacyIn = (locale: string) =>
  readFileSync(`content/pages/help-centre/privacypolicy.html/${locale}.md`, 'utf8');

/** Covered by another entry's text, or no customer's data. */
const saidWith: Partial<Record<keyof typeof RETENTION_DAYS, keyof typeof RETENTION_DAYS>> = {
  otpBudget: 'message',
  auditEntry: 'signedProposal',
  payment: 'signedProposal',
};
const kept = Object.keys(RETENTION_DAYS) as (keyof typeof RETENTION_DAYS)[];
const customers = kept.filter((what) => what !== 'sandboxOrder');

test.each(customers)('the privacy policy says in three languages how long a %s is kept', (what) => {
  const said = saidWith[what] ?? what;
  expect(RETENTION_DAYS[said]).toBe(RETENTION_DAYS[what]);
  for (const locale of locales) expect(privacyIn(locale)).toContain(`{% $${said}Kept %}`);
});

test.each(customers)('in days or in years, as a %s is counted', (what) => {
  const said = saidWith[what] ?? what;
  const unit = RETENTION_DAYS[said] % 365 === 0 ? 'year' : 'day';
  const [, written = ''] = privacyIn('en').split(`{% $${said}Kept %} `);
  expect(written.slice(0, unit.length)).toBe(unit);
});

test('a quote can be continued for as long as the cookies last', () => {
  expect(retentionFacts()['resumeKept']).toBe(RESUME_DAYS);
});
