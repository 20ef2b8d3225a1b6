import { serverEnv } from '@/lib/config/serverEnv';
import { decideSend, type SendDecision } from '@/lib/domain/verify/otpBudget';
import type { SendPool } from '@/lib/domain/verify/otpBudget.data';
import { keptUntil } from '@/lib/domain/common/retention';
import { findOtpBudget, type OtpBudgetRecord, saveOtpBudget } from '@/models/verify/otpBudget';
import { AppError } from '@/lib/server/http/errors';

type Asked = { id: string; pool: SendPool };

/** Each retry means that another code was sent meanwhile. */
const MOST_OVERTAKINGS = 20;

/** How long to wait for the next code, in seconds. */
export async function readWait({ id, pool }: Asked, now: Date): Promise<number> {
  const decision = decide(await findOtpBudget(id), pool, now);
  return decision.kind === 'wait' ? decision.seconds : 0;
}

/** Reserves one code: 0, or the seconds to wait. Of concurrent requests exactly one succeeds. */
export async function spendSend({ id, pool }: Asked, now: Date): Promise<number> {
  for (let overtaken = 0; overtaken < MOST_OVERTAKINGS; overtaken += 1) {
    const budget = await findOtpBudget(id);
    const decision = decide(budget, pool, now);
    if (decision.kind === 'wait') return decision.seconds;
    const isSaved = await saveOtpBudget({
      _id: id,
      sends: decision.sends.map((send) => ({ pool: send.pool, at: new Date(send.at) })),
      version: (budget?.version ?? 0) + 1,
      purgeAt: keptUntil('otpBudget', now),
    });
    if (isSaved) return 0;
  }
  throw new AppError('UNAVAILABLE', { retryAfterSeconds: 1 });
}

function decide(budget: OtpBudgetRecord | null, pool: SendPool, now: Date): SendDecision {
  const sends = budget?.sends.map((send) => ({ pool: send.pool, at: send.at.getTime() })) ?? [];
  return decideSend(sends, { pool, now: now.getTime(), factor: serverEnv().RATE_LIMIT_FACTOR });
}
