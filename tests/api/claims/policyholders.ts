import type { ClaimAnswers, ClaimStatus } from '@/lib/domain/claims/claim';
import { keptUntil } from '@/lib/domain/common/retention';
import { sealClaimAnswers, sealSettled, type Settled } from '@/lib/server/services/claims/claimRecord';
import { mobileHashOf } from '@/lib/server/services/common/personalData';
import { insertClaimCase, NEVER_DUE } from '@/models/claims/claimCase';
import { makeApplicant, signAll } from '@/tests/api/support/purchases';

/** A customer with a policy for three: Asha, Arjun, Kabir. */
export async function makePolicyholder(port: number) {
  const applicant = await makeApplicant(port);
  const { body } = await signAll(applicant);
  const policyNumber = body.policyNumber as string;
  return { ...applicant, policyNumber, memberId: `${policyNumber}-2` };
}

export type Policyholder = Awaited<ReturnType<typeof makePolicyholder>>;

export async function insertClaim(
  { mobileNumber, policyNumber, memberId }: Policyholder,
  claimId: string,
  { answers = {}, status = 'told', at = new Date(), dueBy = NEVER_DUE, settled }: Sample = {},
): Promise<void> {
  await insertClaimCase({
    _id: claimId,
    policyNumber,
    status,
    dueBy,
    version: 1,
    events: [],
    payouts: [],
    requestHash: 'none',
    ...(answers.kind && { kind: answers.kind }),
    createdAt: at,
    updatedAt: at,
    mobileHash: mobileHashOf(mobileNumber),
    answers: sealClaimAnswers({ memberId, hospitalName: 'Sample Hospital', ...answers }, claimId),
    ...(settled && { settled: sealSettled(settled, claimId) }),
    expiresAt: keptUntil('claim', at),
  });
}

type Sample = {
  answers?: ClaimAnswers;
  status?: ClaimStatus;
  at?: Date;
  dueBy?: Date;
  settled?: Settled;
};
