import type { FaultDto } from '@/lib/domain/site/contract';
import { logger } from '@/lib/server/logger';

/** A page crashed in the browser: one line in the log, under the number that the customer is shown. */
export function noteFault({ page }: { page?: string }, requestId: string): FaultDto {
  logger().warn({ action: 'crash', requestId, page });
  return { requestId };
}
