import type { GetStaticProps } from 'next';
import { useTranslations } from 'next-intl';
import { SummaryPage } from '@/components/quote/summary/SummaryPage';
import { OwnPage } from '@/components/verify/OwnPage';
import { loadMessages } from '@/lib/i18n/loadMessages';

export default function QuoteSummaryPage() {
  const t = useTranslations('quote.summary');
  return (
    <OwnPage title={t('title')} noIndex>
      <SummaryPage />
    </OwnPage>
  );
}

export const getStaticProps: GetStaticProps = async ({ locale }) => ({
  props: { messages: await loadMessages(locale, ['session', 'quote']) },
});
