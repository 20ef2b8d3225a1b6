import { useTranslations } from 'next-intl';
import { Scrolling } from '@/components/common/ui/Scrolling';
import { OMBUDSMAN_OFFICES } from '@/lib/domain/grievances/ombudsmen.data';
import styles from './Sections.module.css';

/** All offices with their areas. */
export function OmbudsmanOffices() {
  const t = useTranslations('grievance.office');
  return (
    <section className={styles.section} aria-labelledby="offices">
      <h2 id="offices">{t('table')}</h2>
      <p>{t('tableText')}</p>
      <Scrolling className="tableBox" aria-labelledby="offices">
        <table>
          <thead>
            <tr>
              <th scope="col">{t('column')}</th>
              <th scope="col">{t('area')}</th>
            </tr>
          </thead>
          <tbody>
            {OMBUDSMAN_OFFICES.map((office) => (
              <tr key={office}>
                <td>{t(`names.${office}`)}</td>
                <td>{t(`areas.${office}`)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Scrolling>
      <p className="small">{t('sample')}</p>
    </section>
  );
}
