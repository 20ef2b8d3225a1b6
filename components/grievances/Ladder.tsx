import { useTranslations } from 'next-intl';
import { Link } from '@/components/common/ui/Link';
import { brand } from '@/lib/brand';
import styles from './Ladder.module.css';

const BIMA_BHAROSA = 'bimabharosa.irdai.gov.in';
const OMBUDSMAN = 'www.cioins.co.in';
const REGULATOR_PHONE = '155255';

const phone = (number: string) => () => (
  <a className="num" href={`tel:${number}`}>
    {number}
  </a>
);
const outside = (site: string) => (
  <Link className="link" newTab href={`https://${site}`}>
    {site}
  </Link>
);

/** Shows who decides on a grievance, and from when. */
export function Ladder() {
  const t = useTranslations('grievance.ladder');
  const steps = [
    { step: 'care', more: null },
    { step: 'officer', more: null },
    { step: 'bima', more: outside(BIMA_BHAROSA) },
    { step: 'ombudsman', more: outside(OMBUDSMAN) },
  ] as const;
  const values = {
    care: phone(brand.helplineCustomerCare),
    regulator: phone(REGULATOR_PHONE),
    officer: brand.grievanceOfficer.name,
    address: brand.address.join(' '),
  };
  return (
    <section aria-labelledby="ladder">
      <h2 id="ladder" className={styles.title}>
        {t('title')}
      </h2>
      <ol className={styles.ladder}>
        {steps.map(({ step, more }) => (
          <li key={step}>
            <h3>{t(`${step}.who`)}</h3>
            <p className={styles.when}>{t(`${step}.when`)}</p>
            <p>{t.rich(`${step}.text`, values)}</p>
            {more && <p>{more}</p>}
          </li>
        ))}
      </ol>
    </section>
  );
}
