import { connectDatabase } from '../db';
import { noLimit } from '../rateLimits.data';
import { checkBodyHeaders, readBytes } from './body';
import { AppError } from './errors';
import { answering } from './exchange';
import { TimeLimit } from './timeLimit';
import type { IncomingHttpHeaders } from 'node:http';

type Webhook = { raw: Buffer; headers: IncomingHttpHeaders; now: Date };

/**
 * The door for other machines: no cookies, no origin, no limit (their senders would give up on us), the body
 * untouched for its signature, which is the only proof of who sent it.
 */
export function createWebhook(route: string, run: (webhook: Webhook) => Promise<void>) {
  const handler = answering(route, async ({ request }) => {
    if (request.method !== 'POST') throw new AppError('METHOD_NOT_ALLOWED', { allow: ['POST'] });
    checkBodyHeaders(request);
    const raw = await readBytes(request);
    await new TimeLimit().spend(async () => {
      await connectDatabase();
      await run({ raw, headers: request.headers, now: new Date() });
    });
    return { status: 200, body: { received: true } };
  });
  return Object.assign(handler, { limit: noLimit.webhook });
}
