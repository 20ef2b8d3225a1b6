import { useTranslations } from 'next-intl';
import { LeadForm } from '@/components/quote/lead/LeadForm';
import { useTravelLead } from '@/hooks/travel/useTravelLead';
import styles from './TravelForm.module.css';

const titleId = 'travel-form-title';

export function TravelForm() {
  const t = useTranslations('travel.lead');
  return (
    <>
      <h2 className={styles.title} id={titleId}>
        {t('title')}
      </h2>
      <LeadForm labelledBy={titleId} {...useTravelLead()} />
    </>
  );
}
