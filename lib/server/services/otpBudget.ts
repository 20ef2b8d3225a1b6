import { serverEnv } from '@/lib/config/serverEnv';
import { decideSend } from '@/lib/domain/otp';
import { keptUntil } from '@/lib/domain/retention';
import { findOtpBudget, saveOtpBudget } from '@/models/otpBudget';

/** What one of two requests at once is told to wait, when the other sent. */
const OVERTAKEN_SECONDS = 30;

/**
 * Takes one send from a number's budget. Answers 0, or the seconds until the next one may go.
 * Of requests at once exactly one gets through.
 */
export async function spendSend(id: string, now: Date): Promise<number> {
  const budget = await findOtpBudget(id);
  const sentAt = budget?.sentAt.map((at) => at.getTime()) ?? [];
  const decision = decideSend(sentAt, now.getTime(), serverEnv().RATE_LIMIT_FACTOR);
  if (decision.kind === 'wait') return decision.seconds;
  const isSaved = await saveOtpBudget({
    _id: id,
    sentAt: decision.sentAt.map((at) => new Date(at)),
    version: (budget?.version ?? 0) + 1,
    purgeAt: keptUntil('otpBudget', now),
  });
  return isSaved ? 0 : OVERTAKEN_SECONDS;
}
