import { useTranslations } from 'next-intl';
import { Button } from '@/components/common/ui/Button';
import { Face } from '@/components/common/ui/states/Face';
import { Skeleton } from '@/components/common/ui/states/Skeleton';
import { VerifyPhone } from '@/components/verify/VerifyPhone';
import { useClaims } from '@/hooks/claims/useClaims';
import { useOnline } from '@/hooks/common/useOnline';
import { useHydrated } from '@/lib/late/useHydrated';
import { BegunClaims } from './BegunClaims';
import { ClaimList } from './ClaimList';
import { ClaimPolicies } from './ClaimPolicies';
import styles from './OwnClaims.module.css';

const coming = [{ height: '4rem' }, { height: '4rem' }, { height: '4rem' }];

/** Of the proven number; the page around it is for everybody. */
export function OwnClaims() {
  const t = useTranslations('claims.list');
  const kind = useOnline() ? 'error' : 'offline';
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
        <Face
          kind={kind}
          title={t(`${kind}Title`)}
          action={
            <Button kind="act" onClick={() => void reload()}>
              {t('again')}
            </Button>
          }
        >
          {t(`${kind}Text`)}
        </Face>
      )}
    </section>
  );
}
