import type { GetStaticProps } from 'next';
import { useTranslations } from 'next-intl';
import { KycPage } from '@/components/kyc/KycPage';
import { OwnPage } from '@/components/verify/OwnPage';
import { loadMessages } from '@/lib/i18n/loadMessages';

export default function KycStepPage() {
  const t = useTranslations('kyc');
  return (
    <OwnPage title={t('title')} noIndex>
      <KycPage />
    </OwnPage>
  );
}

export const getStaticProps: GetStaticProps = async ({ locale }) => ({
  props: {
    messages: await loadMessages(locale, ['session', 'kyc', 'verify', 'quote', 'forms', 'validation']),
  },
});
