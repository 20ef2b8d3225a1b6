import type { IsoDate } from '@/lib/domain/common/dates';

/** A payout of a claim that the bank sent back, a refund that did not arrive. */
export type UnclaimedKind = 'claim' | 'refund';

/** Whole rupees and paise as the bank has them: in paise. */
export type UnclaimedAmount = { kind: UnclaimedKind; amountPaise: number; since: IsoDate };

/** POST /api/unclaimed: alike for no such policy, another birth date and nothing owed. */
export type UnclaimedDto = { amounts: readonly UnclaimedAmount[] };
