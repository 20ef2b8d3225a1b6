import { useLocale, useTranslations } from 'next-intl';
import { useTalkHolder } from '@/hooks/desk/useTalkHolder';
import type { TalkPolicyDto } from '@/lib/domain/help/contract';
import { planNameOf } from '@/lib/domain/plans/planName';
import { formatDate, formatMoney, formatUsd } from '@/lib/i18n/format';
import styles from './Talks.module.css';

/** Shows what the proven number has, beside the talk: only numbers and states. */
export function Holder({ talkId }: { talkId: string }) {
  const t = useTranslations('deskTalks.holder');
  const { holder, hasFailed } = useTalkHolder(talkId);
  if (!holder) return <p role="status">{t(hasFailed ? 'failed' : 'loading')}</p>;
  const { policies, claims } = holder;
  return (
    <section className={styles.holder} aria-label={t('title')}>
      <h3>{t('title')}</h3>
      {policies.length + claims.length === 0 && <p>{t('none')}</p>}
      <ul>
        {policies.map((policy) => (
          <Policy key={policy.policyNumber} policy={policy} />
        ))}
        {claims.map(({ claimId, status, policyNumber }) => (
          <li key={claimId}>
            <b className="num">{claimId}</b>{' '}
            {policyNumber === undefined
              ? t(`claims.${status}`)
              : t('claimOf', { state: t(`claims.${status}`), policyNumber })}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Policy({ policy }: { policy: TalkPolicyDto }) {
  const t = useTranslations('deskTalks.holder');
  const locale = useLocale();
  const { policyNumber, sumInsured, isTrip, state, endsOn } = policy;
  const sum = isTrip ? formatUsd(sumInsured) : formatMoney(sumInsured);
  return (
    <li>
      <b className="num">{policyNumber}</b> {planNameOf(policy)}, {sum},{' '}
      {t(`states.${state}`, { date: formatDate(endsOn, locale) })}
    </li>
  );
}
