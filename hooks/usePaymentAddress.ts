import { useRouter } from 'next/router';

export type PaymentAddress = { paymentId?: string; quoteId?: string; isReturn: boolean };

/** What the address asks for. One prerendered page answers for all payments, so its route has no parameter. */
export function usePaymentAddress(isHydrated: boolean): PaymentAddress {
  const { asPath } = useRouter();
  if (!isHydrated) return { isReturn: false };
  const [path = '', query] = asPath.split('#')[0]?.split('?') ?? [];
  const search = new URLSearchParams(query);
  const paymentId = /^\/payment\/([\w-]{1,64})$/.exec(path)?.[1];
  return {
    paymentId,
    quoteId: search.get('quoteId') ?? undefined,
    isReturn: paymentId !== undefined && search.has('returned'),
  };
}
