import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { TextField } from '@/components/common/form/TextField';
import { Button } from '@/components/common/ui/Button';
import { Note } from '@/components/common/ui/states/Note';
import { tellInbound } from '@/hooks/site/useOutbox';
import { normaliseMobile } from '@/lib/domain/common/phone';
import styles from './Outbox.module.css';

/** Simulates an SMS to us, by the webhook and secret that a provider uses. */
export function InboundForm({ secret }: { secret: string }) {
  const t = useTranslations('outbox.inbound');
  const toMessage = useTranslations();
  const [outcome, setOutcome] = useState<'sent' | 'failed'>();
  const { register, handleSubmit, formState } = useForm({ defaultValues: { sender: '', message: '' } });
  const submit = handleSubmit(async ({ sender, message }) => {
    setOutcome((await tellInbound(secret, { sender, message })) ? 'sent' : 'failed');
  });
  const problem = formState.errors.sender?.message;
  return (
    <form
      className={`${styles.message} ${styles.inbound}`}
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      <h2>{t('title')}</h2>
      <p>{t('intro')}</p>
      <TextField
        label={t('from')}
        inputMode="tel"
        autoComplete="off"
        error={problem && toMessage('validation.mobileNumber')}
        {...register('sender', {
          validate: (typed) => normaliseMobile(typed) !== undefined || 'mobileNumber',
        })}
      />
      <TextField label={t('text')} autoComplete="off" {...register('message')} />
      <Button kind="line" type="submit" busy={formState.isSubmitting}>
        {t('send')}
      </Button>
      {outcome && (
        <Note kind={outcome === 'sent' ? 'good' : 'bad'} role="status">
          {t(outcome)}
        </Note>
      )}
    </form>
  );
}
