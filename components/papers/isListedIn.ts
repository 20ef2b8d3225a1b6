import type { ProofDto } from '@/lib/domain/papers/contract';
import type { PaperOnTheWay } from '@/lib/domain/papers/paperOnTheWay';

/**
 * A file that has arrived is shown as arrived until the reloaded list contains it, which may take a while on a bad
 * connection.
 */
export function isListedIn(kept: readonly ProofDto[]) {
  const listed = new Set(kept.filter(({ state }) => state === 'kept').map(({ paperId }) => paperId));
  return ({ state, paperId = '' }: PaperOnTheWay<string>) => state === 'kept' && listed.has(paperId);
}
