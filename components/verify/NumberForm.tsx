import { useTranslations } from 'next-intl';
import { type ChangeEvent, useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { MobileField } from '@/components/common/form/MobileField';
import { useFieldMessage } from '@/hooks/common/forms/useFieldMessage';
import { SubmitButton } from '@/components/common/form/SubmitButton';
import { useKeptNumber } from '@/hooks/verify/useKeptNumber';
import { normaliseMobile } from '@/lib/domain/common/phone';
import styles from './VerifyPhone.module.css';

type Props = {
  /** What the number is for: a quote, or a purpose. */
  about: string;
  /** The number that the field begins with, unless another was typed. */
  typed?: string | undefined;
  /** Answers the error, if any. */
  onNumber: (mobileNumber: string) => Promise<string | undefined>;
  /** The form replaced the focused element, so it takes the focus. */
  takesFocus?: boolean;
  onBack?: () => void;
  /** Texts for a number that is not the one of a sign-in. */
  words?: { number: string; send: string };
};

export function NumberForm({ about, typed = '', onNumber, takesFocus, onBack, words }: Props) {
  const t = useTranslations('verify');
  const toMessage = useFieldMessage();
  const { known, keep } = useKeptNumber(about);
  const { register, handleSubmit, setError, setFocus, formState } = useForm({
    defaultValues: { mobileNumber: known ?? typed },
  });
  useEffect(() => {
    if (takesFocus) setFocus('mobileNumber');
  }, [takesFocus, setFocus]);

  const submit = handleSubmit(async ({ mobileNumber }) => {
    const message = await onNumber(normaliseMobile(mobileNumber) ?? mobileNumber);
    if (message === undefined) return;
    setError('mobileNumber', { message });
    setFocus('mobileNumber');
  });

  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <MobileField
        label={words?.number ?? t('number')}
        error={toMessage(formState.errors.mobileNumber?.message)}
        {...register('mobileNumber', {
          onChange: ({ target }: ChangeEvent<HTMLInputElement>) => keep(target.value),
          validate: (typed) => normaliseMobile(typed) !== undefined || 'validation.mobileNumber',
        })}
      />
      <SubmitButton kind="go" size="big" wide busy={formState.isSubmitting}>
        {words?.send ?? t('send')}
      </SubmitButton>
      {onBack && (
        <button type="button" className="link" onClick={onBack}>
          {t('back')}
        </button>
      )}
    </form>
  );
}
