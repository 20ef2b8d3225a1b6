import { setTimeout as wait } from 'node:timers/promises';
import { version } from '@/lib/config/version';
import { logger } from '../logger';

/** EX_SOFTWARE of sysexits, which differs from the 1 of a start that failed or a store that ended. */
export const ERROR_CODE = 70;
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
