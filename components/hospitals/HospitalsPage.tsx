import { useTranslations } from 'next-intl';
import { Page } from '@/components/common/page/Page';
import { Crumbs } from '@/components/common/ui/heading/Crumbs';
import { BeforeYouGo } from './BeforeYouGo';
import { CityLinks, type CityLink } from './CityLinks';
import { HospitalSearch } from './HospitalSearch';
import styles from './Hospitals.module.css';

export function HospitalsPage({ cities }: { cities: readonly CityLink[] }) {
  const t = useTranslations('hospitals');
  return (
    <Page title={t('title')} description={t('description')}>
      <div className={`wrap ${styles.top}`}>
        <Crumbs trail={[{ title: t('crumb') }]} />
        <h1>{t('heading')}</h1>
        <p className="lead">{t('lead')}</p>
      </div>
      <HospitalSearch />
      <BeforeYouGo />
      <CityLinks cities={cities} />
    </Page>
  );
}
