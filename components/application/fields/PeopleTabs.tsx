import { useTranslations } from 'next-intl';
import { Link } from '@/components/common/ui/Link';
import { Icon } from '@/components/common/ui/Icon';
import type { Draft } from '@/lib/domain/application/answers';
import { openFieldsOf, type OpenFields } from '@/lib/domain/application/progress';
import type { Screen } from '@/lib/domain/application/sections';
import { ageInYears, isIsoDate, type IsoDate } from '@/lib/domain/common/dates';
import { isRelation } from '@/lib/domain/quote/members';
import styles from '@/components/application/Application.module.css';

type Props = {
  screen: Screen;
  screens: readonly Screen[];
  people: readonly Draft[];
  names: readonly string[];
  open: OpenFields;
  today: IsoDate;
  hrefOf: (screen: Screen) => string;
};

export function PeopleTabs({ screen, screens, people, names, open, today, hrefOf }: Props) {
  const t = useTranslations('application');
  const isNow = ({ id }: Screen) => id === screen.id;
  return (
    <nav aria-label={t('people')}>
      <ul className={styles.people}>
        {screens.map((each, at) => {
          const { dateOfBirth, relation } = people[at] ?? {};
          const age = isIsoDate(dateOfBirth) ? t('years', { age: ageInYears(dateOfBirth, today) }) : '';
          const isDone = openFieldsOf(each, open).length === 0;
          return (
            <li key={each.id}>
              <Link href={hrefOf(each)} aria-current={isNow(each) ? 'step' : undefined}>
                <i className={isDone ? styles.doneMark : undefined}>
                  {isDone ? <Icon name="check" size="small" /> : at + 1}
                </i>
                <b>{names[at]}</b>
                <small>
                  {age}
                  {isRelation(relation) && <span className="onlyWide">, {t(`relations.${relation}`)}</span>}
                </small>
                {isDone && <span className="visuallyHidden">, {t('steps.done')}</span>}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
