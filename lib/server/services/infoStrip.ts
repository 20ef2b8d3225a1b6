import { array, object, string } from 'yup';
import { serverEnv } from '@/lib/config/serverEnv';
import { logger } from '../logger';

/** The page types that show the strip while no content server is configured, or it is away. */
const ownPages: readonly string[] = ['home', 'plans'];
const TIMEOUT_MS = 3000;

const answerSchema = object({
  data: object({ enabledOnPages: array().of(string().strict().required()).strict().required() }).required(),
}).required();

/** The page types on which the strip above the header is shown. */
export async function listPagesWithInfoStrip(): Promise<readonly string[]> {
  const { STRAPI_URL } = serverEnv();
  if (!STRAPI_URL) return ownPages;
  try {
    const answer = await fetch(new URL('/api/pages-with-info-strip-header', STRAPI_URL), {
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const { data } = await answerSchema.validate(await answer.json());
    return data.enabledOnPages;
  } catch (error) {
    logger().warn({ action: 'strapi', error });
    return ownPages;
  }
}
