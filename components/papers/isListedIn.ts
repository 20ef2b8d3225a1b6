import type { ProofDto } from '@/lib/domain/papers/contract';
import type { PaperOnTheWay } from '@/lib/domain/papers/paperOnTheWay';

/** A file that arrived is shown as such until the list was read anew, which a bad line may put off. */
export function isListedIn(kept: readonly ProofDto[]) {
  const listed = new Set(kept.filter(({ state }) => state === 'kept').map(({ paperId }) => paperId));
  return ({ state, paperId = '' }: PaperOnTheWay<string>) => state === 'kept' && listed.has(paperId);
}
