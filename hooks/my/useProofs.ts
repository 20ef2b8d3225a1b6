import { mutate } from 'swr';
import { deleteJson, postJson } from '@/lib/client/common/fetcher';
import { openFile } from '@/lib/client/papers/openFile';
import { PaperSender } from '@/lib/client/papers/paperSender';
import { api } from '@/lib/config/paths';
import type { ProofDto } from '@/lib/domain/my/contract';
import { usePaperSender } from '@/hooks/papers/usePaperSender';
import { changeKey, type NamedChange } from './changeKey';

/** A part takes less on any line on which one would wait for it. */
const PART_MS = 60_000;

const senders = new Map<string, PaperSender<'proof'>>();

/** Module state, so that going to another page doesn't stop a file. */
function senderOf(changeId: string, named: NamedChange): PaperSender<'proof'> {
  const sender =
    senders.get(changeId) ??
    new PaperSender<'proof'>({
      send: (paper) =>
        postJson<ProofDto>(api.myChangeDocument, { changeId, ...paper }, { patienceMs: PART_MS }),
      discard: (paperId) => deleteJson(`${api.myChangeDocument}?${new URLSearchParams({ paperId })}`),
      open: openFile,
      onSettled: () => mutate(changeKey(named)),
    });
  senders.set(changeId, sender);
  return sender;
}

/** The proofs of a change that are sent from this tab. */
export function useProofs(changeId: string, named: NamedChange) {
  return usePaperSender(senderOf(changeId, named));
}
