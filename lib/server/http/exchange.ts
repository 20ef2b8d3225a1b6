import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { serverEnv } from '@/lib/config/serverEnv';
import { note } from '@/lib/server/telemetry/notes';
import { logAnswer, logger } from '@/lib/server/logger';
import { toErrorDto } from './errorBody';
import { AppError, errorStatus } from './errors';
import { requestLocale } from './locale';
import { sendJson } from './sendJson';
import { newRequestId } from './requestId';
import { traceId, tracing } from '@/lib/server/telemetry/trace';
import { toAppError } from './toAppError';

export type Exchange = {
  request: IncomingMessage;
  response: ServerResponse;
  requestId: string;
  route: string;
  failurePage?: string;
};

export type Reply =
  | { status: 200 | 201 | 202 | 204; body?: unknown; cookies?: readonly string[] }
  | FileReply
  | RedirectReply
  | StreamReply
  | EventsReply;

export type RedirectReply = { status: 303; location: string };

/** A file to keep. Its name has letters, digits, hyphens and dots only. */
export type FileReply = { status: 200; file: Buffer; type: string; name: string };

/** A file that is sent while it is produced. */
export type StreamReply = { status: 200; lines: AsyncIterable<string>; type: string; name: string };

/** Server-sent events. */
export type EventsReply = { status: 200; events: AsyncIterable<string>; type: string };

const PRIVATE = 'no-store';

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** Writes one log line for each request. Continues a trace that a balancer began. */
export function answering(route: string, serve: (exchange: Exchange) => Promise<Reply>): Handler {
  const answer = answerer(route, serve);
  return (request, response) => {
    const isBalanced = serverEnv().TRUSTED_PROXIES > 0;
    return tracing(isBalanced ? request.headers['traceparent'] : undefined, () => answer(request, response));
  };
}

function answerer(route: string, serve: (exchange: Exchange) => Promise<Reply>): Handler {
  return async (request, response) => {
    const startedAt = performance.now();
    const exchange: Exchange = { request, response, requestId: newRequestId(), route };
    response.setHeader('X-Request-Id', exchange.requestId);
    response.setHeader('Cache-Control', PRIVATE);
    try {
      const reply = await serve(exchange);
      if ('events' in reply) sendEvents(response, reply);
      else if ('lines' in reply) await sendStream(response, reply);
      else send(response, reply);
    } catch (error) {
      fail(error, exchange);
    }
    const { method = '' } = request;
    const { statusCode: status } = response;
    const taken = performance.now() - startedAt;
    const { requestId } = exchange;
    note('answer', { route, method, status, seconds: taken / 1000 });
    logAnswer({
      action: `${method} ${route}`,
      requestId,
      traceId: traceId(),
      durationMs: Math.round(taken),
      status,
    });
  };
}

export const unknownRoute = answering('unknown', () => Promise.reject(new AppError('NOT_FOUND')));

function send(response: ServerResponse, reply: Exclude<Reply, StreamReply | EventsReply>): void {
  if ('file' in reply) return sendFile(response, reply);
  if ('location' in reply) return sendRedirect(response, reply);
  const { status, body, cookies = [] } = reply;
  response.statusCode = status;
  for (const cookie of cookies) response.appendHeader('Set-Cookie', cookie);
  if (status === 204) {
    response.end();
    return;
  }
  if (response.getHeader('Cache-Control') === PRIVATE) sendJson(response, body);
  else sendShared(response, body);
}

/** Stops reading when the client goes away. */
async function sendStream(response: ServerResponse, { lines, type, name }: StreamReply): Promise<void> {
  response.setHeader('Content-Type', type);
  response.setHeader('Content-Disposition', `attachment; filename="${name}"`);
  await pipeline(Readable.from(lines), response);
}

/**
 * Doesn't wait for the stream's end: the request counts as answered once it is open. The header tells proxies not to
 * buffer it.
 */
function sendEvents(response: ServerResponse, { events, type }: EventsReply): void {
  response.setHeader('Content-Type', type);
  response.setHeader('X-Accel-Buffering', 'no');
  response.setHeader('Cache-Control', `${PRIVATE}, no-transform`);
  if (response.req.method === 'HEAD') {
    void events[Symbol.asyncIterator]().return?.();
    return void response.end();
  }
  response.flushHeaders();
  pipeline(Readable.from(events), response).catch(() => response.destroy());
}

function sendFile(response: ServerResponse, { file, type, name }: FileReply): void {
  if (response.getHeader('Cache-Control') !== PRIVATE && isHeld(response, file)) return;
  response.setHeader('Content-Type', type);
  response.setHeader('Content-Length', file.length);
  response.setHeader('Content-Disposition', `attachment; filename="${name}"`);
  response.end(file);
}

function fail(thrown: unknown, { request, response, requestId, route, failurePage }: Exchange): void {
  const error = toAppError(thrown);
  const status = errorStatus[error.code];
  note('error', { route, code: error.code });
  const { allow, retryAfterSeconds } = error.details;
  if (status >= 500 && error.code !== 'DRAINING') logger().error({ action: route, requestId, error: thrown });
  if (response.destroyed || response.headersSent) return;
  if (allow) response.setHeader('Allow', allow.join(', '));
  if (retryAfterSeconds) response.setHeader('Retry-After', retryAfterSeconds);
  if (failurePage) return sendRedirect(response, { status: 303, location: failurePage });
  response.statusCode = status;
  sendJson(response, toErrorDto(error, requestLocale(request), requestId));
}

function sendRedirect(response: ServerResponse, { status, location }: RedirectReply): void {
  response.statusCode = status;
  response.setHeader('Location', location);
  response.end();
}

function sendShared(response: ServerResponse, body: unknown): void {
  if (!isHeld(response, JSON.stringify(body))) sendJson(response, body);
}

/** Answers 304 if the client has the same content already. */
function isHeld(response: ServerResponse, content: string | Buffer): boolean {
  const tag = `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
  response.setHeader('ETag', tag);
  if (response.req.headers['if-none-match'] !== tag) return false;
  response.statusCode = 304;
  response.end();
  return true;
}
