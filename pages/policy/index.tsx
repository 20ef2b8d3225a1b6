import type { GetStaticProps } from 'next';
import { useTranslations } from 'next-intl';
import { Page } from '@/components/layout/Page';
import { PolicyPage } from '@/components/policy/PolicyPage';
import { loadMessages } from '@/lib/i18n/loadMessages';

export default function OwnPolicyPage() {
  const t = useTranslations('policy');
  return (
    <Page title={t('title')} noIndex>
      <PolicyPage />
    </Page>
  );
}

export const getStaticProps: GetStaticProps = async ({ locale }) => ({
  props: { messages: await loadMessages(locale, ['policy', 'bill', 'forms', 'validation', 'verify']) },
});
