import { useLocale, useTranslations } from 'next-intl';
import { Note } from '@/components/common/ui/states/Note';
import type { MyDto } from '@/lib/domain/my/contract';
import { waitingOf } from '@/lib/domain/my/waiting';
import styles from './My.module.css';
import { policiesWithCards, whenOf } from './shown';

/** `isCopy` means that the copy that this device kept is shown, so nothing can be changed. */
export type MyProps = { my: MyDto; isCopy: boolean; onChange: () => Promise<unknown> };

export function MyHead({ my, isCopy, onChange }: MyProps) {
  const t = useTranslations('my');
  const ownTrips = useTranslations('ownTrips');
  const when = whenOf(my, useLocale());
  const { name, mobileNumber, trips = [] } = my;
  const alive = policiesWithCards(my);
  const insured = trips.filter(({ state }) => state === 'starting' || state === 'inForce').length;
  return (
    <header className={`wrap ${styles.head}`}>
      <h1>{name ? t('greeting', { name }) : t('title')}</h1>
      <p className="lead">
        {(alive.length > 0 || insured === 0) && `${t('covered', { count: alive.length })} `}
        {insured > 0 && `${ownTrips('insured', { count: insured })} `}
        {t('waiting.count', { count: waitingOf(my).length })}
      </p>
      {mobileNumber && <p className="small">{t('number', { mobile: mobileNumber })}</p>}
      {isCopy && (
        <Note kind="warn" icon="offline" role="status">
          {t('copy', when)}{' '}
          <button type="button" className="link" onClick={() => void onChange()}>
            {t('tryAgain')}
          </button>{' '}
          {alive.length > 0 && (
            <a className="link" href="#cards">
              {t('showCards')}
            </a>
          )}
        </Note>
      )}
    </header>
  );
}
