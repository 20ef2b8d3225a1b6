import type { GetStaticProps } from 'next';
import { ReportForm } from '@/components/reports/ReportForm';
import { SitePage, type SitePageProps } from '@/components/site/reading/SitePage';
import { loadReportPage } from '@/lib/content/reports';

export default function InfosecPage(props: SitePageProps) {
  return <SitePage {...props} below={<ReportForm kind="weakness" />} />;
}

export const getStaticProps: GetStaticProps = async ({ locale }) => ({
  props: await loadReportPage('weakness', locale),
});
