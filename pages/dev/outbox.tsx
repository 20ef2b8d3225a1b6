import type { GetServerSideProps } from 'next';
import Head from 'next/head';
import { useTranslations } from 'next-intl';
import { Outbox } from '@/components/dev/Outbox';
import { loadMessages } from '@/lib/i18n/loadMessages';
import { hasOutboxPage } from '@/lib/server/integrations/messageCarriers';

export default function OutboxPage() {
  const t = useTranslations('outbox');
  return (
    <>
      <Head>
        <title>{t('title')}</title>
        <meta name="robots" content="noindex" />
      </Head>
      <Outbox />
    </>
  );
}

// Not prerendered: whether there is such a page is known when the server runs, not when it is built.
export const getServerSideProps: GetServerSideProps = async ({ locale }) =>
  hasOutboxPage() ? { props: { messages: await loadMessages(locale, ['outbox']) } } : { notFound: true };
