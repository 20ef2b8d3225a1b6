import type { GetStaticProps } from 'next';
import { useTranslations } from 'next-intl';
import { OwnPage } from '@/components/verify/OwnPage';
import { PaymentPage } from '@/components/payment/PaymentPage';
import { loadMessages } from '@/lib/i18n/loadMessages';

/** Every payment, and the bill before one exists. */
export default function PaymentRoute() {
  const t = useTranslations('payment');
  return (
    <OwnPage title={t('title')} noIndex>
      <PaymentPage />
    </OwnPage>
  );
}

export const getStaticProps: GetStaticProps = async ({ locale }) => ({
  props: {
    messages: await loadMessages(locale, [
      'session',
      'payment',
      'nextTerm',
      'tripSteps',
      'bill',
      'quote',
      'verify',
      'forms',
      'validation',
    ]),
  },
});
