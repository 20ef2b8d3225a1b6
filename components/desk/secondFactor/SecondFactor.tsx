import { useTranslations } from 'next-intl';
import { Skeleton } from '@/components/common/ui/states/Skeleton';
import { DeskAway } from '@/components/desk/DeskAway';
import styles from '@/components/desk/SignIn.module.css';
import { useSecondFactor } from '@/hooks/desk/session/useSecondFactor';
import { Enrolment } from './Enrolment';
import { FactorForm } from './FactorForm';

/** The second step of signing in; at the first sign-in it also sets the authenticator up. */
export function SecondFactor({ onBack }: { onBack: () => Promise<void> }) {
  const t = useTranslations('deskSupervisor.factor');
  const { answer, give } = useSecondFactor();
  const { data, error, mutate } = answer;
  if (!data && error !== undefined) return <DeskAway title={t('failed')} onAgain={mutate} />;
  if (!data) return <Skeleton lines={[{ height: '20rem' }]} label={t('loading')} />;
  return (
    <section className={`card ${styles.card}`} aria-labelledby="second-factor">
      <h1 id="second-factor">{t(data.enrolment ? 'enrol' : 'title')}</h1>
      {data.enrolment && <Enrolment enrolment={data.enrolment} />}
      <FactorForm isEnrolling={data.enrolment !== undefined} onGive={give} onBack={onBack} />
    </section>
  );
}
