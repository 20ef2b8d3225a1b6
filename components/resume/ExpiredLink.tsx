import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/common/ui/Button';
import { Note } from '@/components/common/ui/states/Note';
import { useBusy } from '@/hooks/common/useBusy';
import styles from './ContinueOnDevice.module.css';

type Props = { title: string; text: string; onRenew: () => Promise<unknown> };

/** One press sends a new link to where the expired one went. */
export function ExpiredLink({ title, text, onRenew }: Props) {
  const t = useTranslations('savedQuotes');
  const { isBusy, run } = useBusy();
  const [isSent, setIsSent] = useState(false);
  return (
    <section className={`card ${styles.card}`}>
      <h2>{title}</h2>
      <p>{text}</p>
      {isSent ? (
        <Note kind="good" role="status">
          {t('renewed')}
        </Note>
      ) : (
        <Button kind="go" size="big" busy={isBusy} onClick={() => void run(onRenew).then(setIsSent)}>
          {t('renew')}
        </Button>
      )}
    </section>
  );
}
