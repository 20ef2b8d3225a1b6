import type { Payouts } from './payout';
import { serverEnv } from '@/lib/config/serverEnv';
import { keptUntil } from '@/lib/domain/common/retention';
import { findSandboxPayout, insertSandboxPayout } from '@/models/claims/sandboxPayout';
import { randomId } from '@/lib/server/crypto';
import { createRazorpayX } from './razorpayX';

/** Stand-in: a bank whose book is a collection. */
export const sandboxPayouts: Payouts = {
  send: async ({ reference, amountPaise }, now) => {
    const made = `SBXUTR${randomId()
      .replace(/[^A-Za-z0-9]/g, '')
      .slice(0, 12)
      .toUpperCase()}`;
    const expiresAt = keptUntil('payment', now);
    await insertSandboxPayout({ _id: reference, amountPaise, bankReference: made, at: now, expiresAt });
    const sent = await findSandboxPayout(reference);
    if (sent?.amountPaise !== amountPaise) throw new Error('the bank paid another amount for this reference');
    return { state: 'paid', bankReference: sent.bankReference };
  },
};

/** A stand-in where no bank is configured, which production refuses (serverEnv). */
export function currentPayouts(): Payouts {
  const { RAZORPAYX_URL, RAZORPAYX_KEY_ID, ...env } = serverEnv();
  if (RAZORPAYX_KEY_ID === undefined) return sandboxPayouts;
  const { RAZORPAYX_KEY_SECRET = '', RAZORPAYX_ACCOUNT = '', RAZORPAYX_HOSPITALS = '' } = env;
  return createRazorpayX({
    url: RAZORPAYX_URL,
    keyId: RAZORPAYX_KEY_ID,
    keySecret: RAZORPAYX_KEY_SECRET,
    account: RAZORPAYX_ACCOUNT,
    hospitals: RAZORPAYX_HOSPITALS,
  });
}
