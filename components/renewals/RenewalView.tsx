import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { Link } from '@/components/common/ui/Link';
import { ButtonLink } from '@/components/common/ui/Button';
import type { OwnRenewal } from '@/hooks/renewals/useRenewal';
import { paths } from '@/lib/config/paths';
import type { RenewalDto } from '@/lib/domain/renewals/contract';
import { planNameOf } from '@/lib/domain/plans/planName';
import { formatDate, formatMoney } from '@/lib/i18n/format';
import { Bridge } from './Bridge';
import { Carried } from './Carried';
import { Earned } from './Earned';
import { Family } from './family/Family';
import { focusChoice } from './family/focusChoice';
import { Leaving } from './Leaving';
import { Mandate } from './mandate/Mandate';
import { PriceSide } from './PriceSide';
import styles from './Renewal.module.css';
import { ThreeDates } from './ThreeDates';

type Props = { own: OwnRenewal; renewal: RenewalDto };

export function RenewalView({ own, renewal }: Props) {
  const isOpen = renewal.status === 'open' || renewal.status === 'grace';
  const [isTried, setIsTried] = useState(false);
  const showProblems = () => {
    flushSync(() => setIsTried(true));
    focusChoice(Object.keys(renewal.fields ?? {})[0]);
  };
  return (
    <div className={`wrap ${styles.columns}`}>
      <div className={styles.text}>
        <Head own={own} renewal={renewal} />
        <Bridge renewal={renewal} />
        {renewal.carried && <Carried carried={renewal.carried} renewal={renewal} />}
        <Earned earned={renewal.earned} />
        <ThreeDates renewal={renewal} />
        {isOpen && <Family own={own} renewal={renewal} isTried={isTried} />}
        {(isOpen || renewal.status === 'early') && <Mandate own={own} renewal={renewal} />}
        <Leaving renewal={renewal} />
      </div>
      <PriceSide own={own} renewal={renewal} onProblems={showProblems} />
    </div>
  );
}

function howItChanges(change: number): 'same' | 'less' | 'more' {
  if (change === 0) return 'same';
  return change < 0 ? 'less' : 'more';
}

function Head({ own, renewal }: Props) {
  const t = useTranslations('renewals.head');
  const locale = useLocale();
  const { status, dates, price, renewedBy, policyNumber } = renewal;
  const [first] = price.prices;
  const change = (first?.priceAfterTax ?? 0) - price.lastPrice;
  const how = howItChanges(change);
  const others = own.renewals.filter((other) => other.policyNumber !== policyNumber);
  const values = {
    endsOn: formatDate(dates.endsOn, locale),
    opensOn: formatDate(dates.opensOn, locale),
    graceUntil: formatDate(dates.graceUntil, locale),
  };
  return (
    <header className={styles.head}>
      <h1>{t(how, { amount: formatMoney(Math.abs(change)) })}</h1>
      <p className="lead">{t(status, values)}</p>
      {renewedBy !== undefined && (
        <p>
          <ButtonLink kind="go" href={paths.policy(renewedBy)}>
            {t('toPolicy')}
          </ButtonLink>
        </p>
      )}
      {others.length > 0 && (
        <ul className={styles.others}>
          {others.map((other) => (
            <li key={other.policyNumber}>
              <Link className="link" href={paths.renewal(other.policyNumber)}>
                {planNameOf(other)}, <span className="num">{other.policyNumber}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </header>
  );
}
