import { note } from '../seeing/notes';

/** No room on the disk, in this user's share of it, or in a file. */
const FULL = new Set(['ENOSPC', 'EDQUOT', 'EFBIG']);

/**
 * A log without room loses lines, while customers are served on. Any other error of it, a lost reader among them, ends
 * the process (`endOnError`).
 */
export function outliveFullLog(): void {
  let isTold = false;
  for (const stream of [process.stdout, process.stderr])
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (!FULL.has(error.code ?? '')) throw error;
      note('log', {});
      if (isTold) return;
      isTold = true;
      process.stderr.write(
        `\nThe log can't be written (${error.message}): its lines are lost until there is room. The site goes on.\n`,
      );
    });
}
