import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { MobileField } from '@/components/common/form/MobileField';
import { TextField } from '@/components/common/form/TextField';
import { Button } from '@/components/common/ui/Button';
import { Note } from '@/components/common/ui/states/Note';
import { Seg } from '@/components/common/ui/Seg';
import { sendResumeLink } from '@/hooks/resume/useContinueOnDevice';
import { brand } from '@/lib/brand';
import { paths } from '@/lib/config/paths';
import { CHANNELS, type Channel } from '@/lib/domain/verify/otp.data';
import styles from './ContinueOnDevice.module.css';

export function SendLink() {
  const t = useTranslations('savedQuotes.send');
  const [channel, setChannel] = useState<Channel>('sms');
  const [sentTo, setSentTo] = useState<string>();
  const { register, handleSubmit, setError, setFocus, clearErrors, formState } = useForm({
    defaultValues: { to: '' },
  });
  useEffect(() => setFocus('to'), [setFocus]);

  const submit = handleSubmit(async ({ to }) => {
    setSentTo(undefined);
    const outcome = await sendResumeLink(channel, to);
    if (outcome === 'sent') return setSentTo(to);
    const own = typeof outcome === 'string' ? t(outcome) : (outcome.message ?? t('failed'));
    setError('to', { message: own });
    setFocus('to');
  });
  const choose = (chosen: Channel) => {
    clearErrors();
    setSentTo(undefined);
    setChannel(chosen);
  };
  const field = { error: formState.errors.to?.message, ...register('to', { required: t('missing') }) };

  return (
    <form className={styles.send} aria-label={t('title')} noValidate onSubmit={(event) => void submit(event)}>
      <p className="small">{t('lead')}</p>
      <Seg
        legend={t('channel')}
        name="link-channel"
        choices={CHANNELS.map((value) => ({ value, label: t(value) }))}
        value={channel}
        onChange={choose}
      />
      {channel === 'email' ? (
        <TextField label={t('address')} type="email" inputMode="email" autoComplete="email" {...field} />
      ) : (
        <MobileField label={t('number')} {...field} />
      )}
      <Button type="submit" busy={formState.isSubmitting}>
        {t('button')}
      </Button>
      {sentTo && (
        <Note kind="good" role="status">
          {t('sent', { to: sentTo })}
        </Note>
      )}
      <p className="tiny">{t('orNumber', { address: `${brand.domain}${paths.continue}` })}</p>
    </form>
  );
}
