import { useTranslations } from 'next-intl';
import { Scrolling } from '@/components/common/ui/Scrolling';
import { GROUP_EXISTING_MONTHS, GROUP_TERMS } from '@/lib/domain/group/group.data';
import { termsFor } from '@/lib/domain/group/groupBill';
import styles from './Corporate.module.css';

const rows = ['existing', 'first', 'maternity', 'parents', 'questions', 'person'] as const;

/** Terms by size, the column of this size marked. */
export function GroupTerms({ people }: { people: number }) {
  const t = useTranslations('group');
  const own = termsFor(people);
  const say = (row: (typeof rows)[number], terms: (typeof GROUP_TERMS)[number]) =>
    row === 'maternity'
      ? t('terms.maternity.upTo', { sum: terms.maternity })
      : t(`terms.${row}.${terms[row]}` as 'terms.existing.months', { months: GROUP_EXISTING_MONTHS });
  return (
    <Scrolling className={styles.window} aria-labelledby="grows-title">
      <table className={styles.terms}>
        <thead>
          <tr>
            <th scope="col">
              <span className="visuallyHidden">{t('grows.term')}</span>
            </th>
            {GROUP_TERMS.map((terms) => (
              <th key={terms.from} scope="col" className={terms === own ? styles.own : undefined}>
                {t('grows.size', terms)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row}>
              <th scope="row">{t(`terms.${row}.label`)}</th>
              {GROUP_TERMS.map((terms) => (
                <td key={terms.from} className={terms === own ? styles.own : undefined}>
                  {say(row, terms)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Scrolling>
  );
}
