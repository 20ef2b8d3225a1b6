import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button, ButtonLink } from '@/components/common/ui/Button';
import { Note } from '@/components/common/ui/states/Note';
import { CodeForm } from '@/components/verify/CodeForm';
import type { OtpProblem } from '@/hooks/verify/usePhoneOtp';
import { type SignProblem, useSignature } from '@/hooks/application/useSignature';
import type { Draft } from '@/lib/domain/application/answers';
import type { SavedSectionDto } from '@/lib/domain/application/contract';
import { paths } from '@/lib/config/paths';
import styles from './Application.module.css';

type Props = {
  quoteId: string;
  applicationId: string;
  mobileNumber: string;
  declaration: Draft;
  /** Validates the form, flushes its draft and resolves to the version that is shown; false if the code may not be sent. */
  prepare: () => Promise<number | undefined | false>;
  /** Reads what another device changed, so that the next press signs what is shown. */
  onStale: () => Promise<unknown>;
  onSigned: (saved: SavedSectionDto) => unknown;
};

export function SignForm(props: Props) {
  const { quoteId, applicationId, mobileNumber, declaration, prepare, onStale, onSigned } = props;
  const t = useTranslations('application.sign');
  const { sent, send, sign } = useSignature(applicationId);
  const [failure, setFailure] = useState<SignProblem>();
  const [isBusy, setIsBusy] = useState(false);

  const fail = async (problem: SignProblem) => {
    if (problem.isStale) await onStale().catch(() => undefined);
    setFailure(problem);
  };
  const sendCode = async (): Promise<SignProblem | undefined> => {
    try {
      const version = await prepare();
      return version === false ? { message: t('incomplete') } : await send(version);
    } catch {
      return { message: undefined };
    }
  };
  const begin = async () => {
    setIsBusy(true);
    setFailure(undefined);
    const problem = await sendCode();
    if (problem) await fail(problem);
    setIsBusy(false);
  };
  const sendAgain = async () => {
    const problem = await sendCode();
    if (problem?.isStale) await onStale().catch(() => undefined);
    return problem;
  };
  const trySign = async (otp: string): Promise<OtpProblem | undefined> => {
    const answer = await sign(declaration, otp);
    if (!('applicationId' in answer)) {
      // Shown here as well: once the code is used up, the code field, which would show the failure, is unmounted.
      await fail(answer);
      return answer;
    }
    await onSigned(answer);
    return undefined;
  };

  return (
    <section className={styles.sign} aria-labelledby="sign">
      <h2 id="sign">{t('title')}</h2>
      {failure && !sent && (
        <Note kind="bad" role="alert">
          <p>{failure.message ?? t('failed')}</p>
          {failure.isKycDue && (
            <ButtonLink kind="act" size="medium" href={paths.kyc(quoteId)}>
              {t('identity')}
            </ButtonLink>
          )}
        </Note>
      )}
      {sent ? (
        <CodeForm sent={sent} onTry={trySign} onSendAgain={sendAgain} />
      ) : (
        <>
          <p>{t('text', { mobile: mobileNumber })}</p>
          <Button kind="go" size="big" busy={isBusy} onClick={() => void begin()}>
            {t('send')}
          </Button>
        </>
      )}
    </section>
  );
}
