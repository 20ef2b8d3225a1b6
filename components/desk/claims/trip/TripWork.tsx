import { useTranslations } from 'next-intl';
import { SettledLoss } from '@/components/travel/claims/SettledLoss';
import type { DeskClaimDto } from '@/lib/domain/claims/desk/contract';
import { Part } from '@/components/desk/claims/claim/Part';
import { TripDecision } from './TripDecision';

type Props = { claim: DeskClaimDto; mayDecide: boolean; renew: () => Promise<unknown> };

/** The work on a trip's claim, in the place of a hospital's bill. */
export function TripWork({ claim, mayDecide, renew }: Props) {
  const t = useTranslations('deskClaims.settlement');
  return (
    <>
      {mayDecide && <TripDecision claim={claim} renew={renew} />}
      {claim.settledLoss && (
        <Part title={t('decided')}>
          <SettledLoss settled={claim.settledLoss} />
        </Part>
      )}
    </>
  );
}
