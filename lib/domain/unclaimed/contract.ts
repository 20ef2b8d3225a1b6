import type { IsoDate } from '@/lib/domain/common/dates';

/** A claim's payout that the bank sent back, or a refund that did not arrive. */
export type UnclaimedKind = 'claim' | 'refund';

/** The amount is in paise, as the bank has it. */
export type UnclaimedAmount = { kind: UnclaimedKind; amountPaise: number; since: IsoDate };

/** POST /api/unclaimed: the answer is the same for an unknown policy, another birth date, and nothing owed. */
export type UnclaimedDto = { amounts: readonly UnclaimedAmount[] };
