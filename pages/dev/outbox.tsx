import type { GetStaticProps } from 'next';
import Head from 'next/head';
import { useTranslations } from 'next-intl';
import { Outbox } from '@/components/site/dev/Outbox';
import { loadMessages } from '@/lib/i18n/loadMessages';

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

export const getStaticProps: GetStaticProps = async ({ locale }) => ({
  props: { messages: await loadMessages(locale, ['outbox', 'validation']) },
});
