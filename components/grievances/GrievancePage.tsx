import { useTranslations } from 'next-intl';
import { Link } from '@/components/common/ui/Link';
import { BehindCode } from '@/components/verify/BehindCode';
import { useNamedGrievance } from '@/hooks/grievances/useNamedGrievance';
import { useGrievances } from '@/hooks/grievances/useGrievances';
import { paths } from '@/lib/config/paths';
import { useHydrated } from '@/lib/late/useHydrated';
import { Follow } from './follow/Follow';
import { GrievanceForm } from './GrievanceForm';
import styles from './Grievances.module.css';
import { Ladder } from './Ladder';
import { Ombudsman } from './Ombudsman';
import { AnswerPromise } from './AnswerPromise';

const WAYS = [
  { way: 'contact', href: paths.contact },
  { way: 'whistleblower', href: '/legal/whistleblower' },
  { way: 'infosec', href: '/legal/infosec' },
] as const;

const coming = [{ height: '3rem' }, { height: '4rem' }, { height: '9rem' }];

export function GrievancePage() {
  const t = useTranslations('grievance');
  const own = useGrievances(useHydrated());
  const { reference, grievanceId } = useNamedGrievance();
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
          <BehindCode
            own={own}
            coming={coming}
            at="grievance-about"
            purpose="grievance"
            say={(word) => t(word)}
            locked={(proof) => (
              <section className={styles.part} aria-labelledby="proof-first">
                <h2 id="proof-first">{t('proofTitle')}</h2>
                <p>{t('proofText')}</p>
                <div className={`card ${styles.proof}`}>{proof}</div>
              </section>
            )}
          >
            {(number) => <GrievanceForm own={own} reference={reference} number={number} />}
          </BehindCode>
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
