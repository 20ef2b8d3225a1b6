import type { FaultDto } from '@/lib/domain/site/contract';
import { logger } from '@/lib/server/logger';

/** Logs a browser crash under the request id that the customer sees. */
export function noteFault({ page }: { page?: string }, requestId: string): FaultDto {
  logger().warn({ action: 'crash', requestId, page });
  return { requestId };
}
