import { useLocale, useTranslations } from 'next-intl';
import { Note } from '@/components/common/ui/states/Note';
import type { MyDto } from '@/lib/domain/my/contract';
import { waitingOf } from '@/lib/domain/my/waiting';
import { Cards } from './cards/Cards';
import { Claims } from './Claims';
import { Consents } from './Consents';
import { HelpNow } from './HelpNow';
import { Journeys } from './Journeys';
import styles from './My.module.css';
import { Policies } from './policies/Policies';
import { Requests } from './Requests';
import { Moves } from './Moves';
import { policiesWithCards, whenOf } from './shown';
import { Trips } from './Trips';
import { WaitingList } from './WaitingList';

type Props = { my: MyDto; isCopy: boolean; onChange: () => Promise<unknown> };

/** `isCopy`: what this device kept is shown, and nothing can be changed. */
export function MyView({ my, isCopy, onChange }: Props) {
  const t = useTranslations('my');
  const locale = useLocale();
  const { name, mobileNumber, policies, trips = [], ports = [], journeys, claims, requests, consents } = my;
  const waiting = waitingOf(my);
  const alive = policiesWithCards(my);
  const when = whenOf(my, locale);
  return (
    <>
      <header className={`wrap ${styles.head}`}>
        <h1>{name ? t('greeting', { name }) : t('title')}</h1>
        <p className="lead">
          {t('covered', { count: alive.length })} {t('waiting.count', { count: waiting.length })}
        </p>
        {mobileNumber && <p className="small">{t('number', { mobile: mobileNumber })}</p>}
        {isCopy && (
          <Note kind="warn" icon="offline" role="status">
            {t('copy', when)}{' '}
            <button type="button" className="link" onClick={() => void onChange()}>
              {t('tryAgain')}
            </button>
            {alive.length > 0 && (
              <>
                {' '}
                <a className="link" href="#cards">
                  {t('showCards')}
                </a>
              </>
            )}
          </Note>
        )}
      </header>
      <WaitingList waiting={waiting} />
      <div className={`wrap ${styles.columns}`}>
        <aside className={styles.side}>
          <HelpNow shown={alive.length > 0 ? ['hospital', 'card', 'claim'] : undefined} />
          <Claims claims={claims} />
          <Requests requests={requests} />
          <Moves ports={ports} />
        </aside>
        <div className={styles.main}>
          {(policies.length > 0 || trips.length === 0) && <Policies policies={policies} />}
          <Trips trips={trips} />
          {journeys.length > 0 && <Journeys journeys={journeys} isCopy={isCopy} onChange={onChange} />}
        </div>
      </div>
      {alive.length > 0 && <Cards policies={alive} />}
      <div className={`wrap ${styles.rest}`}>
        <Consents consents={consents} />
        <p className="tiny">{t('kept', when)}</p>
      </div>
    </>
  );
}
