import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/common/ui/Button';
import { Note } from '@/components/common/ui/states/Note';
import { useToasts } from '@/hooks/common/useToasts';
import styles from './ContinueOnDevice.module.css';

type Props = { title: string; text: string; onRenew: () => Promise<unknown> };

/** One tap sends a new one to where it went. */
export function ExpiredLink({ title, text, onRenew }: Props) {
  const t = useTranslations('savedQuotes');
  const toasts = useToasts();
  const [state, setState] = useState<'open' | 'busy' | 'sent'>('open');
  const renew = async () => {
    setState('busy');
    try {
      await onRenew();
      setState('sent');
    } catch (error) {
      setState('open');
      toasts.sayError(error);
    }
  };
  return (
    <section className={`card ${styles.card}`}>
      <h2>{title}</h2>
      <p>{text}</p>
      {state === 'sent' ? (
        <Note kind="good" role="status">
          {t('renewed')}
        </Note>
      ) : (
        <Button kind="go" size="big" busy={state === 'busy'} onClick={() => void renew()}>
          {t('renew')}
        </Button>
      )}
    </section>
  );
}
