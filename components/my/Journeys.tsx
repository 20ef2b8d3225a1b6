import { useTranslations } from 'next-intl';
import { JourneyCards } from '@/components/resume/JourneyCards';
import { Link } from '@/components/common/ui/Link';
import { discardJourney } from '@/hooks/resume/useContinueOnDevice';
import { paths } from '@/lib/config/paths';
import type { JourneyDto } from '@/lib/domain/resume/contract';
import styles from './My.module.css';

type Props = { journeys: readonly JourneyDto[]; isCopy: boolean; onChange: () => Promise<unknown> };

export function Journeys({ journeys, isCopy, onChange }: Props) {
  const t = useTranslations('my.journeys');
  const discard = async (quoteId: string) => {
    await discardJourney(quoteId);
    await onChange();
  };

  return (
    <section aria-labelledby="journeys" className={styles.part}>
      <h2 id="journeys">{t('title')}</h2>
      {isCopy && <p className="small">{t('offline')}</p>}
      <JourneyCards journeys={journeys} className={styles.list} onDiscard={discard} readAgain={onChange} />
      <Link className="link" href={paths.continue}>
        {t('all')}
      </Link>
    </section>
  );
}
