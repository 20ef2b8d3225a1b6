import type { GetStaticProps } from 'next';
import { CityHospitals } from '@/components/hospitals/pages/CityHospitals';
import { loadMessages } from '@/lib/i18n/loadMessages';

export default function CityHospitalsPage() {
  return <CityHospitals />;
}

export const getStaticProps: GetStaticProps = async ({ locale }) => ({
  props: { messages: await loadMessages(locale, ['hospitals']) },
});
