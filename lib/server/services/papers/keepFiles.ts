import { keepPapers } from '@/models/papers/paper';
import { keepPaperParts } from '@/models/papers/paperPart';

/** As long as what rests on them, at least. The parts first: a paper never outlives them. Repeatable. */
export async function keepFiles(ownerId: string, until: Date): Promise<void> {
  await keepPaperParts(ownerId, until);
  await keepPapers(ownerId, until);
}
