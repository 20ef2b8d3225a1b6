import { useLocale, useTranslations } from 'next-intl';
import type { ClaimDto } from '@/lib/domain/claims/contract';
import type { ClaimEventKind, ClaimStep } from '@/lib/domain/claims/claimEvents';
import { isIsoDate } from '@/lib/domain/common/dates';
import { formatDate, formatTimeOf } from '@/lib/i18n/format';
import trace from '@/components/claims/claim/trace/Trace.module.css';
import styles from './Sent.module.css';

const HOUR_MINUTES = 60;
const DAY_MINUTES = 24 * HOUR_MINUTES;

const SAID = ['told', 'complete', 'requested', 'preauthorised', 'billed', 'approved', 'paid'] as const;
type Said = (typeof SAID)[number];

const isSaid = (what: ClaimEventKind): what is Said => SAID.some((each) => each === what);

/** Says what happened just now and what comes next, each with the time that a rule sets. */
export function NextSteps({ claim: { steps, kind, admission, admittedOn } }: { claim: ClaimDto }) {
  const t = useTranslations('tellClaim.sent');
  const whenOf = useWhen();
  const locale = useLocale();
  const keyOf = (what: Said) => (what === 'paid' && kind === 'reimbursement' ? 'paidBack' : what);
  const isGoingIn = (what: Said) => what === 'requested' && admission === 'planned' && isIsoDate(admittedOn);
  const said = steps.flatMap((step) => (isSaid(step.what) ? [{ ...step, what: step.what }] : []));
  return (
    <ol className={`${trace.trace} ${styles.steps}`}>
      {said.map((step) => (
        <li key={step.what} className={step.state === 'done' ? trace.done : trace.next}>
          <span className={trace.when}>
            {isGoingIn(step.what) ? formatDate(admittedOn ?? '', locale) : whenOf(step)}
          </span>
          <div>
            <b>{t(`steps.${keyOf(step.what)}.title`)}</b>
            <p>{t(`steps.${keyOf(step.what)}.text`)}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}

function useWhen() {
  const t = useTranslations('tellClaim');
  return ({ state, at, limitMinutes }: ClaimStep): string => {
    if (state === 'done') return t('sent.at', { time: formatTimeOf(at ?? '') });
    if (limitMinutes === undefined) return t('sent.later');
    const { unit, count } = durationOf(limitMinutes);
    return t('sent.within', { limit: t(`durations.${unit}`, { count }) });
  };
}

function durationOf(minutes: number) {
  if (minutes % DAY_MINUTES === 0) return { unit: 'days', count: minutes / DAY_MINUTES } as const;
  if (minutes % HOUR_MINUTES === 0) return { unit: 'hours', count: minutes / HOUR_MINUTES } as const;
  return { unit: 'minutes', count: minutes } as const;
}
