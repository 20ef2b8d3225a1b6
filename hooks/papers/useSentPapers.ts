import { useEffect } from 'react';
import { mutate } from 'swr';
import { paperSenders } from '@/lib/client/papers/paperSenders';
import { usePaperSender } from './usePaperSender';

export type PapersOf = {
  owner: { changeId: string } | { grievanceId: string } | { candidacyId: string } | { portId: string };
  /** The endpoint that takes them. */
  path: string;
  /** The address that is read anew once the server has judged a file. */
  key: string;
  /** Whether a file that arrived can be taken away until everything is sent. */
  isFree?: boolean;
  /** Takes a document of Word too. */
  takesWord?: boolean;
};

const senderOf = paperSenders<'proof', PapersOf>(({ owner, path, key, takesWord }) => ({
  path,
  owner,
  takesWord,
  onSettled: () => mutate(key),
}));

const AGAIN_MS = 5_000;

/**
 * Reads the list again until it has what arrived: the form around it asks for a file that is not listed. Each time after
 * twice as long, since what another tab took away never comes.
 */
export function useReadAgain({ key }: Pick<PapersOf, 'key'>, isMissing: boolean): void {
  useEffect(() => {
    if (!isMissing) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const readIn = (ms: number) => {
      timer = setTimeout(() => {
        void mutate(key);
        readIn(2 * ms);
      }, ms);
    };
    readIn(AGAIN_MS);
    return () => clearTimeout(timer);
  }, [key, isMissing]);
}

/** The papers of a change, a grievance, a candidacy or a move that are sent from this tab. */
export function useSentPapers(of: PapersOf) {
  return usePaperSender(senderOf(of));
}
