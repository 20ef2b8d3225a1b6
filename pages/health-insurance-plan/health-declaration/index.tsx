import type { GetStaticProps } from 'next';
import { useTranslations } from 'next-intl';
import { HealthPage } from '@/components/health/HealthPage';
import { Page } from '@/components/layout/Page';
import { loadMessages } from '@/lib/i18n/loadMessages';

export default function HealthStepPage() {
  const t = useTranslations('health');
  return (
    <Page title={t('title')} noIndex>
      <HealthPage />
    </Page>
  );
}

export const getStaticProps: GetStaticProps = async ({ locale }) => ({
  props: { messages: await loadMessages(locale, ['health', 'verify', 'journey', 'forms', 'validation']) },
});
