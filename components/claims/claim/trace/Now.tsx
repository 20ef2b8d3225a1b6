import { useTranslations } from 'next-intl';
import { brand } from '@/lib/brand';
import type { ClaimDto } from '@/lib/domain/claims/contract';
import { phoneInText } from '@/lib/i18n/format';
import { type ClaimParts, waitingCount } from '@/components/claims/claim/claimParts';
import { useMoment } from '@/components/claims/claim/useMoment';
import styles from './Trace.module.css';

type Props = {
  status: ClaimDto['status'];
  waitsFor: NonNullable<ClaimDto['waitsFor']>;
  others: ClaimParts['others'];
};

export function Now({ status, waitsFor, others }: Props) {
  const t = useTranslations('claim.trace');
  const { open, questions } = others;
  const hasOpenQuestion = questions.some(({ questionId, paper }) => !paper && open.includes(questionId));
  const moment = useMoment();
  const { waitsUntil } = others;
  const money = waitsUntil ? 'later' : 'money';
  const turn = status === 'approved' && waitsFor === 'us' ? money : waitsFor;
  return (
    <li className={styles.now} aria-current="step">
      <span className={styles.when}>{t('now')}</span>
      <div>
        <b>{t(`waits.${turn}`, waitsUntil ? moment(waitsUntil) : {})}</b>
        <p>
          {t(`waits.${turn}Text`, {
            count: waitingCount(others),
            phone: phoneInText(brand.helplineCustomerCare),
          })}{' '}
          {waitsFor === 'you' && (
            <a href={hasOpenQuestion ? '#questions' : '#papers'}>{t('waits.youLink')}</a>
          )}
        </p>
      </div>
    </li>
  );
}
