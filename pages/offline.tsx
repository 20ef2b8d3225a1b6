import type { GetStaticProps } from 'next';
import Head from 'next/head';
import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/common/ui/Button';
import { Lost } from '@/components/common/page/Lost';
import { Page } from '@/components/common/page/Page';
import { loadMessages } from '@/lib/i18n/loadMessages';

/**
 * Shown in the place of a page that isn't kept, when there is no line (public/page-worker.js). React would look for the
 * page of the address.
 */
export const config = { unstable_runtimeJS: false };

export default function OfflinePage() {
  const t = useTranslations('common');
  return (
    <Page title={t('offline.title')} noIndex>
      <Head>
        <script src="/offline.js" defer />
      </Head>
      <Lost title={t('offline.title')} text={t('offline.page')}>
        {/* An empty address is the page that was asked for. */}
        <ButtonLink kind="go" size="big" href="">
          {t('tryAgain')}
        </ButtonLink>
      </Lost>
    </Page>
  );
}

export const getStaticProps: GetStaticProps = async ({ locale }) => ({
  props: { messages: await loadMessages(locale, []) },
});
