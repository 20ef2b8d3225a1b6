import type { GetStaticProps } from 'next';
import { useTranslations } from 'next-intl';
import { FaultNumber } from '@/components/layout/FaultNumber';
import { Lost } from '@/components/layout/Lost';
import { Page } from '@/components/layout/Page';
import { WaysOn } from '@/components/layout/WaysOn';
import { loadMessages } from '@/lib/i18n/loadMessages';

export default function NotFoundPage() {
  const t = useTranslations('common');
  return (
    <Page title={t('notFound.title')} noIndex>
      <Lost title={t('notFound.title')} text={t('notFound.text')}>
        <FaultNumber kind="notFound" />
        <WaysOn />
      </Lost>
    </Page>
  );
}

export const getStaticProps: GetStaticProps = async ({ locale }) => ({
  props: { messages: await loadMessages(locale, []) },
});
