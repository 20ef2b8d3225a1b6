import { keyedHash } from '@/lib/server/crypto';
import { logger } from '@/lib/server/logger';
import { clientAddress } from '@/lib/server/http/clientAddress';
import { AppError, type ErrorCode } from '@/lib/server/http/errors';
import type { Exchange } from '@/lib/server/http/exchange';

const denials: readonly ErrorCode[] = [
  'NOT_SIGNED_IN',
  'FORBIDDEN',
  'SECOND_FACTOR_DUE',
  'NOT_FOUND',
  'PROVEN_ELSEWHERE',
];

/**
 * Logs a denied call. It isn't audited, since strangers could flood the trail. The keyed hash of the address shows who
 * tries many ids.
 */
export function noteDenial(error: unknown, { request, route, requestId }: Exchange): void {
  if (!(error instanceof AppError) || !denials.includes(error.code)) return;
  const addressHash = keyedHash('address', clientAddress(request));
  const call = `${request.method ?? ''} ${route}`;
  const level = error.code === 'NOT_SIGNED_IN' ? 'info' : 'warn';
  logger()[level]({ action: 'denied', call, requestId, code: error.code, addressHash });
}
