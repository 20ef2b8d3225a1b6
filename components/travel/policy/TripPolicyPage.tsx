import { useTranslations } from 'next-intl';
import { Gate } from '@/components/common/page/Gate';
import { ButtonLink } from '@/components/common/ui/Button';
import { VerifyPhone } from '@/components/verify/VerifyPhone';
import { useTripPolicy } from '@/hooks/travel/useTripPolicy';
import { brand } from '@/lib/brand';
import { paths } from '@/lib/config/paths';
import { useHydrated } from '@/lib/late/useHydrated';
import styles from './TripPolicy.module.css';
import { TripPolicyView } from './TripPolicyView';

export function TripPolicyPage() {
  const t = useTranslations('tripPolicy.page');
  const { policy, state, reload, keep } = useTripPolicy(useHydrated());
  const toHome = (
    <ButtonLink kind="go" size="big" href={paths.home}>
      {t('toHome')}
    </ButtonLink>
  );
  return (
    <Gate
      state={state}
      heading={t('title')}
      className={styles.alone}
      loading={{ label: t('loading'), lines: [{ height: '6rem' }, { height: '10rem' }, { height: '10rem' }] }}
      missing={{
        title: t('missingTitle'),
        text: t('missingText', { phone: brand.helplineCustomerCare }),
        ways: toHome,
      }}
      locked={{ title: t('verifyTitle'), text: t('verifyText'), proof: <VerifyPhone onVerified={reload} /> }}
      failed={{ title: t('errorTitle'), text: t('errorText'), again: t('tryAgain'), onAgain: reload }}
    >
      {policy && <TripPolicyView policy={policy} onChanged={keep} />}
    </Gate>
  );
}
