import { connectDatabase } from '../db';
import { noLimit } from '../rateLimits.data';
import { checkBodyHeaders, readBytes } from './body';
import { AppError } from './errors';
import { answering } from './exchange';
import { TimeLimit } from './timeLimit';
import type { IncomingHttpHeaders } from 'node:http';

type Webhook = {
  raw: Buffer;
  headers: IncomingHttpHeaders;
  /** What the address was given to its sender with, where a sender signs nothing. */
  secret: string;
  now: Date;
};

/**
 * The door for other machines: no cookies, no origin, no limit (their senders would give up on us), the body
 * untouched for its signature, which is the only proof of who sent it.
 */
export function createWebhook(route: string, run: (webhook: Webhook) => Promise<void>) {
  const handler = answering(route, async ({ request }) => {
    if (request.method !== 'POST') throw new AppError('METHOD_NOT_ALLOWED', { allow: ['POST'] });
    checkBodyHeaders(request);
    const raw = await readBytes(request);
    const secret = new URL(request.url ?? '/', 'http://localhost').searchParams.get('secret') ?? '';
    await new TimeLimit().spend(async () => {
      await connectDatabase();
      await run({ raw, headers: request.headers, secret, now: new Date() });
    });
    return { status: 200, body: { received: true } };
  });
  return Object.assign(handler, { limit: noLimit.webhook });
}
