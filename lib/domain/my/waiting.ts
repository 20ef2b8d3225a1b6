import { OPEN_DAYS } from '@/lib/domain/renewals/renewal.data';
import type { MyDto } from './contract';

export type Waiting =
  /** `telling`: a claim that was begun and is not told yet. */
  | { kind: 'claim' | 'telling'; claimId: string; person?: string }
  | { kind: 'payment'; policyNumber: string; price: number }
  | { kind: 'answers'; quoteId: string; count: number }
  | { kind: 'renewal'; policyNumber: string; productName: string; endsOn: string; daysLeft: number };

/** What waits for the customer, the most urgent kind first. */
export function waitingOf({ claims, requests, journeys, policies }: MyDto): readonly Waiting[] {
  return [
    ...claims.flatMap(({ claimId, person, status, waitsFor }) => {
      const kind = status === 'draft' ? ('telling' as const) : ('claim' as const);
      return waitsFor === 'you' ? [{ kind, claimId, ...(person !== undefined && { person }) }] : [];
    }),
    ...requests.flatMap(({ status, policyNumber, price }) =>
      status === 'toPay' && price !== undefined ? [{ kind: 'payment' as const, policyNumber, price }] : [],
    ),
    ...journeys.flatMap(({ quoteId, payment }) =>
      payment?.openAnswers === undefined
        ? []
        : [{ kind: 'answers' as const, quoteId, count: payment.openAnswers }],
    ),
    ...policies.flatMap(({ state, policyNumber, productName, endsOn, daysLeft, renewedBy }) =>
      state === 'inForce' && daysLeft <= OPEN_DAYS && renewedBy === undefined
        ? [{ kind: 'renewal' as const, policyNumber, productName, endsOn, daysLeft }]
        : [],
    ),
  ];
}
