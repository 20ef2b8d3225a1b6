import type { GetStaticProps } from 'next';
import { useTranslations } from 'next-intl';
import { QuoteJourney } from '@/components/quote/QuoteJourney';
import { OwnPage } from '@/components/verify/OwnPage';
import { loadMessages } from '@/lib/i18n/loadMessages';

export default function AspireQuotePage() {
  const t = useTranslations('choosing.aspire');
  return (
    <OwnPage title={t('title')} description={t('description')}>
      <QuoteJourney only="aspire" />
    </OwnPage>
  );
}

export const getStaticProps: GetStaticProps = async ({ locale }) => ({
  props: { messages: await loadMessages(locale, ['session', 'quote', 'choosing', 'forms', 'validation']) },
});
