import type { GetStaticProps } from 'next';
import { useTranslations } from 'next-intl';
import { KycPage } from '@/components/kyc/KycPage';
import { Page } from '@/components/layout/Page';
import { loadMessages } from '@/lib/i18n/loadMessages';

export default function KycStepPage() {
  const t = useTranslations('kyc');
  return (
    <Page title={t('title')} noIndex>
      <KycPage />
    </Page>
  );
}

export const getStaticProps: GetStaticProps = async ({ locale }) => ({
  props: { messages: await loadMessages(locale, ['kyc', 'verify', 'journey', 'forms', 'validation']) },
});
