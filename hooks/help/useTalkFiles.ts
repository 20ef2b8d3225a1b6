import { deleteJson, postJson } from '@/lib/client/common/fetcher';
import { openFile } from '@/lib/client/papers/openFile';
import { PaperSender } from '@/lib/client/papers/paperSender';
import type { TalkFileDto } from '@/lib/domain/help/contract';
import { LONGEST_FILE_NAME } from '@/lib/domain/help/talk';
import { usePaperSender } from '@/hooks/papers/usePaperSender';

/** A part takes less on any line on which one would wait for it. */
const PART_MS = 60_000;

export type TalkFilesOf = { talkId: string; path: string };

type Sender = { sender: PaperSender<'file'>; names: Map<string, string> };
const senders = new Map<string, Sender>();

/** Module state, so that closing the panel doesn't stop a file. */
function senderOf({ talkId, path }: TalkFilesOf): Sender {
  const known = senders.get(`${path}|${talkId}`);
  if (known) return known;
  const names = new Map<string, string>();
  const sender = new PaperSender<'file'>({
    send: (paper) => {
      const name = names.get(paper.hash) ?? '';
      return postJson<TalkFileDto>(path, { talkId, name, ...paper }, { patienceMs: PART_MS });
    },
    discard: (paperId) => deleteJson(`${path}?${new URLSearchParams({ paperId })}`),
    open: async (file) => {
      const opened = await openFile(file);
      if (!('refusal' in opened)) names.set(opened.hash, file.name.slice(-LONGEST_FILE_NAME) || '…');
      return opened;
    },
    // The line that it became is heard as any other.
    onSettled: () => undefined,
  });
  const made = { sender, names };
  senders.set(`${path}|${talkId}`, made);
  return made;
}

/** Files that are on their way into a talk from this tab; those that arrived are lines of it. */
export function useTalkFiles(of: TalkFilesOf) {
  const { papers, ...sender } = usePaperSender(senderOf(of).sender);
  return { ...sender, papers: papers.filter(({ state }) => state !== 'kept') };
}
