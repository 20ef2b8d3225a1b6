import type { GetStaticProps } from 'next';
import { useTranslations } from 'next-intl';
import { OwnPage } from '@/components/verify/OwnPage';
import { TripJourney } from '@/components/travel/TripJourney';
import { loadMessages } from '@/lib/i18n/loadMessages';

export default function TripQuotePage() {
  const t = useTranslations('travel');
  return (
    <OwnPage title={t('pageTitle')} description={t('pageText')}>
      <TripJourney />
    </OwnPage>
  );
}

export const getStaticProps: GetStaticProps = async ({ locale }) => ({
  props: {
    messages: await loadMessages(locale, ['session', 'travel', 'tripSteps', 'forms', 'validation', 'bill']),
  },
});
