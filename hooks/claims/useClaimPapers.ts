import { usePaperSender } from '@/hooks/papers/usePaperSender';
import { claimSender } from '@/lib/client/claims/claimSender';

/** The papers of a claim that are sent from this tab. */
export function useClaimPapers(claimId: string) {
  return usePaperSender(claimSender(claimId));
}

export type ClaimPapers = Omit<ReturnType<typeof useClaimPapers>, 'papers'>;
