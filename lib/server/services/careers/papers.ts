import { MOST_CANDIDACY_PAPERS } from '@/lib/domain/careers/candidacy';
import type { ProofDto } from '@/lib/domain/papers/contract';
import { AppError } from '@/lib/server/http/errors';
import type { ApiRequest } from '@/lib/server/services/common/apiRequest';
import { findOwnPaper } from '@/lib/server/services/papers/discardFile';
import { storePaper } from '@/lib/server/services/papers/storePaper';
import { takeFileAway } from '@/lib/server/services/papers/takeFileAway';
import type { CandidacyPaperBody } from '@/lib/validation/careers/requests';
import { findCandidacy, saveCandidacyRecord } from '@/models/careers/candidacy';
import { findOwnCandidacy } from './ownCandidacies';

export async function saveCandidacyPaper(request: ApiRequest<CandidacyPaperBody>): Promise<ProofDto> {
  const candidacy = await findOwnCandidacy(request.input.candidacyId, request);
  const { _id: ownerId, status, mobileHash, expiresAt, version } = candidacy;
  if (status !== 'draft') throw new AppError('STEP_NOT_REACHED');
  // The first paper stores the draft, so that nobody else gets its number. Another tab may have stored it first.
  if (version === 0) await saveCandidacyRecord(candidacy);
  const owner = { ownerId, mobileHash, expiresAt, most: MOST_CANDIDACY_PAPERS, takesWord: true };
  return storePaper({ ...owner, find: findCandidacy }, request);
}

/** Discards a paper of a draft. After sending, only the whole candidacy can be taken back. Repeatable. */
export async function discardCandidacyPaper(request: ApiRequest<{ paperId: string }>): Promise<void> {
  const own = await findOwnPaper(request, findCandidacy);
  if (!own) return;
  if (own.owner.status !== 'draft') throw new AppError('STEP_NOT_REACHED');
  await takeFileAway(own.paper, { find: findCandidacy, save: saveCandidacyRecord });
}
