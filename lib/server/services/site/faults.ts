import type { FaultDto } from '@/lib/domain/site/contract';
import type { CrashDto } from '@/lib/domain/site/crash';
import { logger } from '@/lib/server/logger';

/** Logs a browser crash under the request id that the customer sees. */
export function noteFault(
  { page, build, kind, frames }: CrashDto & { page?: string },
  requestId: string,
): FaultDto {
  logger().warn({ action: 'crash', requestId, page, build, kind, frames });
  return { requestId };
}
