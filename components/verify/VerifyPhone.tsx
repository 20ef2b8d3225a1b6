import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/common/ui/Button';
import { Note } from '@/components/common/ui/states/Note';
import {
  type OtpProblem,
  targetOf,
  usePhoneOtp,
  type OtpTarget,
  type PhonePurpose,
  toProblem,
} from '@/hooks/verify/usePhoneOtp';
import { brand } from '@/lib/brand';
import { phoneInText } from '@/lib/i18n/format';
import { CodeForm } from './CodeForm';
import { InboundProof } from './InboundProof';
import { NumberForm } from './NumberForm';
import styles from './VerifyPhone.module.css';
import { Working } from './Working';

export type VerifyPhoneProps = {
  /** A quote of this browser with its masked number; without it the number is asked for. */
  quote?: { quoteId: string; mobileNumber: string };
  /** Already typed on this page. */
  typed?: string;
  purpose?: PhonePurpose;
  /** The customer has just requested the code: send it at once. */
  isAsked?: boolean;
  /** Answers the error, if any. */
  onNumber?: (mobileNumber: string) => Promise<string | undefined>;
  onVerified: () => unknown;
};

/** After a 401 a page shows this instead of its content. It must load the texts `verify` and `validation`. */
export function VerifyPhone({
  quote,
  typed,
  purpose,
  isAsked = false,
  onNumber,
  onVerified,
}: VerifyPhoneProps) {
  const t = useTranslations('verify');
  const otp = usePhoneOtp(quote?.quoteId, purpose);
  const { sent, send, forget } = otp;
  const [isOther, setIsOther] = useState(false);
  const [target, setTarget] = useState(() => (quote ? { quoteId: quote.quoteId } : targetOf(sent)));
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
    const tryCode = async (code: string) => (await otp.verify(code)) ?? proceed(onVerified);
    return (
      <div className={styles.verify}>
        <CodeForm
          sent={sent}
          onTry={tryCode}
          onSendAgain={() => sendTo(target)}
          onChangeNumber={changeNumber}
        />
        <OtherWay otp={otp} onVerified={onVerified} />
        <p className="tiny">{t('help', { phone: phoneInText(brand.helplineNewPolicy) })}</p>
      </div>
    );
  }
  if (!quote || isOther) {
    return (
      <div className={styles.verify}>
        <NumberForm
          about={otp.about}
          typed={typed}
          onNumber={takeNumber}
          takesFocus={isOther}
          onBack={quote && (() => setIsOther(false))}
        />
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

/** A failure here isn't the code's fault: it was right, and may be entered again. */
async function proceed(onVerified: () => unknown): Promise<OtpProblem | undefined> {
  try {
    await onVerified();
    return undefined;
  } catch (error) {
    return toProblem(error);
  }
}

type OtherWayProps = { otp: ReturnType<typeof usePhoneOtp>; onVerified: () => unknown };

/** Alternatives under rate limiting: proof of work, or an inbound SMS. */
function OtherWay({ otp: { offer, isWorking, verifyByMessage }, onVerified }: OtherWayProps) {
  const prove = async () => (await verifyByMessage()) ?? proceed(onVerified);
  return (
    <>
      <Working isWorking={isWorking} />
      {offer && <InboundProof offer={offer} onHeard={prove} />}
    </>
  );
}
