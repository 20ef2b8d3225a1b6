import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Gate } from '@/components/common/page/Gate';
import { ButtonLink } from '@/components/common/ui/Button';
import { Face } from '@/components/common/ui/states/Face';
import { VerifyPhone } from '@/components/verify/VerifyPhone';
import { useBegunClaim } from '@/hooks/claims/useBegunClaim';
import { useClaimablePolicies } from '@/hooks/claims/useClaims';
import { useClaimId, useTelling } from '@/hooks/claims/useTelling';
import { pageStateOf, type PageState } from '@/hooks/common/pageState';
import { brand } from '@/lib/brand';
import { paths } from '@/lib/config/paths';
import { CLAIM_NUMBER } from '@/lib/domain/claims/claimNumber';
import type { PlanFacts } from '@/lib/domain/plans/planFacts';
import { phoneInText } from '@/lib/i18n/format';
import { useHydrated } from '@/lib/late/useHydrated';
import { Questions } from './Questions';
import { Sent } from './Sent';
import styles from './Tell.module.css';

export function TellPage({ facts }: { facts: PlanFacts }) {
  const isHydrated = useHydrated();
  const claimId = useClaimId();
  if (!isHydrated) return <TellGate state="loading" onAgain={() => undefined} />;
  if (claimId === undefined) return <Beginning />;
  if (!CLAIM_NUMBER.test(claimId)) return <TellGate state="missing" onAgain={() => undefined} />;
  return <OneClaim key={claimId} claimId={claimId} facts={facts} />;
}

const coming = [{ width: '40%' }, { width: '80%', height: '2.5rem' }, { height: '5rem' }, { height: '5rem' }];

type GateProps = { state: PageState; onAgain: () => unknown; children?: ReactNode };

function TellGate({ state, onAgain, children }: GateProps) {
  const t = useTranslations('tellClaim');
  return (
    <Gate
      state={state}
      heading={t('title')}
      className={styles.alone}
      loading={{ label: t('loading'), lines: coming }}
      missing={{
        title: t('missingTitle'),
        text: t('missingText'),
        ways: <ButtonLink href={paths.claims}>{t('toClaims')}</ButtonLink>,
      }}
      locked={{ text: t('lockedText'), proof: <VerifyPhone purpose="claim" onVerified={onAgain} /> }}
      failed={{
        title: t('errorTitle'),
        text: t('errorText'),
        offlineText: t('offlineText'),
        again: t('again'),
        onAgain,
      }}
    >
      {children}
    </Gate>
  );
}

function Beginning() {
  const t = useTranslations('tellClaim');
  const { policies, error, reload } = useClaimablePolicies(true);
  const isCovered = policies !== undefined && policies.length > 0;
  const begun = useBegunClaim(isCovered);
  const isNobody = policies?.length === 0;
  // Beginning the claim needs the policies, so if those failed to load, they are loaded first; the claim then begins by
  // itself.
  const retry = () => (isCovered ? begun.again() : reload());
  const state = pageStateOf({
    isHydrated: true,
    isNamed: true,
    isHere: isNobody,
    error: begun.error ?? error,
  });
  return (
    <TellGate state={state} onAgain={retry}>
      <div className={`wrap ${styles.alone}`}>
        <h1>{t('title')}</h1>
        <Face
          kind="empty"
          title={t('noPolicyTitle')}
          action={<ButtonLink href={paths.claims}>{t('toClaims')}</ButtonLink>}
        >
          {t('noPolicyText', { phone: phoneInText(brand.helplineCustomerCare) })}
        </Face>
      </div>
    </TellGate>
  );
}

function OneClaim({ claimId, facts }: { claimId: string; facts: PlanFacts }) {
  const telling = useTelling(claimId);
  const { data, state, retry } = telling;
  return (
    <TellGate state={state} onAgain={retry}>
      {data?.status === 'draft' ? (
        <Questions telling={telling} facts={facts} />
      ) : (
        data && <Sent claim={data} />
      )}
    </TellGate>
  );
}
