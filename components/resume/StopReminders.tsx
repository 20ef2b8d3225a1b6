import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Link } from '@/components/common/ui/Link';
import { Button } from '@/components/common/ui/Button';
import { Note } from '@/components/common/ui/states/Note';
import { useSubmit } from '@/hooks/common/useSubmit';
import { paths } from '@/lib/config/paths';

/** Unsubscribes the link's quote without a code; opening the page alone must not. */
export function StopReminders({ onStop }: { onStop: () => Promise<unknown> }) {
  const t = useTranslations('savedQuotes.stop');
  const [isStopped, setIsStopped] = useState(false);
  const { isBusy, failure, run } = useSubmit({ conflict: t('failed'), failed: t('failed') });
  const stop = () => run(() => onStop().then(() => setIsStopped(true)));
  if (isStopped) {
    return (
      <Note kind="good" role="status">
        {t('stopped')} <Link href={paths.doNotDisturb}>{t('all')}</Link>
      </Note>
    );
  }
  return (
    <>
      {failure && (
        <Note kind="bad" role="alert">
          {failure.message}
        </Note>
      )}
      <Button kind="line" busy={isBusy} onClick={() => void stop()}>
        {t('button')}
      </Button>
    </>
  );
}
