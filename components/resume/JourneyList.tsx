import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Button, ButtonLink } from '@/components/common/ui/Button';
import { AwayFace } from '@/components/common/ui/states/AwayFace';
import { Face } from '@/components/common/ui/states/Face';
import { Skeleton } from '@/components/common/ui/states/Skeleton';
import { VerifyPhone } from '@/components/verify/VerifyPhone';
import { useJourneys } from '@/hooks/resume/useContinueOnDevice';
import { useOpening } from '@/hooks/resume/useOpening';
import { paths } from '@/lib/config/paths';
import styles from './ContinueOnDevice.module.css';
import { JourneyCards } from './JourneyCards';

/** `children` show what else of the number waits to be continued. */
export function JourneyList({ children }: { children?: ReactNode }) {
  const t = useTranslations('savedQuotes');
  const { journeys, hasMore, more, discard, needsProof, hasFailed, mutate } = useJourneys();
  const part = useTranslations('verify.part');
  const { opening, act } = useOpening(mutate);

  if (needsProof) {
    return (
      <section className={`card ${styles.card}`}>
        <p>{t('numberLead')}</p>
        <VerifyPhone onVerified={() => mutate()} />
      </section>
    );
  }
  if (hasFailed) {
    return (
      <AwayFace
        title={part('errorTitle')}
        text={t('failed')}
        again={t('continue')}
        onAgain={() => mutate()}
      />
    );
  }
  if (!journeys) return <Skeleton lines={[{ height: '9rem' }, { height: '9rem' }]} label={t('loading')} />;
  if (journeys.length === 0) {
    return (
      <>
        {children}
        <Face
          kind="empty"
          title={t('emptyTitle')}
          action={<ButtonLink href={paths.getQuote}>{t('newQuote')}</ButtonLink>}
        >
          {t('emptyText')}
        </Face>
      </>
    );
  }
  return (
    <section aria-labelledby="journeys">
      {children}
      <h2 id="journeys">{t('listTitle')}</h2>
      <p>{t('listLead')}</p>
      <JourneyCards journeys={journeys} className={styles.list} onDiscard={discard} readAgain={mutate} />
      {hasMore && (
        <Button kind="line" busy={opening === 'more'} onClick={() => void act('more', more)}>
          {t('more')}
        </Button>
      )}
    </section>
  );
}
