import { useTranslations } from 'next-intl';
import { Lost } from '@/components/common/page/Lost';
import { Button, ButtonLink } from '@/components/common/ui/Button';
import { Face } from '@/components/common/ui/Face';
import { Skeleton } from '@/components/common/ui/Skeleton';
import { VerifyPhone } from '@/components/verify/VerifyPhone';
import { useHydrated } from '@/hooks/common/useHydrated';
import { usePolicy } from '@/hooks/policy/usePolicy';
import { brand } from '@/lib/brand';
import { paths } from '@/lib/config/paths';
import styles from './Policy.module.css';
import { PolicyView } from './PolicyView';

/** The policy of the address, or what is to be done before it is shown. */
export function PolicyPage() {
  const t = useTranslations('policy');
  const { policy, isLocked, isMissing, hasFailed, reload, cancel } = usePolicy(useHydrated());

  if (isMissing) {
    return (
      <Lost title={t('missingTitle')} text={t('missingText', { phone: brand.helplineCustomerCare })}>
        <ButtonLink kind="go" size="big" href={paths.home}>
          {t('toHome')}
        </ButtonLink>
      </Lost>
    );
  }
  if (policy && !isLocked) return <PolicyView policy={policy} onCancel={cancel} />;
  if (isLocked) {
    return (
      <div className={`wrap ${styles.alone}`}>
        <h1>{t('verifyTitle')}</h1>
        <p className="lead">{t('verifyText')}</p>
        <VerifyPhone onVerified={reload} />
      </div>
    );
  }
  if (hasFailed) {
    const again = (
      <Button kind="act" onClick={() => void reload()}>
        {t('tryAgain')}
      </Button>
    );
    return (
      <div className={`wrap ${styles.alone}`}>
        <Face kind="error" title={t('errorTitle')} action={again}>
          {t('errorText')}
        </Face>
      </div>
    );
  }
  return (
    <div className={`wrap ${styles.alone}`}>
      <h1>{t('title')}</h1>
      <Skeleton label={t('loading')} lines={[{ height: '6rem' }, { height: '10rem' }, { height: '10rem' }]} />
    </div>
  );
}
