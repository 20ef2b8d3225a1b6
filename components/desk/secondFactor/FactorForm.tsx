import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { TextField } from '@/components/common/form/TextField';
import { Button } from '@/components/common/ui/Button';
import styles from '@/components/desk/SignIn.module.css';
import type { GiveCode } from '@/hooks/desk/session/useSecondFactor';

type Props = { isEnrolling: boolean; onGive: GiveCode; onBack: () => Promise<void> };

export function FactorForm({ isEnrolling, onGive, onBack }: Props) {
  const t = useTranslations('deskSupervisor.factor');
  const { register, handleSubmit, setError, setFocus, resetField, formState } = useForm({
    defaultValues: { code: '' },
  });
  useEffect(() => setFocus('code', { shouldSelect: true }), [setFocus]);
  const submit = handleSubmit(async ({ code }) => {
    const refused = await onGive(code);
    if (!refused) return;
    resetField('code');
    setError('code', { message: refused.message ?? t('notSent') });
    setFocus('code');
  });
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        label={t('code')}
        hint={t('codeHint')}
        inputMode="numeric"
        autoComplete="one-time-code"
        error={formState.errors.code?.message}
        {...register('code')}
      />
      <Button kind="go" size="big" wide type="submit" busy={formState.isSubmitting}>
        {t(isEnrolling ? 'confirm' : 'signIn')}
      </Button>
      <p className={styles.ways}>
        <button type="button" className="link" onClick={() => void onBack()}>
          {t('back')}
        </button>
      </p>
      {!isEnrolling && <p className="tiny">{t('lost')}</p>}
    </form>
  );
}
