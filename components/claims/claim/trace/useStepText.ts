import { useTranslations } from 'next-intl';
import type { ClaimStep } from '@/lib/domain/claims/claimEvents';
import type { ClaimParts } from '../claimParts';

/** What stands under a step's title. */
export function useStepText(
  { what, state }: ClaimStep,
  claim: ClaimParts['claim'],
  { account }: ClaimParts['others'],
): string | undefined {
  const t = useTranslations('claim.trace.texts');
  const payee = usePayee(claim, account);
  const isNext = state === 'next';
  switch (what) {
    case 'told':
      return toldText(t, claim);
    case 'requested':
    case 'billed':
      return isNext ? t(what) : undefined;
    case 'approved':
    case 'appealAnswered':
      return t(what);
    case 'paid':
      return isNext ? `${payee} ${t('paid')}` : payee;
    default:
      return undefined;
  }
}

type Texts = ReturnType<typeof useTranslations<'claim.trace.texts'>>;

function toldText(t: Texts, { notice, admission = 'planned' }: ClaimParts['claim']): string | undefined {
  return notice && (notice.isInTime ? t('toldInTime', { admission }) : t('toldLate'));
}

function usePayee({ kind, hospitalName = '' }: ClaimParts['claim'], account: string | undefined): string {
  const t = useTranslations('claim.trace.texts');
  if (kind !== 'reimbursement') return t('toHospital', { hospital: hospitalName });
  return account ? t('toAccount', { account }) : t('toYou');
}
