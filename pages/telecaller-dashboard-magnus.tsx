import type { GetStaticProps } from 'next';
import Head from 'next/head';
import { useTranslations } from 'next-intl';
import { Dashboard } from '@/components/desk/Dashboard';
import { brand } from '@/lib/brand';
import { loadMessages } from '@/lib/i18n/loadMessages';

export default function TelecallerDashboardPage() {
  const t = useTranslations('desk');
  return (
    <>
      <Head>
        <title>{`${t('pageTitle')} | ${brand.shortName}`}</title>
        <meta name="robots" content="noindex" />
      </Head>
      <Dashboard />
    </>
  );
}

export const getStaticProps: GetStaticProps = async ({ locale }) => ({
  props: {
    messages: await loadMessages(locale, [
      'bill',
      'desk',
      'cases',
      'claimBill',
      'claimPapers',
      'deskCalls',
      'deskCareers',
      'deskClaims',
      'deskGrievances',
      'deskLinks',
      'deskDrawer',
      'deskMake',
      'deskPorts',
      'deskReports',
      'deskSupervisor',
      'deskReviews',
      'deskTalks',
      'deskTrip',
      'talkFiles',
      'report',
      'settledLoss',
      'forms',
      'medical',
      'paymentIssues',
      'quote',
      'travel',
      'validation',
      'verify',
    ]),
  },
});
