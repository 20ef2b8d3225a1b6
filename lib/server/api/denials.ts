import { keyedHash } from '../crypto';
import { logger } from '../logger';
import { clientAddress } from '@/lib/server/http/clientAddress';
import { AppError, type ErrorCode } from '@/lib/server/http/errors';
import type { Exchange } from '@/lib/server/http/exchange';

const denials: readonly ErrorCode[] = ['NOT_SIGNED_IN', 'FORBIDDEN', 'NOT_FOUND', 'PROVEN_ELSEWHERE'];

/**
 * An event for each record that was asked for and not given: a visitor's who isn't signed in, for information; any
 * other's as a warning. It goes to the log and not to the audit trail, which strangers could fill; from whom it came is
 * a keyed hash, so that one who tries many ids is seen.
 */
export function noteDenial(error: unknown, { request, route, requestId }: Exchange): void {
  if (!(error instanceof AppError) || !denials.includes(error.code)) return;
  const addressHash = keyedHash('address', clientAddress(request));
  const call = `${request.method ?? ''} ${route}`;
  const level = error.code === 'NOT_SIGNED_IN' ? 'info' : 'warn';
  logger()[level]({ action: 'denied', call, requestId, code: error.code, addressHash });
}
