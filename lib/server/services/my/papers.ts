import { mayDecide } from '@/lib/domain/desk/permissions';
import { MOST_PROOFS, needsProof } from '@/lib/domain/my/changes';
import type { ProofDto } from '@/lib/domain/papers/contract';
import type { ProofBody } from '@/lib/validation/my/changes';
import { findNumberChange } from '@/models/my/numberChange';
import { findChange, type PolicyChangeRecord } from '@/models/my/policyChange';
import { findPaper } from '@/models/papers/paper';
import { provenNumberOf } from '@/lib/server/auth/verifiedPhone';
import { AppError } from '@/lib/server/http/errors';
import type { ApiRequest } from '@/lib/server/services/common/apiRequest';
import { actorOf } from '@/lib/server/services/common/actor';
import { audit } from '@/lib/server/services/common/audit';
import { discardUnkeptOf } from '@/lib/server/services/papers/discardFile';
import { fileOf } from '@/lib/server/services/papers/paperDto';
import { storePaper } from '@/lib/server/services/papers/storePaper';

/** Takes a proof for a change that needs one, while it is still typed. */
export async function saveChangePaper(request: ApiRequest<ProofBody>): Promise<ProofDto> {
  const {
    _id: ownerId,
    kind,
    status,
    mobileHash,
    expiresAt,
  } = await findOwnChange(request.input.changeId, request);
  if (!needsProof(kind) || status !== 'draft') throw new AppError('STEP_NOT_REACHED');
  const find = async () => {
    const found = await findChange(ownerId);
    return found?.status === 'withdrawn' ? null : found;
  };
  return storePaper({ ownerId, mobileHash, expiresAt, most: MOST_PROOFS, find }, request);
}

/** Discards a proof that is not whole or was refused. Repeatable. */
export async function discardChangePaper(request: ApiRequest<{ paperId: string }>): Promise<void> {
  await provenNumberOf(request.caller);
  await discardUnkeptOf(request, (changeId) => findOwnChange(changeId, request));
}

/** Opens a proof for staff who may decide its kind of change. */
export async function openChangePaper(request: ApiRequest<{ paperId: string }>) {
  const { staffId, role } = actorOf(request);
  const paper = await findPaper(request.input.paperId);
  const change = paper && ((await findChange(paper.ownerId)) ?? (await findNumberChange(paper.ownerId)));
  if (!change || change.status === 'draft') throw new AppError('NOT_FOUND');
  const kind = 'kind' in change ? change.kind : 'mobile';
  if (!mayDecide(role, kind)) throw new AppError('FORBIDDEN');
  const { _id: paperId, ownerId: changeId } = paper;
  await audit('CHANGE_PAPER_OPENED', staffId, request, { changeId, paperId });
  return fileOf(paper);
}

async function findOwnChange(
  changeId: string,
  { caller }: Pick<ApiRequest<unknown>, 'caller'>,
): Promise<PolicyChangeRecord> {
  const mobileHash = await provenNumberOf(caller);
  const change = await findChange(changeId);
  if (change?.mobileHash !== mobileHash) throw new AppError('NOT_FOUND');
  return change;
}
