import { useLocale, useTranslations } from 'next-intl';
import { AskTwice } from '@/components/common/ui/AskTwice';
import { ButtonLink } from '@/components/common/ui/Button';
import { useOpening } from '@/hooks/resume/useOpening';
import { paths } from '@/lib/config/paths';
import type { ClaimSummaryDto } from '@/lib/domain/claims/contract';
import { formatDateOf, formatTimeOf } from '@/lib/i18n/format';
import styles from './OwnClaims.module.css';

type Props = { claims: readonly ClaimSummaryDto[]; onDiscard: (claimId: string) => Promise<unknown> };

/** Lists claims that are not told yet, to be continued where they stopped. */
export function BegunClaims({ claims, onDiscard }: Props) {
  const t = useTranslations('claims.begun');
  const locale = useLocale();
  const { opening, act } = useOpening(() => Promise.resolve());
  const begun = claims.filter(({ status }) => status === 'draft');
  if (begun.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby="begun-claims">
      <h2 id="begun-claims">{t('title')}</h2>
      <p className="small">{t('lead')}</p>
      <ul className={styles.begun}>
        {begun.map(({ claimId, person, hospitalName, updatedAt }) => (
          <li key={claimId} className="card">
            <p>
              <b>{person ? t('of', { person }) : t('nobody')}</b>
              <small>
                {hospitalName && `${hospitalName}. `}
                {t('saved', { date: formatDateOf(updatedAt, locale), time: formatTimeOf(updatedAt) })}
              </small>
            </p>
            <div className={styles.ways}>
              <ButtonLink kind="act" href={paths.claimDraft(claimId)}>
                {t('goOn')}
              </ButtonLink>
              <AskTwice
                act={t('discard')}
                warning={t('discardText')}
                keep={t('keep')}
                confirm={t('discardConfirm')}
                isBusy={opening === claimId}
                onConfirm={() => void act(claimId, onDiscard)}
              />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
