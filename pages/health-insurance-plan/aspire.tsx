import type { GetStaticProps } from 'next';
import { useTranslations } from 'next-intl';
import { QuoteJourney } from '@/components/journey/QuoteJourney';
import { Page } from '@/components/layout/Page';
import { loadMessages } from '@/lib/i18n/loadMessages';

export default function AspireQuotePage() {
  const t = useTranslations('choosing.aspire');
  return (
    <Page title={t('title')} description={t('description')}>
      <QuoteJourney only="aspire" />
    </Page>
  );
}

export const getStaticProps: GetStaticProps = async ({ locale }) => ({
  props: { messages: await loadMessages(locale, ['journey', 'choosing', 'forms', 'validation']) },
});
