/** What a payment buys: the first premium of a quote, a policy's next term, an added person, or a trip's other days. */
export type Bought =
  | { kind: 'premium' }
  | { kind: 'renewal'; policyNumber: string }
  | { kind: 'addition' | 'tripChange'; changeId: string };

const RENEWAL = 'renewal|';
const TRIP_CHANGE = 'trip-';

export function boughtBy({ changeId }: { changeId?: string | undefined }): Bought {
  if (changeId === undefined) return { kind: 'premium' };
  if (changeId.startsWith(RENEWAL)) return { kind: 'renewal', policyNumber: changeId.slice(RENEWAL.length) };
  return { kind: changeId.startsWith(TRIP_CHANGE) ? 'tripChange' : 'addition', changeId };
}

/** The changeId under which payments for the next term are found among those of the quote. */
export function renewalChangeOf(policyNumber: string): string {
  return `${RENEWAL}${policyNumber}`;
}

export function tripChangeOf(id: string): string {
  return `${TRIP_CHANGE}${id}`;
}
