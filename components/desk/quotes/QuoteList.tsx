import { useTranslations } from 'next-intl';
import { Face } from '@/components/common/ui/states/Face';
import { Note } from '@/components/common/ui/states/Note';
import { Skeleton } from '@/components/common/ui/states/Skeleton';
import { DeskAway } from '@/components/desk/DeskAway';
import { ListFoot } from '@/components/desk/ListFoot';
import type { QuoteListState } from '@/hooks/desk/useQuoteList';
import { QuoteTable, type TableProps } from './QuoteTable';

const KEYS = ['row', 'open', 'send', 'close'] as const;
const comingRows = Array.from({ length: 8 }, () => ({ height: '2.375rem' }));

type Props = Omit<TableProps, 'quotes'> & { list: QuoteListState; isSearch: boolean };

export function QuoteList({ list, isSearch, ...table }: Props) {
  const t = useTranslations('desk');
  const { rows, error, reload } = list;
  if (!rows)
    return error === undefined ? (
      <Skeleton lines={comingRows} label={t('loading')} />
    ) : (
      <DeskAway title={t('failed')} onAgain={reload} />
    );
  return (
    <>
      {error !== undefined && (
        <Note kind="warn" role="alert">
          {t('stale')}
        </Note>
      )}
      {rows.length > 0 ? (
        <QuoteTable quotes={rows} {...table} />
      ) : (
        <Face kind="empty" title={t('empty')}>
          {isSearch ? t('emptySearch') : t('emptyText')}
        </Face>
      )}
      {(rows.length > 0 || list.previous) && <ListFoot list={list} shown={rows.length} keys={KEYS} />}
    </>
  );
}
