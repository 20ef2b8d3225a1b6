import { paths } from '@/lib/config/paths';
import { pathIn, toLocale } from '@/lib/i18n/locales';
import { noLimit } from '../rateLimits.data';
import { AppError } from './errors';
import { answering } from './exchange';

const methods = ['GET', 'HEAD', 'POST'];

/**
 * Gateways send the customer back by a link, or by a form of their own, which no page of ours would take. Whatever
 * they say of the payment is left behind here: it proves nothing.
 */
export function answerReturn(route: string) {
  const handler = answering(route, ({ request }) => {
    if (!methods.includes(request.method ?? '')) {
      return Promise.reject(new AppError('METHOD_NOT_ALLOWED', { allow: methods }));
    }
    const { searchParams } = new URL(request.url ?? '/', 'http://localhost');
    const [paymentId, ...more] = searchParams.getAll('paymentId');
    if (!paymentId || more.length > 0 || !/^[\w-]{1,64}$/.test(paymentId)) {
      return Promise.reject(new AppError('NOT_FOUND'));
    }
    const locale = toLocale(searchParams.get('locale') ?? undefined);
    return Promise.resolve({
      status: 303,
      location: `${pathIn(locale, paths.payment(paymentId))}?returned=1`,
    });
  });
  return Object.assign(handler, { limit: noLimit.gatewayReturn });
}
