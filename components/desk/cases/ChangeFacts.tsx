import { useTranslations } from 'next-intl';
import type { ReviewCaseDto } from '@/lib/domain/desk/reviewCases';
import { formatMoney } from '@/lib/i18n/format';
import { Proof } from './Proof';
import styles from './Cases.module.css';

/** What is asked for, beside what stands in the policy. */
export function ChangeFacts({ change }: { change: ReviewCaseDto['change'] }) {
  const t = useTranslations('cases');
  if (!change) return <p className="small">{t('typing')}</p>;
  const labelOf = (path: string) => {
    const [name = '', rest] = path.split('.');
    const field = t(`changeFields.${rest ?? name}` as 'changeFields.name');
    return rest ? t('changeFields.appointee', { field }) : field;
  };
  return (
    <>
      <p className="small num">{change.policyNumber}</p>
      <dl className={styles.facts}>
        {change.fields.map(({ name, before, after }) => (
          <div key={name}>
            <dt>{labelOf(name)}</dt>
            <dd>
              {after} {before !== undefined && before !== after && <small>{t('was', { before })}</small>}
            </dd>
          </div>
        ))}
      </dl>
      {change.papers && (
        <p>
          {change.papers.map((paperId, at) => (
            <Proof key={paperId} paperId={paperId} number={at + 1} />
          ))}
        </p>
      )}
      {change.addition && (
        <p>
          {t('additionPrice', {
            amount: formatMoney(change.addition.price),
            left: change.addition.daysLeft,
            days: change.addition.days,
          })}
        </p>
      )}
    </>
  );
}
