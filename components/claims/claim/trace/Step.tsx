import { useLocale, useTranslations } from 'next-intl';
import { brand } from '@/lib/brand';
import type { ClaimStep } from '@/lib/domain/claims/claimEvents';
import { formatDateOf, formatMoney, formatTimeOf, phoneInText } from '@/lib/i18n/format';
import type { ClaimParts } from '@/components/claims/claim/claimParts';
import { Clock } from './Clock';
import { payeeOf } from './payeeOf';
import { QuickPromise } from './QuickPromise';
import styles from './Trace.module.css';
import { useDuration } from './useDuration';
import { useStepText } from './useStepText';

type Props = ClaimParts & { step: ClaimStep };

export function Step({ step, claim, others }: Props) {
  const t = useTranslations('claim.trace');
  const text = useStepText(step, claim, others);
  const { what, state, rupees = 0, limitMinutes, tookMinutes } = step;
  const isToCustomer = what === 'paid' && payeeOf(step, claim, others) === 'customer';
  const title =
    isToCustomer && state === 'next'
      ? t('moneyToYou')
      : t(`${state}.${what as 'paid'}`, {
          amount: formatMoney(rupees),
        });
  return (
    <li className={state === 'done' ? styles.done : styles.next}>
      <When step={step} />
      <div>
        <b>{title}</b>
        {limitMinutes !== undefined && tookMinutes !== undefined && (
          <Clock took={tookMinutes} limit={limitMinutes} />
        )}
        {text && <p>{text}</p>}
        <Late step={step} />
        {what === 'preauthorised' && claim.quickAnswer && <QuickPromise answer={claim.quickAnswer} />}
      </div>
    </li>
  );
}

function When({ step: { at, dueAt, limitMinutes } }: { step: ClaimStep }) {
  const t = useTranslations('claim.trace');
  const locale = useLocale();
  const say = useDuration();
  if (at) {
    return (
      <time className={styles.when} dateTime={at}>
        {formatDateOf(at, locale)}, {formatTimeOf(at)}
      </time>
    );
  }
  if (dueAt) {
    const when = { date: formatDateOf(dueAt, locale), time: formatTimeOf(dueAt) };
    return (
      <time className={styles.when} dateTime={dueAt}>
        {t('by', when)}
      </time>
    );
  }
  const limit = limitMinutes === undefined ? undefined : say(limitMinutes);
  return <span className={styles.when}>{limit ? t('within', { limit }) : t('then')}</span>;
}

/** Says that a step of ours is overdue, and whom to call. */
function Late({ step: { dueAt, lateMinutes } }: { step: ClaimStep }) {
  const t = useTranslations('claim.trace');
  const locale = useLocale();
  const say = useDuration();
  if (!dueAt || lateMinutes === undefined) return null;
  const values = {
    date: formatDateOf(dueAt, locale),
    time: formatTimeOf(dueAt),
    phone: phoneInText(brand.helplineCustomerCare),
  };
  return (
    <>
      <p className={`${styles.clock} ${styles.late}`}>{t('late', { late: say(lateMinutes) })}</p>
      <p>{t('lateText', values)}</p>
    </>
  );
}
