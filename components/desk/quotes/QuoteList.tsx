import { useTranslations } from 'next-intl';
import { Button } from '@/components/common/ui/Button';
import { Face } from '@/components/common/ui/states/Face';
import { Note } from '@/components/common/ui/states/Note';
import { Skeleton } from '@/components/common/ui/states/Skeleton';
import type { useLatestQuotes } from '@/hooks/desk/useLatestQuotes';
import type { LatestQuotesDto } from '@/lib/domain/desk/contract';
import { Pager } from '@/components/desk/Pager';
import { QuoteTable } from './QuoteTable';

const comingRows = Array.from({ length: 8 }, () => ({ height: '2.375rem' }));

type Props = {
  answer: Pick<ReturnType<typeof useLatestQuotes>, 'data' | 'error' | 'mutate'>;
  isSearch: boolean;
  onPage: (page: number) => void;
};

export function QuoteList({ answer: { data, error, mutate }, isSearch, onPage }: Props) {
  const t = useTranslations('desk');
  if (data) return <Loaded data={data} isStale={error !== undefined} isSearch={isSearch} onPage={onPage} />;
  if (error === undefined) return <Skeleton lines={comingRows} label={t('loading')} />;
  const again = (
    <Button kind="line" onClick={() => void mutate()}>
      {t('again')}
    </Button>
  );
  return (
    <Face kind="error" title={t('failed')} action={again}>
      {t('failedText')}
    </Face>
  );
}

type LoadedProps = Pick<Props, 'isSearch' | 'onPage'> & { data: LatestQuotesDto; isStale: boolean };

function Loaded({ data, isStale, isSearch, onPage }: LoadedProps) {
  const t = useTranslations('desk');
  return (
    <>
      {isStale && (
        <Note kind="warn" role="alert">
          {t('stale')}
        </Note>
      )}
      {data.quotes.length > 0 ? (
        <>
          <QuoteTable quotes={data.quotes} />
          <Pager {...data} shown={data.quotes.length} onPage={onPage} />
        </>
      ) : (
        <Face kind="empty" title={t('empty')}>
          {isSearch ? t('emptySearch') : t('emptyText')}
        </Face>
      )}
    </>
  );
}
