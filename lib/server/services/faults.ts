import type { FaultDto } from '@/lib/domain/contract';
import type { FaultKind } from '@/lib/validation/requests/faults';
import { logger } from '../logger';

type Fault = { kind: FaultKind; page?: string };

/** One line in the log, under the number that the customer is shown. Needs no database, which may be the fault. */
export function noteFault({ kind, page }: Fault, requestId: string): FaultDto {
  logger().warn({ action: 'fault', requestId, kind, page });
  return { requestId };
}
