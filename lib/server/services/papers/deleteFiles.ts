import { deletePapers } from '@/models/papers/paper';
import { deletePaperPartsOf } from '@/models/papers/paperPart';

/** Deletes all papers of this owner with their contents. Repeatable. */
export async function deleteFiles(ownerId: string): Promise<void> {
  await deletePapers(ownerId);
  await deletePaperPartsOf(ownerId);
}
