import type { GetStaticProps } from 'next';
import { useTranslations } from 'next-intl';
import { SummaryPage } from '@/components/journey/SummaryPage';
import { Page } from '@/components/layout/Page';
import { loadMessages } from '@/lib/i18n/loadMessages';

export default function QuoteSummaryPage() {
  const t = useTranslations('journey.summary');
  return (
    <Page title={t('title')} noIndex>
      <SummaryPage />
    </Page>
  );
}

export const getStaticProps: GetStaticProps = async ({ locale }) => ({
  props: { messages: await loadMessages(locale, ['journey']) },
});
