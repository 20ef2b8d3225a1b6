import { keptUntil } from '@/lib/domain/common/retention';
import { findSandboxPayout, insertSandboxPayout } from '@/models/claims/sandboxPayout';
import { randomId } from '../crypto';

export type Payout = { reference: string; to: 'hospital' | 'customer'; amountPaise: number };

/** Idempotent by reference: asked again, after an answer was lost, the bank names the payment it made. */
export type Payouts = { send: (payout: Payout, now: Date) => Promise<{ bankReference: string }> };

/** Stand-in: a bank whose book is a collection. */
export const sandboxPayouts: Payouts = {
  send: async ({ reference, amountPaise }, now) => {
    const bankReference = `SBXUTR${randomId()
      .replace(/[^A-Za-z0-9]/g, '')
      .slice(0, 12)
      .toUpperCase()}`;
    const expiresAt = keptUntil('payment', now);
    await insertSandboxPayout({ _id: reference, amountPaise, bankReference, at: now, expiresAt });
    const sent = await findSandboxPayout(reference);
    if (sent?.amountPaise !== amountPaise) throw new Error('the bank paid another amount for this reference');
    return sent;
  },
};
