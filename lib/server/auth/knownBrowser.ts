import { sealData, unsealData } from 'iron-session';
import { serverEnv } from '@/lib/config/serverEnv';
import { hostCookie } from '@/lib/server/http/cookies';
import { rememberOpened } from './openedCookies';

export const KNOWN_COOKIE = 'known';

const KNOWN_SECONDS = 45 * 24 * 60 * 60;

/**
 * Opens the cookie with the number that this browser once proved, whose budget of codes strangers then can't use up.
 * Grants no access.
 */
export const openKnown = rememberOpened(async (sealed): Promise<string | undefined> => {
  const opened = await unsealData<{ mobileHash?: string }>(sealed, sealing()).catch(() => undefined);
  return opened?.mobileHash;
});

export async function knownCookie(mobileHash: string): Promise<string> {
  return hostCookie(KNOWN_COOKIE, await sealData({ mobileHash }, sealing()), KNOWN_SECONDS);
}

function sealing() {
  const { SESSION_SECRET } = serverEnv();
  if (!SESSION_SECRET) throw new Error('SESSION_SECRET is not set');
  return { password: SESSION_SECRET, ttl: KNOWN_SECONDS };
}
