import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Face } from '@/components/common/ui/states/Face';
import { Note } from '@/components/common/ui/states/Note';
import { Skeleton } from '@/components/common/ui/states/Skeleton';
import desk from '@/components/desk/Dashboard.module.css';
import { DeskAway } from '@/components/desk/DeskAway';
import { ListFoot } from '@/components/desk/ListFoot';
import { type ClaimFilter, type ClaimQueue, useDeskClaims } from '@/hooks/desk/claims/useDeskClaims';
import { ClaimPage } from './claim/ClaimPage';
import { ClaimFilters } from './ClaimFilters';
import styles from './Claims.module.css';
import { ClaimTable } from './ClaimTable';

/** The queue, or one claim of it. The queue waits unseen, so that its place and focus are kept. */
export function Claims() {
  const t = useTranslations('deskClaims');
  const [filter, setFilter] = useState<ClaimFilter>({});
  const [opened, setOpened] = useState<string>();
  const queue = useDeskClaims(filter);
  const opener = useRef<HTMLElement | null>(null);
  const open = (claimId: string) => {
    opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    setOpened(claimId);
  };
  const close = () => {
    flushSync(() => setOpened(undefined));
    opener.current?.focus();
    queue.reload();
  };
  return (
    <>
      <div hidden={opened !== undefined}>
        <div className={styles.queue}>
          <ClaimFilters filter={filter} counts={queue.data?.counts ?? {}} onChange={setFilter} />
          <p role="status" className={desk.waiting}>
            {queue.data && t('late', { count: queue.data.late })}
          </p>
          <Queue queue={queue} onOpen={open} />
        </div>
      </div>
      {opened && <ClaimPage key={opened} claimId={opened} onClose={close} />}
    </>
  );
}

const KEYS = ['row', 'open', 'close'] as const;
const comingRows = Array.from({ length: 8 }, () => ({ height: '2.375rem' }));

function Queue({ queue, onOpen }: { queue: ClaimQueue; onOpen: (claimId: string) => void }) {
  const t = useTranslations('deskClaims');
  const { data, error, reload } = queue;
  if (!data && error === undefined) return <Skeleton lines={comingRows} label={t('loading')} />;
  if (!data) return <DeskAway title={t('failed')} onAgain={reload} />;
  return (
    <>
      {error !== undefined && (
        <Note kind="warn" role="alert">
          {t('stale')}
        </Note>
      )}
      {data.claims.length > 0 ? (
        <ClaimTable list={data} onOpen={onOpen} />
      ) : (
        <Face kind="empty" title={t('empty')}>
          {t('emptyText')}
        </Face>
      )}
      {(data.claims.length > 0 || queue.previous) && (
        <ListFoot list={queue} shown={data.claims.length} keys={KEYS} />
      )}
    </>
  );
}
