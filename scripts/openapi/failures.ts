import { isAllowedBeforeSecondFactor, type Permission } from '@/lib/domain/desk/permissions';
import type { AskedRight } from '@/lib/domain/verify/rights';
import { type ErrorCode, errorStatus } from '@/lib/server/http/errors';
import type { Described } from '@/lib/server/api/createHandler';

export type Operation = Described & { right?: AskedRight; permission?: Permission };

/** Status → error codes: those of every such call, and those of its own code. */
export function failuresOf(
  method: string,
  { permission, limit }: Operation,
  own: readonly string[],
): Readonly<Partial<Record<string, readonly ErrorCode[]>>> {
  const codes = [
    'INVALID_INPUT',
    'INTERNAL',
    'UNAVAILABLE',
    ...own.filter((code) => code !== 'METHOD_NOT_ALLOWED'),
  ];
  if (method === 'POST') codes.push('TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE');
  if (method !== 'GET') codes.push('BAD_ORIGIN');
  if (permission) codes.push('NOT_SIGNED_IN', 'FORBIDDEN');
  if (permission && !isAllowedBeforeSecondFactor(permission)) codes.push('SECOND_FACTOR_DUE');
  if ('max' in limit) codes.push('TOO_MANY_REQUESTS');
  const byStatus: Partial<Record<string, ErrorCode[]>> = {};
  for (const [code, status] of Object.entries(errorStatus) as [ErrorCode, number][]) {
    if (codes.includes(code)) (byStatus[status] ??= []).push(code);
  }
  return byStatus;
}
