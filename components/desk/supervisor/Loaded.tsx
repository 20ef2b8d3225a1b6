import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Button } from '@/components/common/ui/Button';
import { Note } from '@/components/common/ui/states/Note';
import { Skeleton } from '@/components/common/ui/states/Skeleton';
import { DeskAway } from '@/components/desk/DeskAway';

type Props<Data> = {
  answer: { data?: Data | undefined; error?: unknown; mutate: () => unknown };
  /** The height of the skeleton. */
  height: string;
  children: (data: Data) => ReactNode;
};

/** Shows what was loaded, even if it can't be renewed; otherwise says why nothing is there. */
export function Loaded<Data>({ answer: { data, error, mutate }, height, children }: Props<Data>) {
  const t = useTranslations('deskSupervisor.loaded');
  const desk = useTranslations('desk');
  if (data === undefined && error === undefined)
    return <Skeleton lines={[{ height }]} label={t('loading')} />;
  if (data === undefined) return <DeskAway title={t('failed')} onAgain={mutate} />;
  return (
    <>
      {error !== undefined && (
        <Note kind="warn" role="status">
          {t('stale')}{' '}
          <Button kind="line" size="small" onClick={() => void mutate()}>
            {desk('again')}
          </Button>
        </Note>
      )}
      {children(data)}
    </>
  );
}
