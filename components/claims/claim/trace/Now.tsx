import { useTranslations } from 'next-intl';
import { brand } from '@/lib/brand';
import type { ClaimDto } from '@/lib/domain/claims/contract';
import { type ClaimParts, waitingCount } from '../claimParts';
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
  const turn = status === 'approved' && waitsFor === 'us' ? 'money' : waitsFor;
  return (
    <li className={styles.now} aria-current="step">
      <span className={styles.when}>{t('now')}</span>
      <div>
        <b>{t(`waits.${turn}`)}</b>
        <p>
          {t(`waits.${turn}Text`, { count: waitingCount(others), phone: brand.helplineCustomerCare })}{' '}
          {waitsFor === 'you' && (
            <a href={hasOpenQuestion ? '#questions' : '#papers'}>{t('waits.youLink')}</a>
          )}
        </p>
      </div>
    </li>
  );
}
