import { useTranslations } from 'next-intl';
import { COLUMNS, type Column } from '@/lib/domain/desk/list/columns';
import type { QuoteFilter } from '@/lib/domain/desk/list/filter';
import { SEGMENTS, SOURCES } from '@/lib/domain/quote/segments';
import { DenseSelect } from '@/components/desk/DenseFields';
import styles from '@/components/desk/Dashboard.module.css';
import { SavedFilters } from './SavedFilters';

type Props = {
  filter: QuoteFilter;
  onChange: (change: Partial<QuoteFilter>) => void;
  columns: readonly Column[];
  onColumns: (columns: readonly Column[]) => void;
};

/** Filters that are changed only now and then, behind one button. */
export function MoreFilters({ filter, onChange, columns, onColumns }: Props) {
  const t = useTranslations('desk');
  const { segment = '', source = '' } = filter;
  const toggle = (column: Column) =>
    onColumns(COLUMNS.filter((each) => (each === column ? !columns.includes(each) : columns.includes(each))));
  return (
    <details className={styles.more}>
      <summary>{t('more')}</summary>
      <div className={styles.filters}>
        <DenseSelect
          label={t('segment')}
          value={segment}
          onChange={(value) => onChange({ segment: SEGMENTS.find((each) => each === value) })}
        >
          <option value="">{t('all')}</option>
          {SEGMENTS.map((each) => (
            <option key={each} value={each}>
              {t(`segments.${each}`)}
            </option>
          ))}
        </DenseSelect>
        <DenseSelect
          label={t('source')}
          value={source}
          onChange={(value) => onChange({ source: SOURCES.find((each) => each === value) })}
        >
          <option value="">{t('all')}</option>
          {SOURCES.map((each) => (
            <option key={each} value={each}>
              {t(`sources.${each}`)}
            </option>
          ))}
        </DenseSelect>
        <SavedFilters filter={filter} onChange={onChange} />
      </div>
      <fieldset className={styles.columns}>
        <legend>{t('columnsShown')}</legend>
        {COLUMNS.map((column) => (
          <label key={column}>
            <input type="checkbox" checked={columns.includes(column)} onChange={() => toggle(column)} />
            {t(`columns.${column}`)}
          </label>
        ))}
      </fieldset>
    </details>
  );
}
