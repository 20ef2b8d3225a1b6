/** The services that the server calls. */
export const PROVIDERS = [
  'clamd',
  'ip',
  'MSG91',
  'Razorpay',
  'RazorpayX',
  'Sandbox',
  'Signzy',
  'SMTP',
  'Strapi',
] as const;
export type ProviderName = (typeof PROVIDERS)[number];
