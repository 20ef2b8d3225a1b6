import { randomUUID } from 'node:crypto';

/** Replaced in prerendered pages by each answer's id. */
export const REQUEST_ID_PLACE = '{request-id}';

export function newRequestId(): string {
  // Node draws many UUIDs at once; the end of one is random throughout.
  return randomUUID().slice(-12);
}
