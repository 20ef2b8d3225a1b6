import type { GetServerSideProps } from 'next';
import { useTranslations } from 'next-intl';
import { Page } from '@/components/common/page/Page';
import { SandboxPay } from '@/components/payment/SandboxPay';
import { loadMessages } from '@/lib/i18n/loadMessages';
import { hasSandbox } from '@/lib/server/integrations/gateways';

export default function SandboxPage() {
  const t = useTranslations('sandbox');
  return (
    <Page title={t('title')} noIndex>
      <SandboxPay />
    </Page>
  );
}

// Not prerendered: whether there is such a page is known when the server runs, not when it is built.
export const getServerSideProps: GetServerSideProps = async ({ locale }) =>
  hasSandbox() ? { props: { messages: await loadMessages(locale, ['sandbox']) } } : { notFound: true };
