import { useTranslations } from 'next-intl';
import { Icon } from '@/components/common/ui/Icon';
import styles from './PaysTable.module.css';

/** `id` is for links that lead to the row. */
type Row = { key: string; id?: string; topic: string; paid: string; not: string };

/** Shows what is paid beside what is not, in the same size. */
export function PaysTable({ rows }: { rows: readonly Row[] }) {
  const t = useTranslations('product.pays');
  return (
    <table className={styles.pays}>
      <thead>
        <tr>
          <th scope="col">
            <span className="visuallyHidden">{t('topic')}</span>
          </th>
          <th scope="col">
            <Icon name="check" className={styles.yes} />
            {t('paid')}
          </th>
          <th scope="col">
            <Icon name="minus" className={styles.no} />
            {t('not')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, id, topic, paid, not }) => (
          <tr key={key} id={id}>
            <th scope="row">{topic}</th>
            <td className={styles.paid}>{paid}</td>
            <td className={styles.not}>{not}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
