import { setTimeout as wait } from 'node:timers/promises';
import { version } from '@/lib/config/version';
import { logger } from '../logger';

/** EX_SOFTWARE of sysexits: not the 1 of a start that failed or a store that ended. */
export const ERROR_CODE = 70;
/** What runs may end for so long. */
const DRAIN_MS = 3_000;

/**
 * After an error that nothing caught, nobody knows what still holds: the process ends, and whoever watches it starts
 * another. Rejections that nothing caught come as errors too. The log loses what is personal in them.
 */
export function endOnError(close: () => Promise<void>): void {
  let isEnding = false;
  process.on('uncaughtException', (error, origin) => {
    logger().fatal({ action: 'uncaught', origin, ...version, error });
    if (isEnding) return;
    isEnding = true;
    void Promise.race([close(), wait(DRAIN_MS)])
      .catch(() => undefined)
      .then(() => process.exit(ERROR_CODE));
  });
}
