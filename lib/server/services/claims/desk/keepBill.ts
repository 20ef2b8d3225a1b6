import type { ApiRequest } from '@/lib/server/services/common/apiRequest';
import type { ClaimBillBody } from '@/lib/validation/claims/desk';
import { keepTypedBill } from '@/models/claims/claimQueue';
import { sealTypedBill } from '../claimRecord';
import { findToldClaim } from './toldClaim';
import { billHashOf } from './hospitalBill';

/** As typed so far; whoever opens the claim next goes on with it. */
export async function keepBill({ input }: ApiRequest<ClaimBillBody>): Promise<void> {
  const { claimId, typed } = input;
  await findToldClaim(claimId);
  await keepTypedBill(claimId, sealTypedBill(typed, claimId), billHashOf(typed.number));
}
