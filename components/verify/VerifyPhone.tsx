import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/common/ui/Button';
import { Note } from '@/components/common/ui/Note';
import {
  type OtpProblem,
  usePhoneOtp,
  type OtpTarget,
  type PhonePurpose,
  toProblem,
} from '@/hooks/verify/usePhoneOtp';
import { brand } from '@/lib/brand';
import { CodeForm } from './CodeForm';
import { InboundProof } from './InboundProof';
import { NumberForm } from './NumberForm';
import styles from './VerifyPhone.module.css';
import { Working } from './Working';

export type VerifyPhoneProps = {
  /** A quote of this browser, and its masked number: nobody types it a second time. Without it the number is asked. */
  quote?: { quoteId: string; mobileNumber: string };
  /** Where it is not the customer's whole place that is asked for. */
  purpose?: PhonePurpose;
  /** The customer has just asked for the code: it is sent at once. */
  isAsked?: boolean;
  /** Takes another number into the quote, before its code is sent. Answers what is wrong with it. */
  onNumber?: (mobileNumber: string) => Promise<string | undefined>;
  /** The phone is verified in this session: go on, or load what was refused before. */
  onVerified: () => unknown;
};

/**
 * Proves a phone number by a code, where a page shows what is for its owner alone: after a 401 a page shows this in
 * place of its content, and loads again on `onVerified`. Its page loads the texts `verify` and `validation`.
 */
export function VerifyPhone({ quote, purpose, isAsked = false, onNumber, onVerified }: VerifyPhoneProps) {
  const t = useTranslations('verify');
  const otp = usePhoneOtp(quote?.quoteId, purpose);
  const { sent, send, forget } = otp;
  const [isOther, setIsOther] = useState(false);
  const [target, setTarget] = useState<OtpTarget | undefined>(quote && { quoteId: quote.quoteId });
  const [failure, setFailure] = useState<string>();
  const [isSending, setIsSending] = useState(false);

  const sendTo = async (to: OtpTarget) => {
    setTarget(to);
    setIsSending(true);
    const problem = await send(to);
    setIsSending(false);
    return problem && { ...problem, message: problem.message ?? t('failed') };
  };
  const sendToQuote = async () => {
    if (!quote) return;
    setFailure(undefined);
    setFailure((await sendTo({ quoteId: quote.quoteId }))?.message);
  };
  const takeNumber = async (mobileNumber: string) =>
    (await onNumber?.(mobileNumber)) ?? (await sendTo({ mobileNumber }))?.message;

  const hasBegun = useRef(false);
  useEffect(() => {
    if (!isAsked || sent || hasBegun.current) return;
    hasBegun.current = true;
    void sendToQuote();
  });

  if (sent && target) {
    const changeNumber = () => {
      forget();
      setIsOther(true);
    };
    const tryCode = async (typed: string) => (await otp.verify(typed)) ?? goOn(onVerified);
    return (
      <div className={styles.verify}>
        <CodeForm
          sent={sent}
          onTry={tryCode}
          onSendAgain={() => sendTo(target)}
          onChangeNumber={changeNumber}
        />
        <OtherWay otp={otp} onVerified={onVerified} />
        <p className="tiny">{t('help', { phone: brand.helplineNewPolicy })}</p>
      </div>
    );
  }
  if (!quote || isOther) {
    return (
      <div className={styles.verify}>
        <NumberForm onNumber={takeNumber} takesFocus={isOther} onBack={quote && (() => setIsOther(false))} />
        <OtherWay otp={otp} onVerified={onVerified} />
      </div>
    );
  }
  return (
    <div className={styles.verify}>
      <p>{t('offer', { mobile: quote.mobileNumber })}</p>
      {failure && (
        <Note kind="bad" role="alert">
          {failure}
        </Note>
      )}
      <Button kind="go" size="big" wide busy={isSending} onClick={() => void sendToQuote()}>
        {t('send')}
      </Button>
      <button type="button" className="link" onClick={() => setIsOther(true)}>
        {t('change')}
      </button>
      <OtherWay otp={otp} onVerified={onVerified} />
    </div>
  );
}

/** What follows a proof may not come through; the code is right all the same, and counts again. */
async function goOn(onVerified: () => unknown): Promise<OtpProblem | undefined> {
  try {
    await onVerified();
    return undefined;
  } catch (error) {
    return toProblem(error);
  }
}

type OtherWayProps = { otp: ReturnType<typeof usePhoneOtp>; onVerified: () => unknown };

/** What a code costs or gives way to, while many are asked for. */
function OtherWay({ otp: { offer, isWorking, verifyByMessage }, onVerified }: OtherWayProps) {
  const prove = async () => (await verifyByMessage()) ?? goOn(onVerified);
  return (
    <>
      <Working isWorking={isWorking} />
      {offer && <InboundProof offer={offer} onHeard={prove} />}
    </>
  );
}
