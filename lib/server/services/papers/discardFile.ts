import { provenNumberOf } from '@/lib/server/auth/verifiedPhone';
import type { ApiRequest } from '@/lib/server/services/common/apiRequest';
import { deletePaper, deleteUnkeptPaper, findPaper, type PaperRecord } from '@/models/papers/paper';
import { deletePaperParts } from '@/models/papers/paperPart';

/** Finds a paper with its owner. Undefined unless the owner is of the caller's number. */
export async function findOwnPaper<Owner extends { mobileHash: string }>(
  { input, caller }: ApiRequest<{ paperId: string }>,
  findOwner: (ownerId: string) => Promise<Owner | null>,
): Promise<{ paper: PaperRecord; owner: Owner } | undefined> {
  const mobileHash = await provenNumberOf(caller);
  const paper = await findPaper(input.paperId);
  const owner = paper && (await findOwner(paper.ownerId));
  return paper && owner?.mobileHash === mobileHash ? { paper, owner } : undefined;
}

/**
 * Discards a file that is not whole or was refused; one that is kept stays. `checkOwner` throws unless the owner is the
 * caller's. Repeatable.
 */
export async function discardUnkeptOf(
  { input }: ApiRequest<{ paperId: string }>,
  checkOwner: (ownerId: string) => Promise<unknown>,
): Promise<void> {
  const paper = await findPaper(input.paperId);
  if (!paper) return;
  await checkOwner(paper.ownerId);
  await discardUnkept(paper._id);
}

/** False for a file that is kept, since a decision may rest on it. */
export async function discardUnkept(paperId: string): Promise<boolean> {
  const isUnkept = await deleteUnkeptPaper(paperId);
  if (isUnkept) await deletePaperParts(paperId);
  return isUnkept;
}

/** Call it only where nothing rests on the file yet. */
export async function discardFile(paperId: string): Promise<void> {
  await deletePaper(paperId);
  await deletePaperParts(paperId);
}
