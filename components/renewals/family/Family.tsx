import { useLocale, useTranslations } from 'next-intl';
import { Icon } from '@/components/common/ui/Icon';
import type { OwnRenewal } from '@/hooks/renewals/useRenewal';
import type { IsoDate } from '@/lib/domain/common/dates';
import type { RenewalDto, RenewalPersonDto } from '@/lib/domain/renewals/contract';
import { toMessageCase } from '@/lib/domain/quote/pricing/lineValues';
import { formatAmount, formatDate } from '@/lib/i18n/format';
import { AddSomeone } from './AddSomeone';
import styles from './Family.module.css';
import { SumInsured } from './SumInsured';

type Props = { own: OwnRenewal; renewal: RenewalDto; isTried: boolean };

/** Shows who is covered in the next term, and for how much. `isTried` marks everything that is missing. */
export function Family({ own, renewal, isTried }: Props) {
  const t = useTranslations('renewals.family');
  const bill = useTranslations('bill');
  const leave = leavingOf(own, renewal);
  const people = renewal.people.map((each) => ({ ...each, isLeaving: leave.includes(each.memberId) }));
  const toggle = ({ memberId, isLeaving }: RenewalPersonDto) =>
    own.draft.change({ leave: isLeaving ? leave.filter((id) => id !== memberId) : [...leave, memberId] });
  return (
    <section className={`card ${styles.family}`} aria-labelledby="family">
      <h2 id="family">{t('title')}</h2>
      <ul className={styles.people}>
        {people.map((person) => (
          <li key={person.memberId} className={person.isLeaving ? styles.leaving : undefined}>
            <span>
              <b>{person.name || t('child')}</b>
              <small>{bill('member', { relation: toMessageCase(person.relation), age: person.age })}</small>
            </span>
            <span className="num">{person.amount === undefined ? '' : formatAmount(person.amount)}</span>
            {person.relation === 'self' || person.isNew ? (
              <span className={`tiny ${styles.way}`}>{person.isNew ? t('new') : t('holder')}</span>
            ) : (
              <button type="button" className={`link ${styles.way}`} onClick={() => toggle(person)}>
                {t(person.isLeaving ? 'keep' : 'remove')}
                <span className="visuallyHidden"> {person.name}</span>
              </button>
            )}
            {!person.isLeaving && <Waits person={person} startsOn={renewal.startsOn} />}
          </li>
        ))}
      </ul>
      {leave.length > 0 && <p className="small">{t('leaveNote')}</p>}
      <details className={styles.fold} open={own.draft.values?.['hasChild'] === true || undefined}>
        <summary>
          <Icon name="plus" size="small" />
          {t('add')}
        </summary>
        <AddSomeone own={own} renewal={renewal} isTried={isTried} />
      </details>
      <SumInsured own={own} renewal={renewal} />
    </section>
  );
}

/** The people who leave: as chosen here, until the server's answer includes them. */
function leavingOf({ draft }: OwnRenewal, { data, choices }: RenewalDto): readonly unknown[] {
  const pressed = draft.values?.['leave'];
  const isAnswered = JSON.stringify(pressed) === JSON.stringify(data['leave']);
  return Array.isArray(pressed) && !isAnswered ? pressed : choices.leave;
}

/** Waiting periods that still run in the next term; served ones stay served. */
function Waits({ person: { waits }, startsOn }: { person: RenewalPersonDto; startsOn: IsoDate }) {
  const t = useTranslations('renewals.waits');
  const locale = useLocale();
  if (waits.length === 0) return null;
  const running = waits.filter(({ paidFrom }) => paidFrom > startsOn);
  return (
    <small className={styles.waits}>
      {running.length === 0
        ? t('served')
        : running.map(({ reason, paidFrom }) => (
            <span key={reason}>{t('from', { reason, date: formatDate(paidFrom, locale) })}</span>
          ))}
    </small>
  );
}
