/** Why a payment failed, as far as the customer can do something about it. What a gateway says in words is never shown. */
export const FAILURE_REASONS = [
  'funds',
  'limit',
  'code',
  'details',
  'upiId',
  'instrument',
  'late',
  'stopped',
  'away',
  'declined',
] as const;
export type FailureReason = (typeof FAILURE_REASONS)[number];
