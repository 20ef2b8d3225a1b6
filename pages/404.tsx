import type { GetStaticProps } from 'next';
import { useTranslations } from 'next-intl';
import { FaultNumber } from '@/components/site/badRequest/FaultNumber';
import { Lost } from '@/components/common/page/Lost';
import { Page } from '@/components/common/page/Page';
import { NextPages } from '@/components/site/badRequest/NextPages';
import { loadMessages } from '@/lib/i18n/loadMessages';
import { REQUEST_ID_PLACE } from '@/lib/server/http/requestId';

export default function NotFoundPage({ requestId }: { requestId: string }) {
  const t = useTranslations('common');
  return (
    <Page title={t('notFound.title')} noIndex>
      <Lost title={t('notFound.title')} text={t('notFound.text')}>
        <FaultNumber requestId={requestId} />
        <NextPages />
      </Lost>
    </Page>
  );
}

export const getStaticProps: GetStaticProps = async ({ locale }) => ({
  props: { requestId: REQUEST_ID_PLACE, messages: await loadMessages(locale, []) },
});
