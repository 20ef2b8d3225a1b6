import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/common/ui/Button';
import { Note } from '@/components/common/ui/states/Note';
import { VerifyPhone } from '@/components/verify/VerifyPhone';
import { type SentLinkOutcome, useSentLink } from '@/hooks/resume/useSentLink';
import type { SentLinkViewDto } from '@/lib/domain/desk/links';
import { planNameOf } from '@/lib/domain/plans/planName';
import { formatMoney, formatShortSum, formatUsd } from '@/lib/i18n/format';
import styles from './ContinueOnDevice.module.css';
import { ExpiredLink } from './ExpiredLink';
import { JourneyList } from './JourneyList';

type ViewProps = { view: SentLinkViewDto; onVerified: () => Promise<unknown> };

/** Shows plan and price; everything personal comes after the code. */
function SentLinkView({ view, onVerified }: ViewProps) {
  const t = useTranslations('savedQuotes.sent');
  const locale = useLocale();
  const { kind, amount, previousAmount, isPaid, tenure: years } = view;
  const lead = isPaid ? 'paid' : 'payLead';
  return (
    <section className={`card ${styles.card} ${styles.journey}`}>
      <h2>{planNameOf(view)}</h2>
      <p>
        {view.sumInsuredUsd === undefined
          ? t('facts', { sum: formatShortSum(view.sumInsured, locale), years })
          : t('tripFacts', { sum: formatUsd(view.sumInsuredUsd) })}
      </p>
      {amount !== undefined && !isPaid && (
        <p className={styles.price}>
          <b>{formatMoney(amount)}</b>
        </p>
      )}
      {previousAmount !== undefined && !isPaid && (
        <Note kind="warn">{t('priceWas', { was: formatMoney(previousAmount) })}</Note>
      )}
      <p>{t(kind === 'application' ? 'applicationLead' : lead)}</p>
      <VerifyPhone onVerified={onVerified} />
    </section>
  );
}

const done = () => true;
const failed = () => false;

/** A link that the desk sent. It acts only on Continue, since messengers and scanners open links too. */
export function SentLink({ linkCode }: { linkCode: string }) {
  const t = useTranslations('savedQuotes');
  const link = useSentLink(linkCode);
  const [isBusy, setIsBusy] = useState(false);
  const [outcome, setOutcome] = useState<SentLinkOutcome>();

  const proceed = async () => {
    setIsBusy(true);
    const opened = await link.open();
    // A number already proven in this browser needs no code.
    const isIn = typeof opened === 'object' && (await link.enter().then(done, failed));
    if (isIn) return;
    setOutcome(opened);
    setIsBusy(false);
  };

  if (typeof outcome === 'object') return <SentLinkView view={outcome} onVerified={link.enter} />;
  if (outcome === 'expired') {
    return <ExpiredLink title={t('sent.expiredTitle')} text={t('sent.expiredText')} onRenew={link.renew} />;
  }
  if (outcome === 'cancelled' || outcome === 'gone') {
    const isCancelled = outcome === 'cancelled';
    return (
      <>
        <Note kind="warn" role="status">
          {isCancelled && <b>{t('sent.cancelledTitle')}</b>} {t(isCancelled ? 'sent.cancelledText' : 'gone')}
        </Note>
        <JourneyList />
      </>
    );
  }
  return (
    <section className={`card ${styles.card}`}>
      <p>{t('sent.lead')}</p>
      {outcome === 'failed' && (
        <Note kind="bad" role="alert">
          {t('failed')}
        </Note>
      )}
      <Button kind="go" size="big" iconAfter="arrow" busy={isBusy} onClick={() => void proceed()}>
        {t('continue')}
      </Button>
    </section>
  );
}
