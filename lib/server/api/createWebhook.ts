import type { IncomingHttpHeaders } from 'node:http';
import { connectDatabase } from '@/lib/server/database/db';
import { noLimit } from '@/lib/server/limits/rateLimits.data';
import { checkBodyHeaders, readBytes } from '@/lib/server/http/body';
import { AppError } from '@/lib/server/http/errors';
import { answering, type Exchange } from '@/lib/server/http/exchange';
import { TimeLimit } from '@/lib/server/limits/timeLimit';
import { type Described, ok } from './createHandler';

type Webhook = {
  raw: Buffer;
  headers: IncomingHttpHeaders;
  /** The secret in the address, for senders that don't sign. */
  secret: string;
  now: Date;
};

/**
 * Makes a route for other machines, without cookies, origin check or rate limit. The raw body's signature, or the
 * secret in the address, is the only proof, which `take` checks.
 */
export function createWebhook(
  route: string,
  { summary, take }: { summary: string; take: (webhook: Webhook) => Promise<void> },
) {
  const run = async ({ request }: Pick<Exchange, 'request'>) => {
    if (request.method !== 'POST') throw new AppError('METHOD_NOT_ALLOWED', { allow: ['POST'] });
    checkBodyHeaders(request);
    const raw = await readBytes(request);
    const secret = new URL(request.url ?? '/', 'http://localhost').searchParams.get('secret') ?? '';
    await new TimeLimit().spend(async () => {
      await connectDatabase();
      await take({ raw, headers: request.headers, secret, now: new Date() });
    });
    return ok({ received: true });
  };
  const POST = {
    summary,
    limit: noLimit.webhook,
    open: 'who signs what they send',
    run,
  } satisfies Described & { run: unknown };
  return Object.assign(answering(route, run), { route, endpoints: { POST } });
}
