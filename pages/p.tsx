import type { GetStaticProps } from 'next';
import { useTranslations } from 'next-intl';
import { ContinuePage } from '@/components/resume/ContinuePage';
import { OwnPage } from '@/components/verify/OwnPage';
import { loadMessages } from '@/lib/i18n/loadMessages';

export default function SentLinkPage() {
  const t = useTranslations('savedQuotes');
  return (
    <OwnPage title={t('title')} description={t('description')} noIndex>
      <ContinuePage />
    </OwnPage>
  );
}

export const getStaticProps: GetStaticProps = async ({ locale }) => ({
  props: { messages: await loadMessages(locale, ['session', 'savedQuotes', 'verify', 'validation']) },
});
