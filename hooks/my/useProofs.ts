import { mutate } from 'swr';
import { deleteJson, postJson } from '@/lib/client/common/fetcher';
import { openFile } from '@/lib/client/papers/openFile';
import { PaperSender } from '@/lib/client/papers/paperSender';
import type { ProofDto } from '@/lib/domain/my/contract';
import { usePaperSender } from '@/hooks/papers/usePaperSender';

/** A part takes less on any line on which one would wait for it. */
const PART_MS = 60_000;

/** `path`: where they are sent to. `key`: what is read anew then. */
export type ProofsOf = { changeId: string; path: string; key: string };

const senders = new Map<string, PaperSender<'proof'>>();

/** Module state, so that going to another page doesn't stop a file. */
function senderOf({ changeId, path, key }: ProofsOf): PaperSender<'proof'> {
  const sender =
    senders.get(changeId) ??
    new PaperSender<'proof'>({
      send: (paper) => postJson<ProofDto>(path, { changeId, ...paper }, { patienceMs: PART_MS }),
      discard: (paperId) => deleteJson(`${path}?${new URLSearchParams({ paperId })}`),
      open: openFile,
      onSettled: () => mutate(key),
    });
  senders.set(changeId, sender);
  return sender;
}

/** The proofs of a change that are sent from this tab. */
export function useProofs(of: ProofsOf) {
  return usePaperSender(senderOf(of));
}
