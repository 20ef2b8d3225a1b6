import type { GetStaticProps } from 'next';
import { useTranslations } from 'next-intl';
import { TellPage } from '@/components/claims/tell/TellPage';
import { OwnPage } from '@/components/verify/OwnPage';
import { paths } from '@/lib/config/paths';
import { type PlanFacts, planFacts } from '@/lib/domain/plans/planFacts';
import { loadMessages } from '@/lib/i18n/loadMessages';

type Props = { facts: PlanFacts };

export default function TellOfClaimPage({ facts }: Props) {
  const t = useTranslations('tellClaim');
  const nav = useTranslations('layout.nav');
  return (
    <OwnPage
      title={t('title')}
      trail={[{ title: nav('claims'), path: paths.claims }, { title: t('title') }]}
      noIndex
    >
      <TellPage facts={facts} />
    </OwnPage>
  );
}

export const getStaticProps: GetStaticProps<Props> = async ({ locale }) => {
  const { minutes = 0, coverLakh = 0 } = planFacts();
  const areas = ['tellClaim', 'claimPapers', 'session', 'forms', 'validation', 'verify'] as const;
  return { props: { facts: { minutes, coverLakh }, messages: await loadMessages(locale, areas) } };
};
