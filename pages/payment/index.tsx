import type { GetStaticProps } from 'next';
import { useTranslations } from 'next-intl';
import { Page } from '@/components/layout/Page';
import { PaymentPage } from '@/components/payment/PaymentPage';
import { loadMessages } from '@/lib/i18n/loadMessages';

/** Every payment, and the bill before there is one. */
export default function PaymentRoute() {
  const t = useTranslations('payment');
  return (
    <Page title={t('title')} noIndex>
      <PaymentPage />
    </Page>
  );
}

export const getStaticProps: GetStaticProps = async ({ locale }) => ({
  props: {
    messages: await loadMessages(locale, ['payment', 'bill', 'journey', 'verify', 'forms', 'validation']),
  },
});
