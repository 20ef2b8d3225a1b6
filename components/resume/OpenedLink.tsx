import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/common/ui/Button';
import { Note } from '@/components/common/ui/states/Note';
import { VerifyPhone } from '@/components/verify/VerifyPhone';
import { useOpenJourney, useResumeLink, type LinkOutcome } from '@/hooks/resume/useContinueOnDevice';
import { planNameOf } from '@/lib/domain/plans/planName';
import styles from './ContinueOnDevice.module.css';
import { ExpiredLink } from './ExpiredLink';
import { JourneyList } from './JourneyList';
import { StopReminders } from './StopReminders';

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
        <ExpiredLink title={t('expiredTitle')} text={t('expiredText')} onRenew={link.renew} />
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
    const { quoteId, mobileNumber, productName } = outcome;
    return (
      <section className={`card ${styles.card}`}>
        <h2>{productName ? t('found', { plan: planNameOf(outcome) }) : t('foundStarted')}</h2>
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
