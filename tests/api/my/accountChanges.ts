import { api } from '@/lib/config/paths';
import type { ChangeFormDto } from '@/lib/domain/my/contract';
import { sandboxPayouts } from '@/lib/server/integrations/claims/payouts';
import type { Payout, Payouts } from '@/lib/server/integrations/claims/payout';
import { payNextClaim } from '@/lib/server/services/claims/payClaim';
import { aToldClaim, decideBy } from '@/tests/api/claims/deskWork';
import type { Policyholder } from '@/tests/api/claims/policyholders';
import type { Browser } from '@/tests/api/support/browser';
import { messagesTo, type Visitor } from '@/tests/api/support/visitors';
import { askChange } from './requests';

const HOUR_MS = 3_600_000;

/** An account whose holder the sandbox bank knows. */
export const own = (more: object = {}) => ({
  holder: 'Asha Sample',
  accountNumber: '998877661111',
  ifsc: 'HDFC0000001',
  accountType: 'savings',
  ...more,
});

export const askAccount = async (owner: Policyholder, more: object = {}) =>
  (await askChange(owner, 'account', own(more))).body as ChangeFormDto;

export const toldOf = async ({ mobileNumber, visitor }: Policyholder, purpose: string, to = mobileNumber) =>
  (await messagesTo(to, visitor)).find((each) => each.purpose === purpose);

/** The token in the fragment of a message's link. */
export const tokenIn = (link = '') => /#(?:keep|paid)-(.+)$/.exec(link)?.[1] ?? '';
export const objectTo = (token: string, by: Browser) => by.post(api.myAccountObjection, { token });

/** The payouts that the bank gets for this claim, this many hours from now. */
export async function paidAfter(hours: number, claimId: string): Promise<Payout[]> {
  const sent: Payout[] = [];
  const bank: Payouts = {
    send: (payout, now) => {
      sent.push(payout);
      return sandboxPayouts.send(payout, now);
    },
  };
  while (await payNextClaim(new Date(Date.now() + hours * HOUR_MS), bank));
  return sent.filter(({ reference }) => reference === claimId);
}

/** Makes an approved claim of ten thousand rupees. */
export async function anApprovedClaim(owner: Policyholder, staff: Visitor): Promise<string> {
  const claimId = await aToldClaim(owner, 'reimbursement');
  const { body } = await decideBy(staff, claimId, 10_000);
  if (body.status !== 'approved') throw new Error('the claim is not approved');
  return claimId;
}
