import { type ClaimStatus, UNDECIDED_STATUSES } from '@/lib/domain/claims/claim';
import type { ClaimEvent } from '@/lib/domain/claims/claimEvents';
import type { DeskWorkedDto } from '@/lib/domain/claims/desk/contract';
import type { ClaimQuestion } from '@/lib/domain/claims/dialogue';
import { randomId } from '@/lib/server/crypto';
import { AppError } from '@/lib/server/http/errors';
import type { ApiRequest } from '@/lib/server/services/common/apiRequest';
import { actorOf } from '@/lib/server/services/common/actor';
import { audit } from '@/lib/server/services/common/audit';
import type { ClaimAskBody, ClaimNoteBody } from '@/lib/validation/claims/desk';
import { type ClaimCaseRecord } from '@/models/claims/claimCase';
import { lacksAccount } from '@/lib/server/services/travel/claims/tripPart';
import { dialogueOf, sealDialogue } from '@/lib/server/services/claims/claimRecord';
import { findToldClaim } from './toldClaim';
import { saveWithDue } from '@/lib/server/services/claims/saveWithDue';

/** Asks the customer for a paper or an answer; the claim waits for it. */
export async function askCustomer(request: ApiRequest<ClaimAskBody>): Promise<DeskWorkedDto> {
  const { input, now } = request;
  const { reason, note } = input;
  const isOfAccount = reason === 'bankAccount';
  const claim = isOfAccount ? await claimToPay(input) : await openClaim(input);
  // An account is taken from a paper only, never from words.
  const paper = isOfAccount ? 'bankProof' : input.paper;
  const question: ClaimQuestion = { questionId: randomId(), reason, paper, note, askedAt: now.toISOString() };
  const { claimId } = input;
  const questions = [...dialogueOf(claim), question];
  await audit('CLAIM_ASKED', actorOf(request).staffId, request, { claimId, reason, paper });
  return save(
    claim,
    { what: 'asked', at: now },
    {
      status: UNDECIDED_STATUSES.includes(claim.status) ? 'asked' : claim.status,
      dialogue: sealDialogue(questions, claimId),
    },
  );
}

const after: Record<ClaimNoteBody['what'], ClaimStatus> = {
  requested: 'review',
  preauthorised: 'told',
  billed: 'review',
};

/** Notes what a hospital sent us, or what we answered it. */
export async function noteHospital(request: ApiRequest<ClaimNoteBody>): Promise<DeskWorkedDto> {
  const { input, now } = request;
  const claim = await openClaim(input);
  const { claimId, what, rupees } = input;
  await audit('CLAIM_NOTED', actorOf(request).staffId, request, { claimId, what, rupees });
  return save(
    claim,
    { what, at: now, ...(rupees !== undefined && { rupees }) },
    { status: claim.status === 'asked' ? 'asked' : after[what] },
  );
}

/** The claim for work on it. Throws CONFLICT on a newer version and on a decided claim. */
export async function openClaim({ claimId, version }: { claimId: string; version: number }) {
  const claim = await findToldClaim(claimId);
  if (claim.version !== version || !UNDECIDED_STATUSES.includes(claim.status))
    throw new AppError('CONFLICT', { version: claim.version });
  return claim;
}

/**
 * The claim for work on its account: open, or decided with a payout that failed or has nowhere to go. Throws CONFLICT
 * otherwise.
 */
export async function claimToPay(read: { claimId: string; version: number }): Promise<ClaimCaseRecord> {
  const claim = await findToldClaim(read.claimId);
  const isStuck = claim.payout?.state === 'failed' || lacksAccount(claim);
  return claim.status === 'approved' && isStuck && claim.version === read.version ? claim : openClaim(read);
}

async function save(
  claim: ClaimCaseRecord,
  event: ClaimEvent,
  change: Partial<ClaimCaseRecord>,
): Promise<DeskWorkedDto> {
  const { at } = event;
  const events = [...claim.events, event];
  const saved = await saveWithDue({ ...claim, ...change, events, updatedAt: at, tellDueAt: at });
  if (!saved) throw new AppError('CONFLICT');
  return { claimId: saved._id, status: saved.status, version: saved.version };
}
