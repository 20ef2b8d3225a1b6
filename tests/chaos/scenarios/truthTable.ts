import type { ResumeLookupDto } from '@/lib/domain/resume/contract';
import type { Stage } from '@/lib/domain/quote/journey/stages';
import { resumeTarget, shouldOpenDialog } from '@/lib/domain/resume/resume';
import { Faults, type Scenario } from '@/tests/chaos/scenario';

const day = 24 * 3600;
const kept = 45 * day;
const good = '/health-insurance-plan/summary/q1?quoteId=q1';
const stages: readonly Stage[] = ['leadform_113', 'summery_111', 'payment_118'];
const names = ['ReAssure 2.0', undefined];
const truths = [true, false];
const ages = [kept - 3600, kept, kept + 1];
const urls = [good, undefined, 'https://evil.example/?quoteId=q1'];

export type Row = {
  stage: Stage;
  name?: string;
  isPaid: boolean;
  isComplete: boolean;
  age: number;
  url?: string;
};

export const rows: readonly Row[] = stages.flatMap((stage) =>
  names.flatMap((name) =>
    truths.flatMap((isPaid) =>
      truths.flatMap((isComplete) =>
        ages.flatMap((age) => urls.map((url) => ({ stage, name, isPaid, isComplete, age, url }))),
      ),
    ),
  ),
);

/** From the specification, section 4, never from the code. */
export function expected({ stage, name, isPaid, isComplete, age, url }: Row): string {
  const isLead = stage === 'leadform_113';
  if (isComplete || age > kept || !(name || isLead)) return 'closed';
  if (isPaid && name) return '/appforms/reassurev2/a1';
  if (url === good) return good;
  return isLead ? 'lead form' : '/';
}

/** `lateness` in seconds. */
export function lookupOf({ stage, name, isPaid, isComplete, age, url }: Row, now: Date, lateness = 0) {
  return {
    stage,
    url,
    productName: name,
    paymentStatus: isPaid,
    isJourneyComplete: isComplete,
    applicationId: 'a1',
    expiresAt: new Date(now.getTime() + (kept - age + lateness) * 1000).toISOString(),
  } satisfies ResumeLookupDto;
}

function actual(row: Row, lateness: number): string {
  const now = new Date('2026-10-01T06:00:00.000Z');
  const lookup = lookupOf(row, now, lateness);
  if (!shouldOpenDialog({ routePattern: '/', lookup, now })) return 'closed';
  const target = resumeTarget(lookup);
  if (target.kind === 'appform') return `/appforms/${target.slug}/${target.applicationId}`;
  return target.kind === 'url' ? target.url : 'lead form';
}

/** The rules of whether the dialog opens and where it leads, without a page. */
export const truthTable: Scenario = {
  name: 'truth table of the dialog',
  unit: 'rows',
  load: { full: rows.length, short: rows.length },
  breaks: ['late-clock'],
  run: async ({ broken }) => {
    const faults = new Faults();
    for (const row of rows) {
      const [wanted, found] = [expected(row), actual(row, broken === 'late-clock' ? 1 : 0)];
      if (found !== wanted) faults.add('rows otherwise', `${JSON.stringify(row)}: ${found}, not ${wanted}`);
    }
    const open = rows.filter((row) => expected(row) !== 'closed').length;
    return Promise.resolve({
      counted: `${open} open the dialog, each leads where it should`,
      failures: faults.list(),
    });
  },
};
