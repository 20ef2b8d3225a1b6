import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { JourneyCard } from '@/components/resume/JourneyCard';
import { Link } from '@/components/common/ui/Link';
import { useToasts } from '@/hooks/common/useToasts';
import { discardJourney, useOpenJourney } from '@/hooks/resume/useContinueOnDevice';
import { paths } from '@/lib/config/paths';
import type { JourneyDto } from '@/lib/domain/resume/contract';
import styles from './My.module.css';

type Props = { journeys: readonly JourneyDto[]; isCopy: boolean; onChange: () => Promise<unknown> };

export function Journeys({ journeys, isCopy, onChange }: Props) {
  const t = useTranslations('my.journeys');
  const openJourney = useOpenJourney();
  const toasts = useToasts();
  const [opening, setOpening] = useState<string>();

  const act = async (quoteId: string, how: (quoteId: string) => Promise<unknown>) => {
    setOpening(quoteId);
    try {
      await how(quoteId);
    } catch (error) {
      toasts.sayError(error);
      await onChange();
    } finally {
      setOpening(undefined);
    }
  };
  const discard = async (quoteId: string) => {
    await discardJourney(quoteId);
    await onChange();
  };

  return (
    <section aria-labelledby="journeys" className={styles.part}>
      <h2 id="journeys">{t('title')}</h2>
      {isCopy && <p className="small">{t('offline')}</p>}
      <ul className={styles.list}>
        {journeys.map((journey) => (
          <li key={journey.quoteId}>
            <JourneyCard
              journey={journey}
              isBusy={opening === journey.quoteId}
              onGoOn={() => void act(journey.quoteId, openJourney)}
              onDiscard={() => void act(journey.quoteId, discard)}
            />
          </li>
        ))}
      </ul>
      <Link className="link" href={paths.continue}>
        {t('all')}
      </Link>
    </section>
  );
}
