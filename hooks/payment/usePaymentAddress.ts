import { useRouter } from 'next/router';
import { routeIdOf } from '@/lib/client/common/routeId';
import { paths } from '@/lib/config/paths';

export type PaymentAddress = { paymentId?: string; quoteId?: string; isReturn: boolean };

export function usePaymentAddress(isHydrated: boolean): PaymentAddress {
  const { asPath } = useRouter();
  if (!isHydrated) return { isReturn: false };
  const search = new URLSearchParams(asPath.split('#')[0]?.split('?')[1]);
  const paymentId = routeIdOf(asPath, paths.payment);
  return {
    paymentId,
    quoteId: search.get('quoteId') ?? undefined,
    isReturn: paymentId !== undefined && search.has('returned'),
  };
}
