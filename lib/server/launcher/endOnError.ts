import { setTimeout as wait } from 'node:timers/promises';
import { version } from '@/lib/config/version';
import { logger } from '@/lib/server/logger';
import { note } from '@/lib/server/telemetry/notes';

/** EX_SOFTWARE of sysexits, which differs from the 1 of a start that failed or a store that ended. */
const ERROR_CODE = 70;
/** How long running work has to end. */
const DRAIN_MS = 3_000;

/**
 * Ends the process after an uncaught error, since its state is unknown; its supervisor starts another. Unhandled
 * rejections arrive as errors too. The logger removes what is personal from them.
 */
export function endOnError(close: () => Promise<void>): void {
  let isEnding = false;
  process.on('uncaughtException', (error: NodeJS.ErrnoException, origin) => {
    // The log itself can't be written: logging that would raise the same error again, without end.
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
 * A full log loses lines, while customers are still served. Any other error of the log, such as a closed pipe, ends the
 * process as above.
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
