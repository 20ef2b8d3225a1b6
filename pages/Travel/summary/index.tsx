import type { GetStaticProps } from 'next';
import { useTranslations } from 'next-intl';
import { Page } from '@/components/layout/Page';
import { TripSummaryPage } from '@/components/travel/TripSummaryPage';
import { loadMessages } from '@/lib/i18n/loadMessages';

export default function TripSummary() {
  const t = useTranslations('travel.summary');
  return (
    <Page title={t('title')} noIndex>
      <TripSummaryPage />
    </Page>
  );
}

export const getStaticProps: GetStaticProps = async ({ locale }) => ({
  props: {
    messages: await loadMessages(locale, ['travel', 'callbacks', 'forms', 'validation', 'bill', 'verify']),
  },
});
