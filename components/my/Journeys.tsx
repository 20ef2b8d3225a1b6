import { useTranslations } from 'next-intl';
import { JourneyCard } from '@/components/resume/JourneyCard';
import { Link } from '@/components/common/ui/Link';
import { discardJourney, useOpenJourney } from '@/hooks/resume/useContinueOnDevice';
import { useOpening } from '@/hooks/resume/useOpening';
import { paths } from '@/lib/config/paths';
import type { JourneyDto } from '@/lib/domain/resume/contract';
import styles from './My.module.css';

type Props = { journeys: readonly JourneyDto[]; isCopy: boolean; onChange: () => Promise<unknown> };

export function Journeys({ journeys, isCopy, onChange }: Props) {
  const t = useTranslations('my.journeys');
  const openJourney = useOpenJourney();
  const { opening, act } = useOpening(onChange);
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
