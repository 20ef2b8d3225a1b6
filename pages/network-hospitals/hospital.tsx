import type { GetStaticProps } from 'next';
import { OneHospital } from '@/components/hospitals/pages/OneHospital';
import { loadMessages } from '@/lib/i18n/loadMessages';

export default function OneHospitalPage() {
  return <OneHospital />;
}

export const getStaticProps: GetStaticProps = async ({ locale }) => ({
  props: { messages: await loadMessages(locale, ['hospitals']) },
});
