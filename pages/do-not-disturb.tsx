import type { GetStaticProps } from 'next';
import { useTranslations } from 'next-intl';
import { Page } from '@/components/layout/Page';
import { DoNotDisturb } from '@/components/rights/DoNotDisturb';
import { loadMessages } from '@/lib/i18n/loadMessages';

export default function DoNotDisturbPage() {
  const t = useTranslations('rights');
  return (
    <Page title={t('title')} description={t('description')}>
      <DoNotDisturb />
    </Page>
  );
}

export const getStaticProps: GetStaticProps = async ({ locale }) => ({
  props: { messages: await loadMessages(locale, ['rights', 'verify', 'validation']) },
});
