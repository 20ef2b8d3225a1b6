import { useTranslations } from 'next-intl';
import { Note } from '@/components/common/ui/states/Note';
import type { DeskClaimDto } from '@/lib/domain/claims/desk/contract';
import { formatMoney } from '@/lib/i18n/format';

/** Shows a decision that waits for a second person. */
export function FirstDecision({ claim: { firstDecision } }: { claim: DeskClaimDto }) {
  const t = useTranslations('deskClaims.claim');
  if (!firstDecision) return null;
  const { by, rupees, isOwn } = firstDecision;
  const amount = formatMoney(rupees);
  return <Note kind="warn">{isOwn ? t('firstOwn', { amount }) : t('firstOther', { amount, by })}</Note>;
}
