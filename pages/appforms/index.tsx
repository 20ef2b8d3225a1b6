import type { GetStaticProps } from 'next';
import { useTranslations } from 'next-intl';
import { ApplicationPage } from '@/components/application/ApplicationPage';
import { Page } from '@/components/layout/Page';
import { loadMessages } from '@/lib/i18n/loadMessages';

export default function AppformPage() {
  const t = useTranslations('application');
  return (
    <Page title={t('title')} noIndex className="sheet">
      <ApplicationPage />
    </Page>
  );
}

export const getStaticProps: GetStaticProps = async ({ locale }) => ({
  props: {
    messages: await loadMessages(locale, ['application', 'medical', 'bill', 'forms', 'validation', 'verify']),
  },
});
