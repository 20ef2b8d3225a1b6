import type { PaymentDto } from '@/lib/domain/payment/contract';

export type Checkout = Pick<PaymentDto, 'checkoutUrl' | 'checkoutFields'>;

export function openCheckout({ checkoutUrl, checkoutFields }: Checkout): void {
  if (!checkoutUrl) return;
  if (!checkoutFields) {
    window.location.assign(checkoutUrl);
    return;
  }
  const form = Object.assign(document.createElement('form'), {
    method: 'post',
    action: checkoutUrl,
    hidden: true,
  });
  for (const [name, value] of Object.entries(checkoutFields)) {
    form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }));
  }
  document.body.append(form);
  form.submit();
}
