import { array, object, string } from 'yup';
import { serverEnv } from '@/lib/config/serverEnv';
import { offTheClock } from '@/lib/server/limits/timeLimit';
import { isOff } from '@/lib/server/switches/switches';
import { logger } from '@/lib/server/logger';

/** Fallback while no content server is configured or reachable. */
const ownPages: readonly string[] = ['home', 'plans'];
const TIMEOUT_MS = 3000;

const answerSchema = object({
  data: object({ enabledOnPages: array().of(string().strict().required()).strict().required() }).required(),
}).required();

const KEEP_MS = 60_000;

let kept: { until: number; pages: Promise<readonly string[]> } | undefined;

export async function listPagesWithInfoStrip(now: Date): Promise<readonly string[]> {
  if (await isOff('strip', 'info')) return [];
  if (!kept || kept.until <= now.getTime()) kept = { until: now.getTime() + KEEP_MS, pages: askForPages() };
  return kept.pages;
}

async function askForPages(): Promise<readonly string[]> {
  const { STRAPI_URL } = serverEnv();
  if (!STRAPI_URL) return ownPages;
  try {
    const answer = await offTheClock(async () => {
      const response = await fetch(new URL('/api/pages-with-info-strip-header', STRAPI_URL), {
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      return (await response.json()) as unknown;
    });
    const { data } = await answerSchema.validate(answer);
    return data.enabledOnPages;
  } catch (error) {
    logger().warn({ action: 'strapi', error });
    return ownPages;
  }
}
