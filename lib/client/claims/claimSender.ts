import { mutate } from 'swr';
import { deleteJson, postJson } from '@/lib/client/common/fetcher';
import { openFile } from '@/lib/client/papers/openFile';
import { PaperSender } from '@/lib/client/papers/paperSender';
import { api } from '@/lib/config/paths';
import type { ClaimPaperDto } from '@/lib/domain/claims/contract';
import type { Paper } from '@/lib/domain/claims/papers.data';

/** A part takes less than this on any line that is fast enough to wait for. */
const PART_MS = 60_000;

export const claimKeys = {
  detail: (claimId: string) => `${api.claimDetail}?${new URLSearchParams({ claimId })}`,
  others: (claimId: string) => `${api.claimOtherDetails}?${new URLSearchParams({ claimId })}`,
};

export async function reloadClaim(claimId: string): Promise<void> {
  await Promise.all([mutate(claimKeys.others(claimId)), mutate(claimKeys.detail(claimId))]);
}

const senders = new Map<string, PaperSender<Paper>>();

/** Module state, so that going to another page doesn't stop a file. */
export function claimSender(claimId: string): PaperSender<Paper> {
  const sender =
    senders.get(claimId) ??
    new PaperSender<Paper>({
      send: (paper) =>
        postJson<ClaimPaperDto>(api.claimDocument, { claimId, ...paper }, { patienceMs: PART_MS }),
      discard: (paperId) => deleteJson(`${api.claimDocument}?${new URLSearchParams({ paperId })}`),
      open: openFile,
      onSettled: () => reloadClaim(claimId),
    });
  senders.set(claimId, sender);
  return sender;
}
