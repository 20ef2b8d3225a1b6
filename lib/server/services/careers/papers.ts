import { MOST_CANDIDACY_PAPERS } from '@/lib/domain/careers/candidacy';
import type { CandidacyPaperDto } from '@/lib/domain/careers/contract';
import { provenNumberOf } from '@/lib/server/auth/verifiedPhone';
import { AppError } from '@/lib/server/http/errors';
import type { ApiRequest } from '@/lib/server/services/common/apiRequest';
import { storePaper } from '@/lib/server/services/papers/storePaper';
import { takeFileAway } from '@/lib/server/services/papers/takeFileAway';
import type { CandidacyPaperBody } from '@/lib/validation/careers/requests';
import { findCandidacy, saveCandidacyRecord } from '@/models/careers/candidacy';
import { findPaper } from '@/models/papers/paper';
import { findOwnCandidacy } from './ownCandidacies';

export async function saveCandidacyPaper(
  request: ApiRequest<CandidacyPaperBody>,
): Promise<CandidacyPaperDto> {
  const candidacy = await findOwnCandidacy(request.input.candidacyId, request);
  const { _id: ownerId, status, mobileHash, expiresAt, version } = candidacy;
  if (status !== 'draft') throw new AppError('STEP_NOT_REACHED');
  // The first paper stores the draft, so that nobody else gets its number. Another tab may have stored it first.
  if (version === 0) await saveCandidacyRecord(candidacy);
  const find = () => findCandidacy(ownerId);
  const owner = { ownerId, mobileHash, expiresAt, most: MOST_CANDIDACY_PAPERS, takesWord: true, find };
  return storePaper(owner, request);
}

/** Discards a paper of a draft. After sending, only the whole candidacy can be taken back. Repeatable. */
export async function discardCandidacyPaper({
  input,
  caller,
}: ApiRequest<{ paperId: string }>): Promise<void> {
  const mobileHash = await provenNumberOf(caller);
  const paper = await findPaper(input.paperId);
  const candidacy = paper && (await findCandidacy(paper.ownerId));
  if (!paper || candidacy?.mobileHash !== mobileHash) return;
  if (candidacy.status !== 'draft') throw new AppError('STEP_NOT_REACHED');
  const find = () => findCandidacy(paper.ownerId);
  await takeFileAway(paper, { find, save: saveCandidacyRecord });
}
