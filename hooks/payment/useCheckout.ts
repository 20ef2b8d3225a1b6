import { useRouter } from 'next/router';
import { type Checkout, openCheckout } from '@/lib/client/payment/checkout';

/** Opens the bank's page of an order. Resolves to false where it has none. */
export function useCheckout(): (order: Checkout) => Promise<boolean> {
  const router = useRouter();
  return async (order) => {
    const { checkoutUrl } = order;
    // Our sandbox is routed in the page's language; a gateway is opened as is.
    if (checkoutUrl?.startsWith('/')) await router.push(checkoutUrl);
    else openCheckout(order);
    return checkoutUrl !== undefined;
  };
}
