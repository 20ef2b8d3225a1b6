import { useLocale, useTranslations } from 'next-intl';
import { waitingOf } from '@/lib/domain/my/waiting';
import { Cards } from './cards/Cards';
import { Claims } from './Claims';
import { Consents } from './Consents';
import { HelpNow } from './HelpNow';
import { Journeys } from './Journeys';
import styles from './My.module.css';
import { Moves } from './Moves';
import { MyHead, type MyProps } from './MyHead';
import { Policies } from './policies/Policies';
import { Requests } from './Requests';
import { policiesWithCards, whenOf } from './shown';
import { Trips } from './Trips';
import { WaitingList } from './WaitingList';

export function MyView({ my, isCopy, onChange }: MyProps) {
  const t = useTranslations('my');
  const locale = useLocale();
  const { policies, trips = [], ports = [], journeys, claims, requests, consents } = my;
  const waiting = waitingOf(my);
  // A customer who paid isn't told that there is nothing, nor offered a price.
  const hasOther = trips.length > 0 || journeys.some(({ payment }) => payment !== undefined);
  const alive = policiesWithCards(my);
  const when = whenOf(my, locale);
  // Hospitals and hospital claims mean nothing to customers who are insured on trips only.
  const none = policies.length === 0 && trips.length > 0 ? [] : undefined;
  return (
    <>
      <MyHead my={my} isCopy={isCopy} onChange={onChange} />
      <WaitingList waiting={waiting} />
      <div className={`wrap ${styles.columns}`}>
        <aside className={styles.side}>
          <HelpNow shown={alive.length > 0 ? ['hospital', 'card', 'claim'] : none} />
          <Claims claims={claims} />
          <Requests requests={requests} />
          <Moves ports={ports} />
        </aside>
        <div className={styles.main}>
          {(policies.length > 0 || !hasOther) && <Policies policies={policies} />}
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
