import type { GetStaticProps } from 'next';
import { useTranslations } from 'next-intl';
import { QuoteJourney } from '@/components/quote/QuoteJourney';
import { OwnPage } from '@/components/verify/OwnPage';
import { loadMessages } from '@/lib/i18n/loadMessages';

export default function GetQuotePage() {
  const t = useTranslations('quote');
  return (
    <OwnPage title={t('title')} description={t('description')}>
      <QuoteJourney />
    </OwnPage>
  );
}

export const getStaticProps: GetStaticProps = async ({ locale }) => ({
  props: { messages: await loadMessages(locale, ['session', 'quote', 'forms', 'validation']) },
});
