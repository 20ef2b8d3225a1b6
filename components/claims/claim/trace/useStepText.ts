import { useTranslations } from 'next-intl';
import type { ClaimStep } from '@/lib/domain/claims/claimEvents';
import type { ClaimParts } from '@/components/claims/claim/claimParts';
import { payeeOf } from './payeeOf';

/** The text under a step's title. */
export function useStepText(
  step: ClaimStep,
  claim: ClaimParts['claim'],
  others: ClaimParts['others'],
): string | undefined {
  const t = useTranslations('claim.trace.texts');
  const payee = usePayee(step, claim, others);
  const { what, state } = step;
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

function usePayee(step: ClaimStep, claim: ClaimParts['claim'], others: ClaimParts['others']): string {
  const t = useTranslations('claim.trace.texts');
  const payee = payeeOf(step, claim, others);
  if (payee === 'hospital') return t('toHospital', { hospital: claim.hospitalName ?? '' });
  const sent = others.payouts.find((each) => each.payee === payee && each.at === step.at);
  const account = sent?.account ?? others.account;
  return account ? t('toAccount', { account }) : t('toYou');
}
