import { useTranslations } from 'next-intl';
import { Button } from '@/components/common/ui/Button';
import { Face } from '@/components/common/ui/states/Face';
import { Note } from '@/components/common/ui/states/Note';
import { Skeleton } from '@/components/common/ui/states/Skeleton';
import { type QuoteListState } from '@/hooks/desk/useQuoteList';
import { ListFoot } from './ListFoot';
import { QuoteTable, type TableProps } from './QuoteTable';

const comingRows = Array.from({ length: 8 }, () => ({ height: '2.375rem' }));

type Props = Omit<TableProps, 'quotes'> & { list: QuoteListState; isSearch: boolean };

export function QuoteList({ list, isSearch, ...table }: Props) {
  const t = useTranslations('desk');
  const { rows, error, reload } = list;
  if (!rows)
    return error === undefined ? (
      <Skeleton lines={comingRows} label={t('loading')} />
    ) : (
      <Failed again={reload} />
    );
  return (
    <>
      {error !== undefined && (
        <Note kind="warn" role="alert">
          {t('stale')}
        </Note>
      )}
      {rows.length > 0 ? (
        <>
          <QuoteTable quotes={rows} {...table} />
          <ListFoot list={list} shown={rows.length} />
        </>
      ) : (
        <Face kind="empty" title={t('empty')}>
          {isSearch ? t('emptySearch') : t('emptyText')}
        </Face>
      )}
    </>
  );
}

function Failed({ again }: { again: () => void }) {
  const t = useTranslations('desk');
  const action = (
    <Button kind="line" onClick={again}>
      {t('again')}
    </Button>
  );
  return (
    <Face kind="error" title={t('failed')} action={action}>
      {t('failedText')}
    </Face>
  );
}
