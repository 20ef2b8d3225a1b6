import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { TextField } from '@/components/common/form/TextField';
import { Button } from '@/components/common/ui/Button';
import { InboundProof } from '@/components/verify/InboundProof';
import { Working } from '@/components/verify/Working';
import { useSecondsUntil } from '@/hooks/common/useSecondsUntil';
import { useStaffSignIn } from '@/hooks/desk/session/useStaffSignIn';
import type { OtpChallengeDto } from '@/lib/domain/verify/contract';
import styles from './SignIn.module.css';

type Props = {
  staffId: string;
  challenge: OtpChallengeDto;
  onAskedAgain: (challenge: OtpChallengeDto) => void;
  onBack: () => void;
};

export function CodeForm({ staffId, challenge, onAskedAgain, onBack }: Props) {
  const t = useTranslations('desk.signIn');
  const { askForCode, signIn, isWorking } = useStaffSignIn();
  const [offer, setOffer] = useState(challenge.inbound);
  const [isOtherWay, setIsOtherWay] = useState(false);
  const [resendAt] = useState(() => Date.now() + challenge.resendAfterSeconds * 1000);
  const secondsLeft = useSecondsUntil(resendAt);
  const { register, handleSubmit, setError, setFocus, resetField, formState } = useForm({
    defaultValues: { otp: '' },
  });
  useEffect(() => setFocus('otp'), [setFocus]);

  const fail = (message: string | undefined) => {
    setError('otp', { message: message ?? t('failed') });
    setFocus('otp');
  };
  const submit = handleSubmit(async ({ otp }) => {
    const refused = await signIn(challenge.requestId, otp);
    if (!refused) return;
    resetField('otp');
    fail(refused.message);
  });
  const askAgain = async () => {
    const answer = await askForCode(staffId);
    if ('requestId' in answer) return onAskedAgain(answer);
    if (answer.offer) setOffer(answer.offer);
    fail(answer.message);
  };

  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <p role="status">{t('sent', { staffId })}</p>
      <TextField
        label={t('otp')}
        hint={t('otpHint', { minutes: challenge.expiresInSeconds / 60 })}
        inputMode="numeric"
        autoComplete="one-time-code"
        error={formState.errors.otp?.message}
        {...register('otp')}
      />
      <Button kind="go" size="big" wide type="submit" busy={formState.isSubmitting}>
        {t('signIn')}
      </Button>
      <p className={styles.ways}>
        <button type="button" className="link" disabled={secondsLeft > 0} onClick={() => void askAgain()}>
          {secondsLeft > 0 ? t('againIn', { seconds: secondsLeft }) : t('again')}
        </button>
        <button type="button" className="link" onClick={onBack}>
          {t('otherId')}
        </button>
      </p>
      <Working isWorking={isWorking} />
      {offer && !isOtherWay && (
        <button type="button" className="link" onClick={() => setIsOtherWay(true)}>
          {t('noCode')}
        </button>
      )}
      {offer && isOtherWay && <InboundProof offer={offer} onHeard={() => signIn(offer.requestId)} />}
    </form>
  );
}
