import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { TextField } from '@/components/common/form/TextField';
import { SubmitButton } from '@/components/common/form/SubmitButton';
import { InboundProof } from '@/components/verify/InboundProof';
import { Working } from '@/components/verify/Working';
import { useStaffSignIn } from '@/hooks/desk/session/useStaffSignIn';
import type { InboundOfferDto, OtpChallengeDto } from '@/lib/domain/verify/contract';
import { CodeForm } from './CodeForm';
import styles from './SignIn.module.css';

type Asked = { staffId: string; challenge: OtpChallengeDto };

/** `isAgain`: a session ended in the middle of work. */
export function SignIn({ isAgain = false }: { isAgain?: boolean }) {
  const t = useTranslations('desk.signIn');
  const [asked, setAsked] = useState<Asked>();
  return (
    <section className={`card ${styles.card}`} aria-labelledby="sign-in">
      <h1 id="sign-in">{t('title')}</h1>
      {asked ? (
        // A new challenge remounts the form and discards what was typed.
        <CodeForm
          key={asked.challenge.requestId}
          {...asked}
          onAskedAgain={(challenge) => setAsked({ ...asked, challenge })}
          onBack={() => setAsked(undefined)}
        />
      ) : (
        <StaffIdForm isAgain={isAgain} onAsked={setAsked} />
      )}
    </section>
  );
}

type Props = { isAgain: boolean; onAsked: (asked: Asked) => void };

function StaffIdForm({ isAgain, onAsked }: Props) {
  const t = useTranslations('desk.signIn');
  const { askForCode, signIn, isWorking } = useStaffSignIn();
  const [offer, setOffer] = useState<InboundOfferDto>();
  const { register, handleSubmit, setError, setFocus, formState } = useForm({
    defaultValues: { staffId: '' },
  });
  useEffect(() => {
    if (isAgain) setFocus('staffId');
  }, [isAgain, setFocus]);
  const submit = handleSubmit(async ({ staffId }) => {
    const answer = await askForCode(staffId);
    if ('requestId' in answer) return onAsked({ staffId, challenge: answer });
    setOffer(answer.offer);
    setError('staffId', { message: answer.message ?? t('failed') });
    setFocus('staffId');
  });
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        label={t('staffId')}
        hint={t('staffIdHint')}
        autoComplete="username"
        autoCapitalize="characters"
        error={formState.errors.staffId?.message}
        {...register('staffId')}
      />
      <SubmitButton kind="go" size="big" wide busy={formState.isSubmitting}>
        {t('send')}
      </SubmitButton>
      <Working isWorking={isWorking} />
      {offer && <InboundProof offer={offer} onHeard={() => signIn(offer.requestId)} />}
    </form>
  );
}
