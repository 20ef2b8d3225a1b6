import { paths } from '@/lib/config/paths';
import { type Locale, pathIn, toLocale } from '@/lib/i18n/locales';
import { noLimit } from '@/lib/server/limits/rateLimits.data';
import { AppError } from '@/lib/server/http/errors';
import { answering, type Exchange } from '@/lib/server/http/exchange';
import type { Described } from './createHandler';

const methods = ['GET', 'HEAD', 'POST'];

function onlyId([id, ...more]: readonly string[]): string | undefined {
  return id !== undefined && more.length === 0 && /^[\w-]{1,64}$/.test(id) ? id : undefined;
}

/** What a returning customer's request says of the payment proves nothing, so it is ignored. */
export function answerReturn(route: string, languageOf: (paymentId: string) => Promise<Locale | undefined>) {
  const run = async ({ request }: Pick<Exchange, 'request'>) => {
    if (!methods.includes(request.method ?? '')) {
      throw new AppError('METHOD_NOT_ALLOWED', { allow: methods });
    }
    const { searchParams } = new URL(request.url ?? '/', 'http://localhost');
    const paymentId = onlyId(searchParams.getAll('paymentId'));
    const policyNumber = onlyId(searchParams.getAll('policyNumber'));
    if (paymentId === undefined && policyNumber === undefined) throw new AppError('NOT_FOUND');
    const paidIn = paymentId === undefined ? undefined : await languageOf(paymentId);
    const locale = paidIn ?? toLocale(searchParams.get('locale') ?? undefined);
    // Without a payment, the customer comes back from giving a mandate, or from not giving it.
    const location =
      paymentId === undefined
        ? pathIn(locale, paths.renewal(policyNumber ?? ''))
        : `${pathIn(locale, paths.payment(paymentId))}?returned=1`;
    return { status: 303 as const, location };
  };
  const endpoint = {
    summary: 'Where gateways send the customer back to',
    limit: noLimit.gatewayReturn,
    open: 'everybody',
    run,
  } satisfies Described & { run: unknown };
  return Object.assign(answering(route, run), { route, endpoints: { GET: endpoint, POST: endpoint } });
}
