import { useTranslations } from 'next-intl';
import { DenseSelect } from '@/components/desk/DenseFields';
import desk from '@/components/desk/Dashboard.module.css';
import type { ClaimFilter } from '@/hooks/desk/claims/useDeskClaims';
import { CLAIM_KINDS, CLAIM_STATUSES } from '@/lib/domain/claims/claim';

type Props = {
  filter: ClaimFilter;
  counts: Readonly<Record<string, number>>;
  onChange: (filter: ClaimFilter) => void;
};

const shown = [undefined, ...CLAIM_STATUSES.filter((status) => status !== 'draft')] as const;

export function ClaimFilters({ filter, counts, onChange }: Props) {
  const t = useTranslations('deskClaims');
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  return (
    <div className={desk.bar}>
      <h1>{t('title')}</h1>
      <div className={desk.statuses} role="group" aria-label={t('show')}>
        {shown.map((status) => (
          <button
            key={status ?? 'open'}
            type="button"
            className={desk.status}
            aria-pressed={status === filter.status}
            onClick={() => onChange({ ...filter, status })}
          >
            {status ? t(`status.${status}`) : t('open')}
            <b className="num">{status ? counts[status] : all}</b>
          </button>
        ))}
      </div>
      <DenseSelect
        label={t('kind')}
        value={filter.kind ?? ''}
        onChange={(kind) => onChange({ ...filter, kind: CLAIM_KINDS.find((each) => each === kind) })}
      >
        <option value="">{t('kinds.all')}</option>
        {CLAIM_KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {t(`kinds.${kind}`)}
          </option>
        ))}
      </DenseSelect>
    </div>
  );
}
