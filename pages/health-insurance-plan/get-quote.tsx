import type { GetStaticProps } from 'next';
import { useTranslations } from 'next-intl';
import { QuoteJourney } from '@/components/journey/QuoteJourney';
import { Page } from '@/components/layout/Page';
import { loadMessages } from '@/lib/i18n/loadMessages';

export default function GetQuotePage() {
  const t = useTranslations('journey');
  return (
    <Page title={t('title')} description={t('description')}>
      <QuoteJourney />
    </Page>
  );
}

export const getStaticProps: GetStaticProps = async ({ locale }) => ({
  props: { messages: await loadMessages(locale, ['journey', 'forms', 'validation']) },
});
