import type { GetStaticProps } from 'next';
import { useTranslations } from 'next-intl';
import { OwnPage } from '@/components/verify/OwnPage';
import { TripSummaryPage } from '@/components/travel/TripSummaryPage';
import { loadMessages } from '@/lib/i18n/loadMessages';

export default function TripSummary() {
  const t = useTranslations('travel.summary');
  return (
    <OwnPage title={t('title')} noIndex>
      <TripSummaryPage />
    </OwnPage>
  );
}

export const getStaticProps: GetStaticProps = async ({ locale }) => ({
  props: {
    messages: await loadMessages(locale, [
      'session',
      'travel',
      'tripSteps',
      'forms',
      'validation',
      'bill',
      'verify',
    ]),
  },
});
