/** Every URL of the site that code refers to. */
export const paths = {
  home: '/',
  leadForm: '/#lead-form',
  getQuote: '/health-insurance-plan/get-quote',
  plans: '/health-insurance-plan/get-quote#plans',
  summary: (quoteId: string) => `/health-insurance-plan/summary/${encodeURIComponent(quoteId)}`,
  appform: (slug: string, applicationId: string) =>
    `/appforms/${encodeURIComponent(slug)}/${encodeURIComponent(applicationId)}`,
  doNotDisturb: '/do-not-disturb',
} as const;

export const api = {
  quote: '/api/health-insurance-plan/quote',
  price: '/api/health-insurance-plan/quote/price',
  cities: '/api/cities',
  revisit: '/api/revisit',
  revisitUpdate: '/api/revisit/update',
  leadsUpdate: '/api/leads/update',
  infoStrip: '/api/strapi/pagesWithInfoStripHeader',
} as const;
