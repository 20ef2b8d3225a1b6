import type { GetStaticProps } from 'next';
import { useTranslations } from 'next-intl';
import { CertificateCheck } from '@/components/travel/policy/CertificateCheck';
import { Page } from '@/components/common/page/Page';
import { loadMessages } from '@/lib/i18n/loadMessages';

export default function VerifyCertificatePage() {
  const t = useTranslations('certificate');
  return (
    <Page title={t('title')} description={t('description')} noIndex>
      <CertificateCheck />
    </Page>
  );
}

export const getStaticProps: GetStaticProps = async ({ locale }) => ({
  props: { messages: await loadMessages(locale, ['certificate', 'forms']) },
});
