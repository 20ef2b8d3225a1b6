import { keepPapers } from '@/models/papers/paper';
import { keepPaperParts } from '@/models/papers/paperPart';

/**
 * Keeps an owner's papers as long as what rests on them. Keeps the parts first, so that no paper outlives its parts.
 * Repeatable.
 */
export async function keepFiles(ownerId: string, until: Date): Promise<void> {
  await keepPaperParts(ownerId, until);
  await keepPapers(ownerId, until);
}
