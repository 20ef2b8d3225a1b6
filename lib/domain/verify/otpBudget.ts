import type { OtpPurpose } from './otp.data';
import { MAX_LIVE_CODES, SEND_POOLS, type SendPool } from './otpBudget.data';

const longestSeconds = Math.max(
  ...Object.values(SEND_POOLS).flatMap((windows) => windows.map(({ seconds }) => seconds)),
);

export type Shown = {
  /** This browser proved the number before. */
  isKnown: boolean;
  /** This session proved this number for its quote. */
  isHolder: boolean;
};

export function poolOf(purpose: OtpPurpose, { isKnown, isHolder }: Shown): SendPool {
  if (!isKnown) return isHolder ? 'holder' : 'stranger';
  if (purpose === 'staff-sign-in') return 'staff';
  return purpose === 'sign-proposal' ? 'signature' : 'known';
}

/** `at` in ms. */
export type Send = { pool: SendPool; at: number };
export type SendDecision = { kind: 'send'; sends: readonly Send[] } | { kind: 'wait'; seconds: number };

/** `sends` is oldest first; the caller stores the returned ones. `factor` multiplies the maxima, for tests. */
export function decideSend(
  sends: readonly Send[],
  { pool, now, factor = 1 }: { pool: SendPool; now: number; factor?: number },
): SendDecision {
  const own = sends.filter((send) => send.pool === pool);
  const waits = SEND_POOLS[pool].map(({ max, seconds }) => {
    const inWindow = own.filter(({ at }) => at > now - seconds * 1000);
    const mustLeave = inWindow.at(-Math.max(1, Math.floor(max * factor)));
    return mustLeave === undefined ? 0 : mustLeave.at + seconds * 1000 - now;
  });
  const wait = Math.max(...waits);
  if (wait > 0) return { kind: 'wait', seconds: Math.ceil(wait / 1000) };
  const remembered = sends.filter(({ at }) => at > now - longestSeconds * 1000);
  return { kind: 'send', sends: [...remembered, { pool, at: now }] };
}

export type LiveCode = { id: string; pool: SendPool; session: string; purpose: OtpPurpose; at: number };

/** A stranger never ends an owner's code; the answer is then `full`. */
export function decideEnds(
  live: readonly LiveCode[],
  asked: Pick<LiveCode, 'pool' | 'session' | 'purpose'>,
): readonly string[] | 'full' {
  const isReplaced = ({ session, purpose }: LiveCode) =>
    session === asked.session && purpose === asked.purpose;
  const replaced = live.filter(isReplaced);
  const others = live.filter((code) => !isReplaced(code)).toSorted((one, other) => one.at - other.at);
  const strangers = others.filter(({ pool }) => pool === 'stranger');
  const owners = others.filter(({ pool }) => pool !== 'stranger');
  const mayEnd = asked.pool === 'stranger' ? strangers : [...strangers, ...owners];
  const tooMany = Math.max(0, others.length + 1 - MAX_LIVE_CODES);
  if (tooMany > mayEnd.length) return 'full';
  return [...replaced, ...mayEnd.slice(0, tooMany)].map(({ id }) => id);
}
