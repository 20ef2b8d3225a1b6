import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { TextField } from '@/components/common/form/TextField';
import { Button } from '@/components/common/ui/Button';
import { Face } from '@/components/common/ui/states/Face';
import { Note } from '@/components/common/ui/states/Note';
import { Skeleton } from '@/components/common/ui/states/Skeleton';
import { useInboundSecret, useOutbox } from '@/hooks/site/useOutbox';
import { InboundForm } from './InboundForm';
import { OutboxMessage } from './OutboxMessage';
import { SampleCodes } from './SampleCodes';
import styles from './Outbox.module.css';

const comingLines = [{ height: '7rem' }, { height: '7rem' }, { height: '7rem' }];

/** Every message a provider would have sent, codes and links included. */
export function Outbox() {
  const t = useTranslations('outbox');
  const [to, setTo] = useState('');
  const inboundSecret = useInboundSecret();
  return (
    <main id="main" className={styles.outbox}>
      <h1>{t('title')}</h1>
      <p className="lead">{t('intro')}</p>
      <TextField
        label={t('to')}
        hint={t('toHint')}
        autoComplete="off"
        value={to}
        onChange={(event) => setTo(event.target.value)}
      />
      <SampleCodes />
      {inboundSecret !== undefined && <InboundForm secret={inboundSecret} />}
      <Messages to={to.trim()} />
    </main>
  );
}

function Messages({ to }: { to: string }) {
  const t = useTranslations('outbox');
  const { data, error, mutate } = useOutbox(to);
  if (error !== undefined && !data) {
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
  if (!data) return <Skeleton lines={comingLines} label={t('loading')} />;
  return (
    <>
      {error !== undefined && <Note kind="warn">{t('stale')}</Note>}
      {data.length === 0 ? (
        <Face kind="empty" title={t('empty')}>
          {t('emptyText')}
        </Face>
      ) : (
        <ol className={styles.list}>
          {data.map((message) => (
            <OutboxMessage key={message.id} message={message} />
          ))}
        </ol>
      )}
    </>
  );
}
