import { useTranslations } from 'next-intl';
import type { ClaimParts } from '@/components/claims/claim/claimParts';
import styles from '@/components/claims/claim/Claim.module.css';
import { Now } from './Now';
import { Step } from './Step';
import trace from './Trace.module.css';

/** Shows what happened, whose turn it is, and what comes next. */
export function Trace({ claim, others }: ClaimParts) {
  const t = useTranslations('claim.trace');
  const done = claim.steps.filter(({ state }) => state === 'done');
  const next = claim.steps.filter(({ state }) => state === 'next');
  return (
    <section className={`${styles.part} ${styles.trace}`} aria-labelledby="trace">
      <h2 id="trace">{t('title')}</h2>
      <ol className={trace.trace}>
        {done.map((step, at) => (
          <Step key={`${step.what}-${at}`} step={step} claim={claim} others={others} />
        ))}
        {claim.waitsFor && <Now status={claim.status} waitsFor={claim.waitsFor} others={others} />}
        {next.map((step) => (
          <Step key={step.what} step={step} claim={claim} others={others} />
        ))}
      </ol>
    </section>
  );
}
