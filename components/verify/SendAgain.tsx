import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { OtpProblem } from '@/hooks/verify/usePhoneOtp';
import { useSecondsUntil } from '@/hooks/common/useSecondsUntil';

type Props = {
  /** When it becomes available, in milliseconds. */
  at: number;
  onSendAgain: () => Promise<OtpProblem | undefined>;
};

const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** The countdown is visual only; a screen reader hears when a new code can be sent. */
export function SendAgain({ at, onSendAgain }: Props) {
  const t = useTranslations('verify');
  const [retryAt, setRetryAt] = useState(at);
  const [isSending, setIsSending] = useState(false);
  const seconds = useSecondsUntil(retryAt);

  const sendAgain = async () => {
    setIsSending(true);
    const problem = await onSendAgain();
    setIsSending(false);
    if (problem?.retryAt !== undefined) setRetryAt(problem.retryAt);
  };

  if (seconds > 0) {
    return (
      <p>
        <span aria-hidden="true">{t('againIn', { time: clock(seconds) })}</span>
        <span className="visuallyHidden">{t('againLater')}</span>
      </p>
    );
  }
  return (
    <div>
      <button type="button" className="link" disabled={isSending} onClick={() => void sendAgain()}>
        {t('again')}
      </button>
      <span className="visuallyHidden" role="status">
        {t('againNow')}
      </span>
    </div>
  );
}
