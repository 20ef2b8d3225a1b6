/** Endpoints of a policy's next term, and of the mandate to pay it by itself. */
export const renewalApi = {
  renewals: '/api/renewals',
  renewal: '/api/renewals/renewal',
  renewalOpened: '/api/renewals/opened',
  renewalPay: '/api/renewals/pay',
  mandate: '/api/renewals/mandate',
  mandateEnd: '/api/renewals/mandate-end',
} as const;
