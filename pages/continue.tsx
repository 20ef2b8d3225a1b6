import type { GetStaticProps } from 'next';
import { useTranslations } from 'next-intl';
import { ContinuePage } from '@/components/resume/ContinuePage';
import { OwnPage } from '@/components/verify/OwnPage';
import { loadMessages } from '@/lib/i18n/loadMessages';

export default function ContinueHerePage() {
  const t = useTranslations('savedQuotes');
  return (
    <OwnPage title={t('title')} description={t('description')} noIndex>
      <ContinuePage />
    </OwnPage>
  );
}

export const getStaticProps: GetStaticProps = async ({ locale }) => {
  const areas = ['claims', 'session', 'savedQuotes', 'verify', 'validation'] as const;
  const { claims, ...messages } = await loadMessages(locale, areas);
  return { props: { messages: { ...messages, claims: { begun: claims?.begun } } } };
};
