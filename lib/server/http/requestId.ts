import { randomBytes } from 'node:crypto';

/** Replaced in prerendered pages by each answer's id. */
export const REQUEST_ID_PLACE = '{request-id}';

export function newRequestId(): string {
  return randomBytes(6).toString('hex');
}
