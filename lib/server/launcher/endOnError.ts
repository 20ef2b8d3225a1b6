import { setTimeout as wait } from 'node:timers/promises';
import { version } from '@/lib/config/version';
import { logger } from '@/lib/server/logger';
import { note } from '@/lib/server/seeing/notes';

/** EX_SOFTWARE of sysexits, which differs from the 1 of a start that failed or a store that ended. */
const ERROR_CODE = 70;
/** How long running work has to end. */
const DRAIN_MS = 3_000;

/**
 * Ends the process after an error that nothing caught, since nobody knows what still holds; its supervisor starts
 * another. Rejections that nothing caught come as errors too. The logger takes out what is personal in them.
 */
export function endOnError(close: () => Promise<void>): void {
  let isEnding = false;
  process.on('uncaughtException', (error: NodeJS.ErrnoException, origin) => {
    // It is the log that can't be written: a line about it would be the next such error, and so on without end.
    if (isEnding && error.syscall === 'write') return;
    logger().fatal({ action: 'uncaught', origin, ...version, error });
    if (isEnding) return;
    isEnding = true;
    void Promise.race([close(), wait(DRAIN_MS)])
      .catch(() => undefined)
      .then(() => process.exit(ERROR_CODE));
  });
}

/** No room on the disk, in this user's share of it, or in a file. */
const FULL = new Set(['ENOSPC', 'EDQUOT', 'EFBIG']);

/**
 * A log without room loses lines, while customers are served on. Any other error of it, a lost reader among them, ends
 * the process as above.
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
