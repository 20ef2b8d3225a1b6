import type { GetStaticProps } from 'next';
import { useTranslations } from 'next-intl';
import { Page } from '@/components/layout/Page';
import { TripJourney } from '@/components/travel/TripJourney';
import { loadMessages } from '@/lib/i18n/loadMessages';

export default function TripQuotePage() {
  const t = useTranslations('travel');
  return (
    <Page title={t('pageTitle')} description={t('pageText')}>
      <TripJourney />
    </Page>
  );
}

export const getStaticProps: GetStaticProps = async ({ locale }) => ({
  props: { messages: await loadMessages(locale, ['travel', 'forms', 'validation', 'bill']) },
});
