import { useTranslations } from 'next-intl';
import type { ClaimStep } from '@/lib/domain/claims/claimEvents';
import { formatMoney } from '@/lib/i18n/format';
import styles from '@/components/desk/claims/Claims.module.css';
import { useDuration, useMoment } from '@/components/desk/claims/sayTime';
import { Part } from './Part';

export function ClaimHistory({ steps }: { steps: readonly ClaimStep[] }) {
  const t = useTranslations('deskClaims.history');
  const sayMoment = useMoment();
  const say = useDuration();
  return (
    <Part title={t('title')}>
      <ol className={styles.list}>
        {steps.map(({ what, state, at, rupees, limitMinutes, tookMinutes }, index) => (
          <li key={`${what}${index}`}>
            <span>
              <b>{t(what)}</b>
              {rupees !== undefined && ` ${formatMoney(rupees)}`}
            </span>
            <span className="tiny">{state === 'next' || !at ? t('next') : sayMoment(at)}</span>
            {tookMinutes !== undefined && limitMinutes !== undefined && (
              <span className={`tiny ${tookMinutes > limitMinutes ? styles.late : ''}`}>
                {t('took', { time: say(tookMinutes), limit: say(limitMinutes) })}
              </span>
            )}
          </li>
        ))}
      </ol>
    </Part>
  );
}
