import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Button } from '@/components/common/ui/Button';
import { Face } from '@/components/common/ui/states/Face';
import { Note } from '@/components/common/ui/states/Note';
import { Skeleton } from '@/components/common/ui/states/Skeleton';
import { useOnline } from '@/hooks/common/useOnline';

type Props<Data> = {
  answer: { data?: Data | undefined; error?: unknown; mutate: () => unknown };
  /** Of the skeleton. */
  height: string;
  children: (data: Data) => ReactNode;
};

/** What came, also when it can't be renewed; else why it is not there. */
export function Loaded<Data>({ answer: { data, error, mutate }, height, children }: Props<Data>) {
  const t = useTranslations('deskSupervisor.loaded');
  const offline = useTranslations('common.offline');
  const isOnline = useOnline();
  if (data === undefined && error === undefined)
    return <Skeleton lines={[{ height }]} label={t('loading')} />;
  const again = (
    <Button kind="line" size="small" onClick={() => void mutate()}>
      {t('again')}
    </Button>
  );
  if (data === undefined) {
    const title = isOnline ? t('failed') : offline('title');
    return (
      <Face kind={isOnline ? 'error' : 'offline'} title={title} action={again}>
        {t('failedText')}
      </Face>
    );
  }
  return (
    <>
      {error !== undefined && (
        <Note kind="warn" role="status">
          {t('stale')} {again}
        </Note>
      )}
      {children(data)}
    </>
  );
}
