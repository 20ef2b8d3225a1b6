import { paperSenders } from '@/lib/client/papers/paperSenders';
import { LONGEST_FILE_NAME } from '@/lib/domain/help/talk';
import { usePaperSender } from '@/hooks/papers/usePaperSender';

export type TalkFilesOf = { talkId: string; path: string };

const senderOf = paperSenders<'file', TalkFilesOf>(({ talkId, path }) => ({
  path,
  owner: { talkId },
  longestName: LONGEST_FILE_NAME,
  // A file that arrived is a line of the talk, which comes as all lines do.
  onSettled: () => undefined,
}));

/** Files that are on their way into a talk from this tab; those that arrived are lines of it. */
export function useTalkFiles(of: TalkFilesOf) {
  const { papers, ...sender } = usePaperSender(senderOf(of));
  return { ...sender, papers: papers.filter(({ state }) => state !== 'kept') };
}
