import type { GetStaticProps } from 'next';
import { useTranslations } from 'next-intl';
import { ClaimPage } from '@/components/claims/claim/ClaimPage';
import { OwnPage } from '@/components/verify/OwnPage';
import { loadMessages } from '@/lib/i18n/loadMessages';

export default function OwnClaimPage() {
  const t = useTranslations('claim');
  return (
    <OwnPage title={t('title')} noIndex>
      <ClaimPage />
    </OwnPage>
  );
}

export const getStaticProps: GetStaticProps = async ({ locale }) => ({
  props: {
    messages: await loadMessages(locale, [
      ...(['claim', 'claimPapers', 'settledLoss', 'session', 'forms', 'validation', 'verify'] as const),
    ]),
  },
});
