import type { GetStaticProps } from 'next';
import { useTranslations } from 'next-intl';
import { ClaimsPage } from '@/components/claims/start/ClaimsPage';
import { OwnPage } from '@/components/verify/OwnPage';
import { paths } from '@/lib/config/paths';
import { type PlanFacts, planFacts } from '@/lib/domain/plans/planFacts';
import { loadMessages } from '@/lib/i18n/loadMessages';

type Props = { facts: PlanFacts };

export default function ClaimsStartPage({ facts }: Props) {
  const t = useTranslations('claims');
  return (
    <OwnPage title={t('title')} description={t('description')} canonical={paths.claims}>
      <ClaimsPage facts={facts} />
    </OwnPage>
  );
}

export const getStaticProps: GetStaticProps<Props> = async ({ locale }) => {
  const { minutes = 0, coverLakh = 0 } = planFacts();
  const areas = ['claims', 'claimPapers', 'my', 'session', 'validation', 'verify'] as const;
  const { my, ...messages } = await loadMessages(locale, areas);
  return { props: { facts: { minutes, coverLakh }, messages: { ...messages, my: { help: my?.help } } } };
};
