import { useTranslations } from 'next-intl';
import { AwayFace } from '@/components/common/ui/states/AwayFace';
import { Skeleton } from '@/components/common/ui/states/Skeleton';
import { VerifyPhone } from '@/components/verify/VerifyPhone';
import { useClaims } from '@/hooks/claims/useClaims';
import { useHydrated } from '@/lib/late/useHydrated';
import { BegunClaims } from './BegunClaims';
import { ClaimList } from './ClaimList';
import { ClaimPolicies } from './ClaimPolicies';
import styles from './OwnClaims.module.css';

const coming = [{ height: '4rem' }, { height: '4rem' }, { height: '4rem' }];

/** The claims of the proven number. The page around them is for everybody. */
export function OwnClaims() {
  const t = useTranslations('claims.list');
  const { claims, state, discard, reload } = useClaims(useHydrated());
  if (state === 'ready' && claims) {
    return (
      <>
        <BegunClaims claims={claims} onDiscard={discard} />
        <ClaimList claims={claims} />
        <ClaimPolicies />
      </>
    );
  }
  return (
    <section id="yours" className={styles.part} aria-labelledby="your-claims">
      <h2 id="your-claims">{t('title')}</h2>
      {state === 'loading' && <Skeleton lines={coming} label={t('loading')} />}
      {state === 'locked' && (
        <div className={`card ${styles.proof}`}>
          <p>{t('lockedText')}</p>
          <VerifyPhone purpose="claim" onVerified={reload} />
        </div>
      )}
      {state !== 'loading' && state !== 'locked' && (
        <AwayFace
          title={t('errorTitle')}
          text={t('errorText')}
          offlineText={t('offlineText')}
          again={t('again')}
          onAgain={reload}
        />
      )}
    </section>
  );
}
