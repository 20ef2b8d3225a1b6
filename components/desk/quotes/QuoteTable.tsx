import { useTranslations } from 'next-intl';
import { Scrolling } from '@/components/common/ui/Scrolling';
import { Icon } from '@/components/common/ui/Icon';
import type { QuoteRowDto } from '@/lib/domain/desk/contract';
import type { Column } from '@/lib/domain/desk/list/columns';
import type { QuoteFilter } from '@/lib/domain/desk/list/filter';
import { QuoteRow } from './QuoteRow';
import styles from './QuoteTable.module.css';

export type TableProps = {
  quotes: readonly QuoteRowDto[];
  columns: readonly Column[];
  sort: QuoteFilter['sort'];
  onSort: () => void;
  staffId: string;
  opened: string | undefined;
  onOpen: (quoteId: string) => void;
  onSend: (quoteId: string) => void;
};

export function QuoteTable({ quotes, columns, sort, onSort, ...rows }: TableProps) {
  const t = useTranslations('desk.columns');
  return (
    <Scrolling className={styles.frame} aria-label={t('label')}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('customer')}</th>
            {columns.map((column) =>
              column === 'updated' ? (
                <Updated key={column} sort={sort} onSort={onSort} />
              ) : (
                <th key={column} scope="col" className={column === 'premium' ? styles.amount : undefined}>
                  {t(column)}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {quotes.map((quote) => (
            <QuoteRow key={quote.dialerId} quote={quote} columns={columns} {...rows} />
          ))}
        </tbody>
      </table>
    </Scrolling>
  );
}

function Updated({ sort, onSort }: Pick<TableProps, 'sort' | 'onSort'>) {
  const t = useTranslations('desk.columns');
  const isNewestFirst = sort === '-updatedAt';
  return (
    <th scope="col" className={styles.amount} aria-sort={isNewestFirst ? 'descending' : 'ascending'}>
      <button type="button" className={styles.sort} onClick={onSort}>
        {t('updated')}
        <Icon name="chevron" size="small" />
      </button>
    </th>
  );
}
