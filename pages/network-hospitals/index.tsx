import type { GetStaticProps } from 'next';
import type { CityLink } from '@/components/hospitals/CityLinks';
import { HospitalsPage } from '@/components/hospitals/HospitalsPage';
import { listLargeCities } from '@/lib/domain/hospitals/citySlugs';
import { loadMessages } from '@/lib/i18n/loadMessages';
import { toLocale } from '@/lib/i18n/locales';

export default function NetworkHospitalsPage({ cities }: { cities: readonly CityLink[] }) {
  return <HospitalsPage cities={cities} />;
}

export const getStaticProps: GetStaticProps = async ({ locale }) => {
  const { hospitals, ...messages } = await loadMessages(locale, ['hospitals']);
  const { one: _one, inCity: _inCity, ...shown } = hospitals ?? {};
  return {
    props: { cities: listLargeCities(toLocale(locale)), messages: { ...messages, hospitals: shown } },
  };
};
