import type { GetStaticProps } from 'next';
import { useTranslations } from 'next-intl';
import { Page } from '@/components/common/page/Page';
import { SandboxPay } from '@/components/payment/SandboxPay';
import { loadMessages } from '@/lib/i18n/loadMessages';

/** The sandbox gateway; without it the API answers 404. */
export default function SandboxPage() {
  const t = useTranslations('sandbox');
  return (
    <Page title={t('title')} noIndex>
      <SandboxPay />
    </Page>
  );
}

export const getStaticProps: GetStaticProps = async ({ locale }) => ({
  props: { messages: await loadMessages(locale, ['sandbox']) },
});
