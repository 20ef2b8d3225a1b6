import { useTranslations } from 'next-intl';
import { useDeferredValue } from 'react';
import { OwnPage } from '@/components/verify/OwnPage';
import { PlansStart } from './plans/PlansAhead';
import { QuoteJourney } from './QuoteJourney';
import { useAhead } from './useAhead';

/** If the URL names the plans, their placeholder stays until the journey has rendered, without the first form. */
export function GetQuote() {
  const t = useTranslations('quote');
  const isAhead = useAhead();
  const isDrawn = useDeferredValue(isAhead);
  return (
    <OwnPage title={t('title')} description={t('description')} contentKey={isAhead ? 'plans' : 'family'}>
      {isDrawn === isAhead ? <QuoteJourney /> : <PlansStart />}
    </OwnPage>
  );
}
