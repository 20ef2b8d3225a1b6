import { useTranslations } from 'next-intl';
import { now } from '@/components/common/page/clock';
import { parseDayMonthYear, quoteDateWindow, todayInIndia } from '@/lib/domain/common/dates';
import { OWNER_FILTERS } from '@/lib/domain/desk/list/contract';
import type { QuoteFilter } from '@/lib/domain/desk/list/filter';
import { PRODUCTS } from '@/lib/domain/plans/products.data';
import { DenseSelect } from '@/components/desk/DenseFields';
import styles from '@/components/desk/Dashboard.module.css';
import { DayField } from './DayField';

type Props = {
  filter: QuoteFilter;
  /** A search covers all days. */
  isSearch: boolean;
  onChange: (change: Partial<QuoteFilter>) => void;
};

export function QuoteFilters({ filter, isSearch, onChange }: Props) {
  const t = useTranslations('desk');
  return (
    <div className={styles.bar}>
      <h1>{t('title')}</h1>
      <div className={styles.filters}>
        <Days filter={filter} isSearch={isSearch} onChange={onChange} />
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
        <DenseSelect
          label={t('owner')}
          value={filter.owner}
          onChange={(owner) => onChange({ owner: OWNER_FILTERS.find((each) => each === owner) })}
        >
          {OWNER_FILTERS.map((owner) => (
            <option key={owner} value={owner}>
              {t(`owners.${owner}`)}
            </option>
          ))}
        </DenseSelect>
      </div>
    </div>
  );
}

function Days({ filter: { from, to }, isSearch, onChange }: Props) {
  const t = useTranslations('desk');
  const validation = useTranslations('validation');
  const today = todayInIndia(now());
  const [earlier, ahead] = [quoteDateWindow(today, 'earlier'), quoteDateWindow(today, 'today')];
  const [first, last] = [from, to].map((day) => (day === null ? undefined : parseDayMonthYear(day)));
  const isDisordered = first !== undefined && last !== undefined && first > last;
  return (
    <>
      <DayField
        label={t('from')}
        day={from}
        choices={[
          { day: ahead.start, label: t('sinceToday') },
          { day: earlier.start, label: t('sinceEarlier') },
        ]}
        error={undefined}
        isDisabled={isSearch}
        onDay={(day) => onChange({ from: day })}
      />
      <DayField
        label={t('to')}
        day={to}
        choices={[{ day: earlier.end, label: t('untilAhead') }]}
        error={isDisordered ? validation('dayOrder') : undefined}
        isDisabled={isSearch}
        onDay={(day) => onChange({ to: day })}
      />
    </>
  );
}
