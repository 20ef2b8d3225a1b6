import type { GetStaticProps } from 'next';
import { useTranslations } from 'next-intl';
import { ContinuePage } from '@/components/elsewhere/ContinuePage';
import { Page } from '@/components/layout/Page';
import { loadMessages } from '@/lib/i18n/loadMessages';

export default function TravelLoginPage() {
  const t = useTranslations('elsewhere');
  return (
    <Page title={t('title')} description={t('description')} noIndex className="sheet">
      <ContinuePage />
    </Page>
  );
}

export const getStaticProps: GetStaticProps = async ({ locale }) => ({
  props: { messages: await loadMessages(locale, ['elsewhere', 'verify', 'validation']) },
});
