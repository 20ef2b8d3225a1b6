import { useLocale, useTranslations } from 'next-intl';
import { onOneLine } from '@/components/common/ui/onOneLine';
import { Button } from '@/components/common/ui/Button';
import { Icon } from '@/components/common/ui/Icon';
import { useShownOutcome } from '@/hooks/common/page/useShownOutcome';
import { paths } from '@/lib/config/paths';
import { kindOf } from '@/lib/domain/travel/kinds/kinds';
import type { TripPolicyDto } from '@/lib/domain/travel/contract';
import { formatDate, formatDateOf, formatMoney, formatTimeOf } from '@/lib/i18n/format';
import { TripSteps } from '@/components/travel/TripSteps';
import { CertificatePreview } from './CertificatePreview';
import { certificateUrl } from './certificateUrl';
import { PersonPages } from './PersonPages';
import { TripChanges } from './TripChanges';
import { TripReturned } from './TripReturned';
import styles from './TripPolicy.module.css';

type Props = { policy: TripPolicyDto; onChanged: (policy: TripPolicyDto) => unknown };

export function TripPolicyView({ policy, onChanged }: Props) {
  const t = useTranslations('tripPolicy');
  const locale = useLocale();
  const { policyNumber, state, trip, paidAt, reference = '', cancelled } = policy;
  useShownOutcome('main', state);
  const returned = cancelled ?? policy.returned;
  const kind = kindOf(trip);
  const values = { kind, date: formatDate(trip.startsOn, locale), end: formatDate(trip.endsOn, locale) };
  const paid = { date: formatDateOf(paidAt, locale), time: formatTimeOf(paidAt), reference };
  return (
    <>
      <TripSteps step="certificate" />
      <div className={`wrap ${styles.page}`}>
        <div className={styles.main}>
          <p className={styles.paid}>
            <Icon name="check" size="small" />
            <span>{t.rich('paid', { ...paid, number: onOneLine })}</span>
          </p>
          <div>
            <h1>{t(`heading.${state}`, values)}</h1>
            {!cancelled && <p className="lead">{t('lead')}</p>}
          </div>
          {returned && <TripReturned {...returned} />}
          {!cancelled && (
            <div className={styles.papers}>
              {/* A plain anchor: Next's link would prefetch the file as a page. */}
              <a className={styles.download} href={certificateUrl(policyNumber)} download>
                {t('download')}
              </a>
              <Button kind="line" size="big" onClick={() => window.print()}>
                {t('print')}
              </Button>
              <PersonPages policy={policy} />
            </div>
          )}
          {policy.excess && (
            <p className="small">{t('excess', { amount: formatMoney(policy.excess), date: values.date })}</p>
          )}
          {policy.givenUp && <p className="small">{t('givenUp', { amount: formatMoney(policy.givenUp) })}</p>}
          <TripChanges policy={policy} onChanged={onChanged} />
          <p className="small">
            {t('check')}{' '}
            <a href={paths.verifyCertificate(policy.code)} className="num">
              {policy.code}
            </a>
          </p>
        </div>
        {!cancelled && <CertificatePreview policy={policy} />}
      </div>
    </>
  );
}
