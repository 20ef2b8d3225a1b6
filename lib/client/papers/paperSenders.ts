import { deleteJson, postJson } from '@/lib/client/common/fetcher';
import type { PaperDto } from '@/lib/domain/papers/contract';
import { openFile } from './openFile';
import { PaperSender } from './paperSender';

/** A connection that is slower than this for one part counts as broken. */
const PART_MS = 60_000;

type Target = {
  /** The endpoint that takes the files. */
  path: string;
  /** Whose files they are, in the endpoint's words. */
  owner: Readonly<Record<string, string>>;
  /** Takes a document of Word too. */
  takesWord?: boolean;
  /** Set where files keep their name. A longer name loses its beginning. */
  longestName?: number;
  onSettled: () => unknown;
};

/** Each owner has one sender, which lives in this module, so that going to another page doesn't stop a file. */
export function paperSenders<Kind extends string, Of>(
  targetOf: (of: Of) => Target,
): (of: Of) => PaperSender<Kind> {
  const senders = new Map<string, PaperSender<Kind>>();
  return (of) => {
    const { path, owner, takesWord, longestName, onSettled } = targetOf(of);
    const id = JSON.stringify([path, owner]);
    const sender =
      senders.get(id) ??
      new PaperSender<Kind>({
        send: (part, fileName) => {
          const name = longestName === undefined ? {} : { name: fileName.slice(-longestName) || '…' };
          return postJson<PaperDto<Kind>>(path, { ...owner, ...name, ...part }, { patienceMs: PART_MS });
        },
        discard: (paperId) => deleteJson(`${path}?${new URLSearchParams({ paperId })}`),
        open: (file) => openFile(file, takesWord),
        onSettled,
      });
    senders.set(id, sender);
    return sender;
  };
}
