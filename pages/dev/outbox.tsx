import type { GetServerSideProps } from 'next';
import Head from 'next/head';
import { useTranslations } from 'next-intl';
import { Outbox } from '@/components/site/dev/Outbox';
import { loadMessages } from '@/lib/i18n/loadMessages';
import { standInSecret } from '@/lib/server/integrations/inboundLine';
import { hasOutboxPage } from '@/lib/server/integrations/messageCarriers';

type Props = {
  /** The secret with which this page tells of messages from phones, as a provider does. */
  inboundSecret: string | null;
};

export default function OutboxPage({ inboundSecret }: Props) {
  const t = useTranslations('outbox');
  return (
    <>
      <Head>
        <title>{t('title')}</title>
        <meta name="robots" content="noindex" />
      </Head>
      <Outbox inboundSecret={inboundSecret ?? undefined} />
    </>
  );
}

// Not prerendered: whether there is such a page is known when the server runs, not when it is built.
export const getServerSideProps: GetServerSideProps = async ({ locale }) => {
  if (!hasOutboxPage()) return { notFound: true };
  const messages = await loadMessages(locale, ['outbox', 'validation']);
  return { props: { messages, inboundSecret: standInSecret() ?? null } };
};
