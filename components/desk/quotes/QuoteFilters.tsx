import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Button } from '@/components/common/ui/Button';
import type { LeadStatus } from '@/lib/domain/quote/leadStatus';
import { PRODUCTS } from '@/lib/domain/plans/products.data';
import styles from '@/components/desk/Dashboard.module.css';

export type QuoteFilter = {
  since: 'today' | 'earlier';
  status?: LeadStatus;
  product?: string;
  /** A complete phone number or quote id. */
  q?: string;
  page: number;
};

type Props = {
  filter: QuoteFilter;
  onChange: (change: Partial<QuoteFilter>) => void;
  isBusy: boolean;
  onRefresh: () => void;
};

export function QuoteFilters({ filter, onChange, isBusy, onRefresh }: Props) {
  const t = useTranslations('desk');
  return (
    <div className={styles.bar}>
      <h1>{t('title')}</h1>
      <div className={styles.filters}>
        <DenseSelect
          label={t('since')}
          value={filter.since}
          onChange={(since) => onChange({ since: since === 'today' ? 'today' : 'earlier' })}
        >
          <option value="earlier">{t('sinceEarlier')}</option>
          <option value="today">{t('sinceToday')}</option>
        </DenseSelect>
        <DenseSelect
          label={t('product')}
          value={filter.product ?? ''}
          onChange={(product) => onChange({ product: product || undefined })}
        >
          <option value="">{t('allProducts')}</option>
          {PRODUCTS.map(({ slug, name }) => (
            <option key={slug} value={slug}>
              {name}
            </option>
          ))}
        </DenseSelect>
        <Button kind="line" size="dense" icon="turn" busy={isBusy} onClick={onRefresh}>
          {t('refresh')}
        </Button>
      </div>
    </div>
  );
}

type SelectProps = { label: string; value: string; onChange: (value: string) => void; children: ReactNode };

/** A select whose label stands inside the box, to keep the filters on one line. */
function DenseSelect({ label, value, onChange, children }: SelectProps) {
  return (
    <label className={styles.dense}>
      {label}
      <select value={value} onChange={({ target }) => onChange(target.value)}>
        {children}
      </select>
    </label>
  );
}
