import { MOST_PROOFS } from '@/lib/domain/my/changes';
import type { NumberChangeDto } from '@/lib/domain/my/numberChange';
import type { ProofDto } from '@/lib/domain/papers/contract';
import type { NumberPaperBody } from '@/lib/validation/my/numberChange';
import { findNumberChange, moveNumberChange, type NumberChangeRecord } from '@/models/my/numberChange';
import { listPapers } from '@/models/papers/paper';
import { findPolicy, type PolicyRecord } from '@/models/policy/policy';
import { provenNumberOf } from '@/lib/server/auth/verifiedPhone';
import { AppError, invalidField } from '@/lib/server/http/errors';
import type { ApiRequest } from '@/lib/server/services/common/apiRequest';
import { audit } from '@/lib/server/services/common/audit';
import { openCase } from '@/lib/server/services/desk/reviewCases';
import { discardUnkeptOf } from '@/lib/server/services/papers/discardFile';
import { keepFiles } from '@/lib/server/services/papers/keepFiles';
import { storePaper } from '@/lib/server/services/papers/storePaper';
import { peopleOf } from '@/lib/server/services/policy/policyRecord';
import { findOwnNumberChange } from './beginNumber';
import { caseOf, closeNumber } from './closeNumber';
import { numbersOf, sealNumbers, toNumberDto } from './numberRecord';
import { tellNumber } from './numberMessages';

/** Takes a proof for a request that is not sent yet. */
export async function saveNumberPaper(request: ApiRequest<NumberPaperBody>): Promise<ProofDto> {
  const { _id: ownerId, way, status, mobileHash, expiresAt } = await findOwnNumberChange(request);
  if (way !== 'request' || status !== 'draft') throw new AppError('STEP_NOT_REACHED');
  const find = async () => {
    const found = await findNumberChange(ownerId);
    return found?.status === 'withdrawn' ? null : found;
  };
  return storePaper({ ownerId, mobileHash, expiresAt, most: MOST_PROOFS, find }, request);
}

/** Discards a paper that is not whole or was refused. Repeatable. */
export async function discardNumberPaper(request: ApiRequest<{ paperId: string }>): Promise<void> {
  await provenNumberOf(request.caller);
  await discardUnkeptOf(request, (changeId) => findOwnNumberChange({ ...request, input: { changeId } }));
}

/**
 * Sends the request, and tells both numbers: the old one's message can stop it. The answer is the same for a policy
 * that doesn't exist or can't move, and for a repeat: only the desk sees the difference.
 */
export async function askNumber(request: ApiRequest<{ changeId: string }>): Promise<NumberChangeDto> {
  const change = await findOwnNumberChange(request);
  if (change.status === 'asked') return toNumberDto(change, request);
  if (change.way !== 'request' || change.status !== 'draft') throw new AppError('STEP_NOT_REACHED');
  const papers = await listPapers(change._id);
  if (papers.every(({ state }) => state !== 'kept'))
    throw invalidField('proof', 'validation.change.identityProof');
  const policy = await findPolicy(change.policyNumber);
  return toNumberDto(await ask(change, policy, request), request);
}

/** Opens the case first, so that no request stays unseen if this server stops in between. */
async function ask(
  change: NumberChangeRecord,
  policy: PolicyRecord | null,
  request: ApiRequest<unknown>,
): Promise<NumberChangeRecord> {
  const { now, locale } = request;
  const { _id, policyNumber } = change;
  const { expiresAt } = policy ?? change;
  await openCase(caseOf(change, policy), now);
  await keepFiles(_id, expiresAt);
  const asked = await moveNumberChange(
    { _id, status: 'draft' },
    {
      status: 'asked',
      askedAt: now,
      updatedAt: now,
      language: locale,
      expiresAt,
      ...(policy && oldNumberOf(policy, change)),
    },
  );
  if (!asked) throw new AppError('CONFLICT');
  await audit('NUMBER_ASKED', 'customer', request, { changeId: _id, policyNumber });
  await tellNumber(asked, now);
  return asked;
}

function oldNumberOf(policy: PolicyRecord, change: NumberChangeRecord) {
  const old = peopleOf(policy).holder.mobileNumber;
  return { fromHash: policy.mobileHash, numbers: sealNumbers({ ...numbersOf(change), old }, change._id) };
}

/** Takes a request back, unless it is decided already. Idempotent. */
export async function withdrawNumber(request: ApiRequest<{ changeId: string }>): Promise<void> {
  const change = await findOwnNumberChange(request);
  if (await closeNumber(change, 'withdrawn', request.now))
    await audit('NUMBER_WITHDRAWN', 'customer', request, { changeId: change._id });
}
