import { useTranslations } from 'next-intl';
import { Gate } from '@/components/common/page/Gate';
import { ButtonLink } from '@/components/common/ui/Button';
import { VerifyPhone } from '@/components/verify/VerifyPhone';
import { useClaim } from '@/hooks/claims/useClaim';
import { brand } from '@/lib/brand';
import { paths } from '@/lib/config/paths';
import { phoneInText } from '@/lib/i18n/format';
import styles from './Claim.module.css';
import { ClaimBegun } from './ClaimBegun';
import { ClaimView } from './ClaimView';

const coming = [{ width: '70%', height: '2.5rem' }, { height: '10rem' }, { height: '16rem' }];

export function ClaimPage() {
  const t = useTranslations('claim');
  const { claim, others, state, reload, ...actions } = useClaim();
  return (
    <Gate
      state={state}
      heading={t('title')}
      className={styles.alone}
      loading={{ label: t('loading'), lines: coming }}
      missing={{
        title: t('missingTitle'),
        text: t('missingText', { phone: phoneInText(brand.helplineCustomerCare) }),
        ways: <ButtonLink href={paths.claims}>{t('all')}</ButtonLink>,
      }}
      locked={{ text: t('lockedText'), proof: <VerifyPhone onVerified={reload} /> }}
      failed={{ title: t('errorTitle'), text: t('errorText'), again: t('again'), onAgain: reload }}
    >
      {claim?.status === 'draft' && <ClaimBegun claimId={claim.claimId} />}
      {claim && claim.status !== 'draft' && others && (
        <ClaimView claim={claim} others={others} actions={actions} />
      )}
    </Gate>
  );
}
