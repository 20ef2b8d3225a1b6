import { useLocale, useTranslations } from 'next-intl';
import { OpenPaper } from '@/components/desk/grievances/OpenPaper';
import { Note } from '@/components/common/ui/states/Note';
import { api } from '@/lib/config/paths';
import { isIsoDate } from '@/lib/domain/common/dates';
import type { ReviewCaseDto } from '@/lib/domain/desk/reviewCases';
import { formatDate, formatMoney } from '@/lib/i18n/format';
import styles from './Cases.module.css';

/** Shows what is asked for, beside what stands in the policy. */
export function ChangeFacts({ change }: { change: ReviewCaseDto['change'] }) {
  const t = useTranslations('cases');
  const valueOf = useValueWords();
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
              {valueOf(name, after)}{' '}
              {before !== undefined && before !== after && (
                <small>{t('was', { before: valueOf(name, before) })}</small>
              )}
            </dd>
          </div>
        ))}
      </dl>
      {change.papers && (
        <p>
          {change.papers.map((paperId, at) => (
            <OpenPaper
              key={paperId}
              path={`${api.deskChangePaper}?${new URLSearchParams({ paperId })}`}
              name={`${t('name')}-${at + 1}`}
              label={t('proof', { number: at + 1 })}
              failed={t('proofFailed')}
            />
          ))}
        </p>
      )}
      {change.cannotMove && <Note kind="warn">{t('cannotMove')}</Note>}
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

/** Words a day or a choice in the reader's language; other values stay as typed. */
function useValueWords() {
  const t = useTranslations('cases');
  const locale = useLocale();
  return (path: string, value: string) => {
    const word = `values.${path.split('.').at(-1)}.${value}` as 'values.illness.yes';
    if (t.has(word)) return t(word);
    return isIsoDate(value) ? formatDate(value, locale) : value;
  };
}
