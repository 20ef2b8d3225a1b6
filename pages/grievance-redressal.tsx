import type { GetStaticProps } from 'next';
import { useTranslations } from 'next-intl';
import { GrievancePage } from '@/components/grievances/GrievancePage';
import { OwnPage } from '@/components/verify/OwnPage';
import { paths } from '@/lib/config/paths';
import { loadMessages } from '@/lib/i18n/loadMessages';

export default function GrievanceRedressalPage() {
  const t = useTranslations('grievance');
  return (
    <OwnPage
      title={t('pageTitle')}
      description={t('description')}
      canonical={paths.grievance}
      trail={[{ title: t('pageTitle') }]}
    >
      <GrievancePage />
    </OwnPage>
  );
}

export const getStaticProps: GetStaticProps = async ({ locale }) => {
  const areas = ['grievance', 'sentPapers', 'forms', 'session', 'validation', 'verify'] as const;
  const { forms, ...messages } = await loadMessages(locale, areas);
  const shown = { forms: { errorSummary: forms?.errorSummary } };
  return { props: { messages: { ...messages, ...shown } } };
};
