import type { ProofDto } from '@/lib/domain/papers/contract';
import { isLiveGrievance, MOST_GRIEVANCE_PAPERS } from '@/lib/domain/grievances/grievance';
import { provenNumberOf } from '@/lib/server/auth/verifiedPhone';
import { AppError } from '@/lib/server/http/errors';
import type { ApiRequest } from '@/lib/server/services/common/apiRequest';
import { discardUnkept, findOwnPaper } from '@/lib/server/services/papers/discardFile';
import { fileOf } from '@/lib/server/services/papers/paperDto';
import { storePaper } from '@/lib/server/services/papers/storePaper';
import { takeFileAway } from '@/lib/server/services/papers/takeFileAway';
import type { GrievancePaperBody } from '@/lib/validation/grievances/requests';
import { findGrievance, saveGrievanceRecord } from '@/models/grievances/grievance';
import { findPaper } from '@/models/papers/paper';
import { findOwnGrievance } from './ownGrievances';

export async function saveGrievancePaper(request: ApiRequest<GrievancePaperBody>): Promise<ProofDto> {
  const grievance = await findOwnGrievance(request.input.grievanceId, request);
  const { _id: ownerId, status, mobileHash, expiresAt, version } = grievance;
  if (status !== 'draft' && !isLiveGrievance(status)) throw new AppError('STEP_NOT_REACHED');
  // The first paper stores the draft, so that nobody else gets its number. Another tab may have stored it first.
  if (version === 0) await saveGrievanceRecord(grievance);
  const find = async () => {
    const found = await findGrievance(ownerId);
    return found?.status === 'withdrawn' ? null : found;
  };
  return storePaper({ ownerId, mobileHash, expiresAt, most: MOST_GRIEVANCE_PAPERS, find }, request);
}

export async function openGrievancePaper(request: ApiRequest<{ paperId: string }>) {
  await provenNumberOf(request.caller);
  const paper = await findPaper(request.input.paperId);
  if (!paper) throw new AppError('NOT_FOUND');
  await findOwnGrievance(paper.ownerId, request);
  return fileOf(paper);
}

/** Discards a paper. Of a filed grievance, also of one filed in this moment, papers that arrived whole stay. Repeatable. */
export async function discardGrievancePaper(request: ApiRequest<{ paperId: string }>): Promise<void> {
  const own = await findOwnPaper(request, findGrievance);
  if (!own) return;
  if (own.owner.status === 'draft')
    await takeFileAway(own.paper, { find: findGrievance, save: saveGrievanceRecord });
  else if (!(await discardUnkept(own.paper._id))) throw new AppError('STEP_NOT_REACHED');
}
