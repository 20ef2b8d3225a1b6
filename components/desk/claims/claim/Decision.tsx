import { useTranslations } from 'next-intl';
import type { DeskClaimDto } from '@/lib/domain/claims/desk/contract';
import { SettlementTable } from '@/components/desk/claims/bill/SettlementTable';
import { Part } from './Part';

/** The button that decided is gone. */
function takeLostFocus(heading: HTMLElement | null) {
  if (!heading || document.activeElement !== document.body) return;
  heading.tabIndex = -1;
  heading.focus();
}

/** Shows what was decided, by the bill or by a person. */
export function Decision({ claim: { settlement, refused } }: { claim: DeskClaimDto }) {
  const t = useTranslations('deskClaims');
  const words = useTranslations('claimBill');
  if (!settlement && !refused) return null;
  return (
    <Part title={t('settlement.decided')} headingRef={takeLostFocus}>
      {settlement && <SettlementTable settlement={settlement} />}
      {refused && (
        <>
          <p>{t('refuse.refused', { cause: words(`refusals.${refused.cause}`) })}</p>
          <p className="small">{words(`clauses.${refused.clause}`)}</p>
          {refused.note && <p className="small">{refused.note}</p>}
        </>
      )}
    </Part>
  );
}
