/** Pages of trips that are being bought, or were bought. */
export const tripPaths = {
  travel: '/travel-insurance.html',
  tripQuote: '/Travel/get-quote',
  tripSummary: (quoteId: string) => `/Travel/summary/${encodeURIComponent(quoteId)}`,
  tripTravellers: (quoteId: string) => `/Travel/travellers/${encodeURIComponent(quoteId)}`,
  travelLogin: '/travelLogin',
  /** Where a consulate checks a certificate; the QR code puts the certificate's code in the fragment. */
  verifyCertificate: (code = '') => `/verify${code && `#${code}`}`,
} as const;

/** A trip's endpoints. */
export const tripApi = {
  travelPrice: '/api/travel-insurance/price',
  tripTravellers: '/api/travel-insurance/travellers',
  tripPolicy: '/api/travel-insurance/policy',
  tripCertificate: '/api/travel-insurance/certificate',
  tripChange: '/api/travel-insurance/change',
  tripTyped: '/api/travel-insurance/typed',
  tripSpelling: '/api/travel-insurance/spelling',
  tripCancel: '/api/travel-insurance/cancel',
  tripClaim: '/api/travel-insurance/claim',
  certificateCheck: '/api/travel-insurance/certificate-check',
} as const;
