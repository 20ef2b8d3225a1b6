import type { IncomingMessage } from 'node:http';
import { type IsoDate, todayInIndia } from '@/lib/domain/common/dates';
import type { Permission } from '@/lib/domain/desk/permissions';
import type { AskedRight } from '@/lib/domain/verify/rights';
import { cookiesOf, identify, type Keep } from '@/lib/server/auth/caller';
import { connectDatabase } from '@/lib/server/database/db';
import { countBefore, countMiss } from '@/lib/server/limits/rateLimit';
import type { NoLimit, RateLimit } from '@/lib/server/limits/rateLimits.data';
import { checkBodyHeaders, readJsonObject } from '@/lib/server/http/body';
import { unlessCrowded } from '@/lib/server/limits/unlessCrowded';
import { noteDenial } from './denials';
import { AppError, invalidField } from '@/lib/server/http/errors';
import { answering, type Exchange, type Reply } from '@/lib/server/http/exchange';
import { requestLocale } from '@/lib/server/http/locale';
import { checkOrigin } from '@/lib/server/http/origin';
import { readQuery } from '@/lib/server/http/query';
import { TimeLimit } from '@/lib/server/limits/timeLimit';
import type { ApiRequest } from '@/lib/server/services/common/apiRequest';
import { requireStaff } from './requireStaff';

type InputSchema<Input> = {
  validate: (
    given: unknown,
    options: { abortEarly: boolean; stripUnknown: boolean; context: { today: IsoDate } },
  ) => Promise<Input>;
};

type Opening =
  | 'everybody'
  | 'the browser that typed it'
  | 'who has its secret'
  | 'who signs what they send'
  | 'who signs in or out'
  | 'a stand-in';

/** Source of the published API description and of the tests' tables (scripts/openapi). */
export type Described = {
  summary: string;
  limit: RateLimit | NoLimit;
  example?: object;
  /** Required where neither `right` nor `permission` is set. */
  open?: Opening;
};

type Endpoint<Input> = Described & {
  /**
   * Checks the query of a GET or DELETE, the body of a POST, and drops unknown fields. Without it all fields are
   * dropped.
   */
  input?: InputSchema<Input>;
  right?: AskedRight;
  permission?: Permission;
  /** Cookies that a success sets or renews for 45 days. */
  keeps?: readonly Keep[];
  isOffline?: boolean;
  cache?: string;
  /** The page that a failure leads to, where a link is opened as a page. */
  failurePage?: (query: Readonly<Record<string, string>>) => string;
  run: (request: ApiRequest<Input>) => Promise<Reply> | Reply;
};

type Method = 'GET' | 'POST' | 'DELETE';
type Inputs = Partial<Record<Method, unknown>>;
type Endpoints<I> = { [M in keyof I]: Endpoint<I[M]> };
export const ok = <Body>(body: Body, cookies?: readonly string[]) => ({
  status: 200 as const,
  body,
  cookies,
});
export const created = <Body>(body: Body) => ({ status: 201 as const, body });
export const pdf = (file: Buffer, name: string) => ({
  status: 200 as const,
  file,
  type: 'application/pdf',
  name,
});
export const csv = (lines: AsyncIterable<string>, name: string) => ({
  status: 200 as const,
  lines,
  type: 'text/csv; charset=utf-8',
  name,
});
/** Sends server-sent events as they come, until either side ends the stream. */
export const events = (stream: AsyncIterable<string>) => ({
  status: 200 as const,
  events: stream,
  type: 'text/event-stream; charset=utf-8',
});
/** 202: the request is accepted, and the outcome is not disclosed. */
export const accepted = { status: 202 as const, body: {} };
export const noContent = { status: 204 as const };

/** Makes every check of a request, in one order. All API routes but webhooks use it. */
export function createHandler<I extends Inputs>(route: string, endpoints: Endpoints<I>) {
  const handler = answering(route, async (exchange) => {
    const endpoint = selectEndpoint(endpoints, exchange.request.method);
    if (endpoint.failurePage && isOpenedAsPage(exchange.request)) {
      exchange.failurePage = endpoint.failurePage(readQuery(exchange.request));
    }
    try {
      return await serve(endpoint, exchange);
    } catch (error) {
      if (!endpoint.isOffline) noteDenial(error, exchange);
      throw error;
    }
  });
  return Object.assign(handler, { route, endpoints });
}

function isOpenedAsPage({ headers }: IncomingMessage): boolean {
  return /\btext\/html\b/.test(headers.accept ?? '');
}

function selectEndpoint<I extends Inputs>(endpoints: Endpoints<I>, given = ''): Endpoint<I[keyof I]> {
  const method = given === 'HEAD' ? 'GET' : given;
  if (Object.hasOwn(endpoints, method)) return endpoints[method as keyof I];
  throw new AppError('METHOD_NOT_ALLOWED', {
    allow: Object.keys(endpoints).flatMap((each) => (each === 'GET' ? ['GET', 'HEAD'] : each)),
  });
}

async function serve<Input>(endpoint: Endpoint<Input>, exchange: Exchange): Promise<Reply> {
  const { request, response, requestId, route } = exchange;
  const now = new Date();
  checkBodyHeaders(request);
  checkOrigin(request);
  const idempotencyKey = readIdempotencyKey(request);
  const { keeps, right } = endpoint;
  const identity = await identify(request, { keeps, right, now });
  const { caller, address } = identity;
  const { isOffline } = endpoint;
  const limit = 'whyNone' in endpoint.limit ? undefined : endpoint.limit;
  const counted = () => ({ route, now, isOffline, addressHash: caller.addressHash });
  const time = new TimeLimit();
  const admit = async () => {
    if (!isOffline) await connectDatabase();
    await unlessCrowded(() => countBefore(limit, counted));
    return endpoint.permission && requireStaff(request, endpoint.permission, { requestId, caller, now });
  };
  const isAdmitted = isOffline && !limit && !endpoint.permission;
  const staff = isAdmitted ? undefined : await time.spend(admit);
  const input = await readInput(endpoint, request, now);
  const locale = requestLocale(request);
  try {
    const lastEventId = request.headers['last-event-id']?.toString();
    const asked = { input, caller, address, requestId, now, locale, idempotencyKey, lastEventId, staff };
    const reply = await unlessCrowded(() => time.spend(() => endpoint.run(asked)));
    if (endpoint.cache) response.setHeader('Cache-Control', endpoint.cache);
    if (endpoint.keeps) response.setHeader('Set-Cookie', await cookiesOf(identity, endpoint.keeps, now));
    return reply;
  } catch (error) {
    await time.spend(() => countMiss(limit, counted, error));
    // An inbound offer is sealed for this session, so the browser needs its cookie.
    if (error instanceof AppError && error.details.inbound) {
      response.setHeader('Set-Cookie', await cookiesOf(identity, endpoint.keeps ?? [], now));
    }
    throw error;
  }
}

async function readInput<Input>(
  { input }: Endpoint<Input>,
  request: IncomingMessage,
  now: Date,
): Promise<Input> {
  const given = request.method === 'POST' ? await readJsonObject(request) : readQuery(request);
  if (!input) return {} as Input;
  const context = { today: todayInIndia(now) };
  return input.validate(given, { abortEarly: false, stripUnknown: true, context });
}

function readIdempotencyKey({ headers }: IncomingMessage): string | undefined {
  const key = headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key === 'string' && /^[\x21-\x7e]{8,200}$/.test(key)) return key;
  throw invalidField('Idempotency-Key', 'errors.INVALID_FIELD');
}
