import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/common/ui/Button';
import { Note } from '@/components/common/ui/states/Note';
import { VerifyPhone } from '@/components/verify/VerifyPhone';
import { useOpenJourney, useResumeLink, type LinkOutcome } from '@/hooks/resume/useContinueOnDevice';
import { useToasts } from '@/hooks/common/useToasts';
import styles from './ContinueOnDevice.module.css';
import { JourneyList } from './JourneyList';
import { StopReminders } from './StopReminders';

function ExpiredLink({ onRenew }: { onRenew: () => Promise<unknown> }) {
  const t = useTranslations('savedQuotes');
  const toasts = useToasts();
  const [state, setState] = useState<'open' | 'busy' | 'sent'>('open');
  const renew = async () => {
    setState('busy');
    try {
      await onRenew();
      setState('sent');
    } catch (error) {
      setState('open');
      toasts.sayError(error);
    }
  };
  return (
    <section className={`card ${styles.card}`}>
      <h2>{t('expiredTitle')}</h2>
      <p>{t('expiredText')}</p>
      {state === 'sent' ? (
        <Note kind="good" role="status">
          {t('renewed')}
        </Note>
      ) : (
        <Button kind="go" size="big" busy={state === 'busy'} onClick={() => void renew()}>
          {t('renew')}
        </Button>
      )}
    </section>
  );
}

/** A link to a saved quote. It acts only on Continue, since messengers and scanners open links too. */
export function OpenedLink({ token }: { token: string }) {
  const t = useTranslations('savedQuotes');
  const link = useResumeLink(token);
  const openJourney = useOpenJourney();
  const [isBusy, setIsBusy] = useState(false);
  const [outcome, setOutcome] = useState<LinkOutcome>();

  const proceed = async () => {
    setIsBusy(true);
    const opened = await link.open();
    // A number already proven in this browser needs no code.
    const isOpen =
      typeof opened === 'object' &&
      (await openJourney(opened.quoteId).then(
        () => true,
        () => false,
      ));
    if (isOpen) return;
    setOutcome(opened);
    setIsBusy(false);
  };

  if (outcome === 'expired') {
    return (
      <>
        <ExpiredLink onRenew={link.renew} />
        <StopReminders onStop={link.stop} />
      </>
    );
  }
  if (outcome === 'gone') {
    return (
      <>
        <Note kind="warn" role="status">
          {t('gone')}
        </Note>
        <JourneyList />
      </>
    );
  }
  if (typeof outcome === 'object') {
    const { quoteId, mobileNumber, productName, tier = '' } = outcome;
    return (
      <section className={`card ${styles.card}`}>
        <h2>{productName ? t('found', { plan: `${productName} ${tier}`.trim() }) : t('foundStarted')}</h2>
        <VerifyPhone quote={{ quoteId, mobileNumber }} onVerified={() => openJourney(quoteId)} />
      </section>
    );
  }
  return (
    <section className={`card ${styles.card}`}>
      <p>{t('linkLead')}</p>
      {outcome === 'failed' && (
        <Note kind="bad" role="alert">
          {t('failed')}
        </Note>
      )}
      <Button kind="go" size="big" iconAfter="arrow" busy={isBusy} onClick={() => void proceed()}>
        {t('continue')}
      </Button>
      <StopReminders onStop={link.stop} />
    </section>
  );
}
