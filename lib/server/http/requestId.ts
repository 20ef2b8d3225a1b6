import { randomBytes } from 'node:crypto';

/** Stands in prerendered pages where each answer has its own id. */
export const REQUEST_ID_PLACE = '{request-id}';

export function newRequestId(): string {
  return randomBytes(6).toString('hex');
}
