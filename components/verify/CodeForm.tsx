import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { OtpField } from '@/components/common/form/OtpField';
import { useFieldMessage } from '@/hooks/common/forms/useFieldMessage';
import { Button } from '@/components/common/ui/Button';
import type { OtpProblem, usePhoneOtp } from '@/hooks/verify/usePhoneOtp';
import { OTP_DIGITS } from '@/lib/domain/verify/otp.data';
import { SendAgain } from './SendAgain';
import styles from './VerifyPhone.module.css';

type Props = {
  sent: NonNullable<ReturnType<typeof usePhoneOtp>['sent']>;
  onTry: (otp: string) => Promise<OtpProblem | undefined>;
  onSendAgain: () => Promise<OtpProblem | undefined>;
  /** Absent where the number is fixed, as for a signature. */
  onChangeNumber?: () => void;
};

/** A wrong code stays in its field, marked, until it is edited. */
export function CodeForm({ sent, onTry, onSendAgain, onChangeNumber }: Props) {
  const t = useTranslations('verify');
  const toMessage = useFieldMessage();
  const { control, handleSubmit, setError, setFocus, clearErrors, resetField, formState } = useForm({
    defaultValues: { otp: '' },
    reValidateMode: 'onSubmit',
  });
  const { requestId } = sent;
  useEffect(() => {
    resetField('otp');
    setFocus('otp');
  }, [requestId, resetField, setFocus]);

  const fail = (message: string | undefined) => {
    setError('otp', { message: message ?? t('failed') });
    setFocus('otp', { shouldSelect: true });
  };
  const submit = handleSubmit(async ({ otp }) => {
    const problem = await onTry(otp);
    if (problem) fail(problem.message);
  });
  const sendAgain = async () => {
    clearErrors();
    const problem = await onSendAgain();
    if (problem) fail(problem.message);
    return problem;
  };

  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <p role="status">{t('sent', { mobile: sent.maskedTo })}</p>
      <Controller
        name="otp"
        control={control}
        rules={{ minLength: { value: OTP_DIGITS, message: 'validation.otp' }, required: 'validation.otp' }}
        render={({ field: { ref, value, onChange } }) => (
          <OtpField
            ref={ref}
            value={value}
            onChange={onChange}
            label={t('code')}
            hint={t('codeHint', { minutes: sent.minutes })}
            error={toMessage(formState.errors.otp?.message)}
          />
        )}
      />
      <Button kind="go" size="big" wide type="submit" busy={formState.isSubmitting}>
        {t('confirm')}
      </Button>
      <div className={styles.ways}>
        <SendAgain key={requestId} at={sent.resendAt} onSendAgain={sendAgain} />
        {onChangeNumber && (
          <button type="button" className="link" onClick={onChangeNumber}>
            {t('change')}
          </button>
        )}
      </div>
    </form>
  );
}
