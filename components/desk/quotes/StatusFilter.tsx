import { useTranslations } from 'next-intl';
import type { LatestQuotesDto } from '@/lib/domain/desk/contract';
import { LEAD_STATUSES, type LeadStatus } from '@/lib/domain/quote/leadStatus';
import styles from '@/components/desk/Dashboard.module.css';

type Props = {
  status: LeadStatus | undefined;
  counts: LatestQuotesDto['counts'] | undefined;
  onChange: (status: LeadStatus | undefined) => void;
};

export function StatusFilter({ status, counts, onChange }: Props) {
  const t = useTranslations('desk');
  const all = counts && Object.values(counts).reduce((sum, count) => sum + count, 0);
  return (
    <div className={styles.statuses} role="group" aria-label={t('status')}>
      {[undefined, ...LEAD_STATUSES].map((each) => (
        <button
          key={each ?? 'all'}
          type="button"
          className={styles.status}
          aria-pressed={each === status}
          onClick={() => onChange(each)}
        >
          {each === undefined ? t('all') : `${each} ${t(`statuses.${each}`)}`}
          {counts && <b className="num">{each === undefined ? all : counts[each]}</b>}
        </button>
      ))}
    </div>
  );
}
