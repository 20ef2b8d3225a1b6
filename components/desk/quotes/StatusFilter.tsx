import { useTranslations } from 'next-intl';
import { MOST_COUNTED, type QuoteCountsDto } from '@/lib/domain/desk/list/contract';
import { LEAD_STATUSES, type LeadStatus } from '@/lib/domain/quote/leadStatus';
import { formatAmount } from '@/lib/i18n/format';
import styles from '@/components/desk/Dashboard.module.css';

type Props = {
  status: LeadStatus | undefined;
  counts: QuoteCountsDto['counts'] | undefined;
  onChange: (status: LeadStatus | undefined) => void;
};

export function StatusFilter({ status, counts, onChange }: Props) {
  const t = useTranslations('desk');
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
          {counts && <b className="num">{sayCount(each, counts)}</b>}
        </button>
      ))}
    </div>
  );
}

function sayCount(status: LeadStatus | undefined, counts: QuoteCountsDto['counts']): string {
  const shown = status === undefined ? Object.values(counts) : [counts[status]];
  const sum = formatAmount(shown.reduce((all, each) => all + each, 0));
  return shown.some((each) => each >= MOST_COUNTED) ? `${sum}+` : sum;
}
