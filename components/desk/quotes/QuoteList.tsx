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
  opened: string | undefined;
  onOpen: (quoteId: string) => void;
};

export function QuoteList({ answer: { data, error, mutate }, ...rest }: Props) {
  const t = useTranslations('desk');
  if (data) return <Loaded data={data} isStale={error !== undefined} {...rest} />;
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

type LoadedProps = Omit<Props, 'answer'> & { data: LatestQuotesDto; isStale: boolean };

function Loaded({ data, isStale, isSearch, onPage, opened, onOpen }: LoadedProps) {
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
          <QuoteTable quotes={data.quotes} opened={opened} onOpen={onOpen} />
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
