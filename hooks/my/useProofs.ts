import { mutate } from 'swr';
import { deleteJson, postJson } from '@/lib/client/common/fetcher';
import { openFile } from '@/lib/client/papers/openFile';
import { PaperSender } from '@/lib/client/papers/paperSender';
import type { ProofDto } from '@/lib/domain/my/contract';
import { usePaperSender } from '@/hooks/papers/usePaperSender';

/** A part takes less on any line on which one would wait for it. */
const PART_MS = 60_000;

/** `path`: where they are sent to. `key`: what is read anew then. */
export type ProofsOf = {
  named: { changeId: string } | { grievanceId: string } | { candidacyId: string } | { portId: string };
  path: string;
  key: string;
  /** What is here can be taken away again, until it is sent. */
  isFree?: boolean;
  /** A document of Word too. */
  takesWord?: boolean;
};

const senders = new Map<string, PaperSender<'proof'>>();

/** Module state, so that going to another page doesn't stop a file. */
function senderOf({ named, path, key, takesWord }: ProofsOf): PaperSender<'proof'> {
  const id = Object.values(named).join();
  const sender =
    senders.get(id) ??
    new PaperSender<'proof'>({
      send: (paper) => postJson<ProofDto>(path, { ...named, ...paper }, { patienceMs: PART_MS }),
      discard: (paperId) => deleteJson(`${path}?${new URLSearchParams({ paperId })}`),
      open: (file) => openFile(file, takesWord),
      onSettled: () => mutate(key),
    });
  senders.set(id, sender);
  return sender;
}

/** The proofs of a change, a grievance or a move, and CVs, that are sent from this tab. */
export function useProofs(of: ProofsOf) {
  return usePaperSender(senderOf(of));
}
