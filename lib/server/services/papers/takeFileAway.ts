import { AppError } from '@/lib/server/http/errors';
import { retryOnConflict } from '@/lib/server/retryOnConflict';
import { insertPaper, type PaperRecord, takePaper } from '@/models/papers/paper';
import { deletePaperParts } from '@/models/papers/paperPart';
import { keepFiles } from './keepFiles';

type Draft = { status: string; expiresAt: Date };
type Saved<Kept extends Draft> = {
  find: (ownerId: string) => Promise<Kept | null>;
  /** Null on a concurrent save. */
  save: (draft: Kept) => Promise<Kept | null>;
};

/**
 * Deletes a file of a draft, and saves the draft anew, so that nobody sends it as it was with the file. If it was sent
 * first, puts the file back and throws STEP_NOT_REACHED.
 */
export async function takeFileAway<Kept extends Draft>(
  { _id, ownerId }: PaperRecord,
  { find, save }: Saved<Kept>,
): Promise<void> {
  const taken = await takePaper(_id);
  const sent = await retryOnConflict(async () => {
    const owner = await find(ownerId);
    if (owner?.status !== 'draft') return owner;
    return (await save(owner)) ? null : undefined;
  });
  if (!sent) return deletePaperParts(_id);
  if (taken) await insertPaper(taken);
  await keepFiles(ownerId, sent.expiresAt);
  throw new AppError('STEP_NOT_REACHED');
}
