import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/common/ui/Button';
import { Gate } from '@/components/common/page/Gate';
import { Note } from '@/components/common/ui/states/Note';
import { VerifyPhone } from '@/components/verify/VerifyPhone';
import { useNamedRenewal } from '@/hooks/renewals/useNamedRenewal';
import { useRenewal } from '@/hooks/renewals/useRenewal';
import { brand } from '@/lib/brand';
import { paths } from '@/lib/config/paths';
import { formatDate, phoneInText } from '@/lib/i18n/format';
import { useHydrated } from '@/lib/late/useHydrated';
import { planNameOf } from '@/lib/domain/plans/planName';
import { RenewalView } from './RenewalView';
import styles from './Renewal.module.css';

const coming = [
  { width: '70%', height: '2.5rem' },
  { height: '16rem' },
  { height: '12rem' },
  { height: '20rem' },
];

/** `children` stand below the customer's own renewals and say what holds for every renewal. */
export function RenewalsPage({ children }: { children?: ReactNode }) {
  const t = useTranslations('renewals');
  const locale = useLocale();
  const { policyNumber, opened } = useNamedRenewal();
  const own = useRenewal(policyNumber, useHydrated());
  const about = opened && {
    plan: planNameOf(opened),
    date: formatDate(opened.endsOn, locale),
    mobile: opened.mobileNumber,
  };
  return (
    <div className={styles.page}>
      <Gate
        state={own.state}
        heading={t('title')}
        className={styles.before}
        loading={{ label: t('loading'), lines: coming }}
        missing={{
          title: t('noneTitle'),
          text: t('noneText', { phone: phoneInText(brand.helplineCustomerCare) }),
          ways: <ButtonLink href={paths.my}>{t('toMy')}</ButtonLink>,
        }}
        locked={{
          title: t('title'),
          text: about ? t('openedText', about) : t('lockedText'),
          proof: <VerifyPhone onVerified={own.reload} />,
        }}
        failed={{
          title: t('errorTitle'),
          text: t('errorText'),
          again: t('tryAgain'),
          onAgain: own.reload,
        }}
      >
        {own.isForeign && (
          <div className="wrap">
            <Note kind="warn" role="status">
              {t('foreign')}
            </Note>
          </div>
        )}
        {own.renewal && <RenewalView own={own} renewal={own.renewal} />}
      </Gate>
      <div className={`wrap ${styles.words}`}>{children}</div>
    </div>
  );
}
