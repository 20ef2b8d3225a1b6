import { keptUntil } from '@/lib/domain/common/retention';
import type { CandidaciesDto } from '@/lib/domain/careers/contract';
import { countRequest } from '@/lib/server/limits/rateLimit';
import { limits } from '@/lib/server/limits/rateLimits.data';
import type { ApiRequest } from '@/lib/server/services/common/apiRequest';
import { audit } from '@/lib/server/services/common/audit';
import { saveFiled, typedInto } from '@/lib/server/services/common/filedDrafts';
import { recordConsent } from '@/lib/server/services/consents/consents';
import { deleteFiles } from '@/lib/server/services/papers/deleteFiles';
import { keepFiles } from '@/lib/server/services/papers/keepFiles';
import type { CandidacyBody } from '@/lib/validation/careers/requests';
import { type CandidacyRecord, deleteCandidacy } from '@/models/careers/candidacy';
import { listPapers } from '@/models/papers/paper';
import { candidacyFormOf, problemsOf, sealCandidacyForm } from './candidacyRecord';
import { candidacyFiling, findOwnCandidacy, readCandidacies } from './ownCandidacies';

/** Saves what is typed, valid or not; without a version it is merged. */
export async function saveCandidacy(request: ApiRequest<CandidacyBody>): Promise<CandidaciesDto> {
  const { input } = request;
  const before = await findOwnCandidacy(input.candidacyId, request);
  // A repeated press, whose answer was lost, gets the same answer.
  if (before.status !== 'draft' && input.submit) return readCandidacies(request);
  const form = typedInto(before, input, () => candidacyFormOf(before));
  const saved = await saveFiled(candidacyFiling, {
    ...before,
    form: sealCandidacyForm(form, before._id),
    updatedAt: request.now,
    expiresAt: keptUntil('candidacy', request.now),
  });
  if (input.submit && (await isWhole(saved, request.now))) await send(saved, request);
  return readCandidacies(request);
}

async function isWhole(draft: CandidacyRecord, now: Date): Promise<boolean> {
  const papers = await listPapers(draft._id);
  return Object.keys(problemsOf(draft, papers, now)).length === 0;
}

/** Sending is the consent to reading it and to the call, for as long as it is kept. */
async function send(draft: CandidacyRecord, request: ApiRequest<CandidacyBody>): Promise<void> {
  const { now, locale, caller } = request;
  const { _id: candidacyId, mobileHash } = draft;
  await countRequest(limits.sendCandidacy, { route: 'send-candidacy', addressHash: mobileHash, now });
  const { opening } = candidacyFormOf(draft);
  const expiresAt = keptUntil('candidacy', now);
  const given = { mobileHash, language: locale, addressHash: caller.addressHash };
  await recordConsent({ _id: candidacyId, ownership: 0 }, { ...given, purpose: 'careers' }, now);
  await saveFiled(candidacyFiling, {
    ...draft,
    status: 'sent',
    opening,
    language: locale,
    sentAt: now,
    updatedAt: now,
    expiresAt,
  });
  await keepFiles(candidacyId, expiresAt);
  await audit('CANDIDACY_SENT', 'customer', request, { candidacyId, opening });
}

/** Deletes the candidacy with its papers. Repeatable. */
export async function withdrawCandidacy(
  request: ApiRequest<{ candidacyId: string }>,
): Promise<CandidaciesDto> {
  const { candidacyId } = request.input;
  const { version } = await findOwnCandidacy(candidacyId, request);
  if (version > 0) {
    await deleteFiles(candidacyId);
    await deleteCandidacy(candidacyId);
    // Files may have arrived in between.
    await deleteFiles(candidacyId);
    await audit('CANDIDACY_WITHDRAWN', 'customer', request, { candidacyId });
  }
  return readCandidacies(request);
}
