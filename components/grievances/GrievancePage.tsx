import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Link } from '@/components/common/ui/Link';
import { AwayFace } from '@/components/common/ui/states/AwayFace';
import { Skeleton } from '@/components/common/ui/states/Skeleton';
import { VerifyPhone } from '@/components/verify/VerifyPhone';
import { useFragment } from '@/hooks/grievances/useFragment';
import { type OwnGrievances, useGrievances } from '@/hooks/grievances/useGrievances';
import { paths } from '@/lib/config/paths';
import { useHydrated } from '@/lib/late/useHydrated';
import { Follow } from './follow/Follow';
import { GrievanceForm } from './GrievanceForm';
import styles from './Grievances.module.css';
import { Ladder } from './Ladder';
import { Ombudsman } from './Ombudsman';
import { AnswerPromise } from './AnswerPromise';

const WAYS = [
  { way: 'contact', href: '/contact-us.html' },
  { way: 'whistleblower', href: '/legal/whistleblower' },
  { way: 'infosec', href: '/legal/infosec' },
] as const;

export function GrievancePage() {
  const t = useTranslations('grievance');
  const own = useGrievances(useHydrated());
  const { reference, grievanceId } = useFragment();
  const [number, setNumber] = useState<string>();
  return (
    <>
      <div className="wrap">
        <div className={styles.head}>
          <h1>{t('title')}</h1>
          <p className="lead">{t('lead')}</p>
        </div>
        <nav className={styles.kinds} aria-label={t('ways.label')}>
          <ul>
            <li>
              <Link href={paths.grievance} aria-current="page">
                {t('ways.grievance')}
              </Link>
            </li>
            {WAYS.map(({ way, href }) => (
              <li key={way}>
                <Link href={href}>{t(`ways.${way}`)}</Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.columns}>
          <Write own={own} reference={reference} number={number} onNumber={setNumber} />
          <aside className={styles.side}>
            <AnswerPromise />
            <Ladder />
            <Ombudsman />
          </aside>
        </div>
      </div>
      <section className={`sand ${styles.follow}`} id="follow" aria-labelledby="follow-title">
        <div className="wrap">
          <Follow own={own} named={grievanceId} />
        </div>
      </section>
    </>
  );
}

const coming = [{ height: '3rem' }, { height: '4rem' }, { height: '9rem' }];

type Props = {
  own: OwnGrievances;
  reference: string | undefined;
  number: string | undefined;
  onNumber: (number: string) => void;
};

function Write({ own, reference, number, onNumber }: Props) {
  const t = useTranslations('grievance');
  const { state, reload } = own;
  if (state === 'ready') return <GrievanceForm own={own} reference={reference} number={number} />;
  if (state === 'loading') return <Skeleton lines={coming} label={t('loading')} />;
  if (state === 'locked') {
    const keep = (typed: string) => {
      onNumber(typed);
      return Promise.resolve(undefined);
    };
    return (
      <section className={styles.part} aria-labelledby="proof-first">
        <h2 id="proof-first">{t('proofTitle')}</h2>
        <p>{t('proofText')}</p>
        <div className={`card ${styles.proof}`}>
          <VerifyPhone purpose="grievance" onNumber={keep} onVerified={reload} />
        </div>
      </section>
    );
  }
  return <AwayFace say={(word) => t(word)} onAgain={() => void reload()} />;
}
