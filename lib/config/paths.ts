import { deskApi } from './deskApi';
import { tripApi, tripPaths } from './tripPaths';
import type { QuoteDto } from '@/lib/domain/quote/contract';
import type { Segment } from '@/lib/domain/quote/segments';
import type { Tool } from '@/lib/domain/site/tools/tools';
import { helpApi, helpPaths } from './helpApi';
import { portApi } from './portApi';
import { renewalApi } from './renewalApi';

type NextQuote = Pick<
  QuoteDto,
  'quoteId' | 'next' | 'product' | 'paymentId' | 'applicationId' | 'policyNumber'
> & {
  segment?: Segment;
};

export const paths = {
  home: '/',
  leadForm: '/#start',
  getQuote: '/health-insurance-plan/get-quote',
  aspire: '/health-insurance-plan/aspire',
  quoteOf: (product: string, tier = '', riders: readonly string[] = []) =>
    `/health-insurance-plan/get-quote?${new URLSearchParams({
      product,
      ...(tier && { tier }),
      ...(riders.length > 0 && { riders: riders.join(',') }),
    })}`,
  /** Opens the form with these people chosen: ids of familyForm.ts. */
  quoteFor: (people: readonly string[]) =>
    `/health-insurance-plan/get-quote?${new URLSearchParams({ people: people.join(',') })}`,
  plans: '/health-insurance-plan/get-quote#plans',
  summary: (quoteId: string) => `/health-insurance-plan/summary/${encodeURIComponent(quoteId)}`,
  /** Takes the query of formatSharedQuote. */
  sharedQuote: '/health-insurance-plan/shared-quote',
  ...tripPaths,
  tools: '/tools',
  tool: (tool: Tool) => `/tools/${tool}`,
  allPlans: '/health-insurance-plans.html',
  product: (slug: string) => `/health-insurance/${encodeURIComponent(slug)}`,
  declaration: (quoteId: string) =>
    `/health-insurance-plan/health-declaration/${encodeURIComponent(quoteId)}`,
  kyc: (quoteId: string) => `/health-insurance-plan/kyc/${encodeURIComponent(quoteId)}`,
  startPayment: (quoteId: string) => `/payment?${new URLSearchParams({ quoteId })}`,
  payment: (paymentId: string) => `/payment/${encodeURIComponent(paymentId)}`,
  sandboxPay: (orderId: string) => `/sandbox/pay/${encodeURIComponent(orderId)}`,
  policy: (policyNumber: string) => `/policy/${encodeURIComponent(policyNumber)}`,
  appform: (slug: string, applicationId: string) =>
    `/appforms/${encodeURIComponent(slug)}/${encodeURIComponent(applicationId)}`,
  my: '/my',
  myCards: '/my#cards',
  change: (policyNumber: string, kind = '') =>
    `/my/change/${encodeURIComponent(policyNumber)}${kind && `#${kind}`}`,
  /** The link in the message to the old number. */
  objectNumber: (policyNumber: string, token: string) =>
    `/my/change/${encodeURIComponent(policyNumber)}#stop-${token}`,
  /** The link in the messages to phone and mail. */
  objectAccount: (policyNumber: string, token: string) =>
    `/my/change/${encodeURIComponent(policyNumber)}#keep-${token}`,
  /** The address in a card's QR code, with the card's code in the fragment. */
  cardOf: (code: string) => `/card#${code}`,
  illnesses: '/disease-a-z',
  illness: (slug: string) => `/disease-a-z/${encodeURIComponent(slug)}`,
  articles: '/health-insurance-articles.html',
  article: (slug: string) => `/health-insurance-articles/${encodeURIComponent(slug)}`,
  mediaCenter: '/about-us/media-center',
  release: (slug: string) => `/media-center/${encodeURIComponent(slug)}`,
  glossary: '/glossary',
  term: (theme: string, id = '') => `/glossary/${theme}${id && `#${id}`}`,
  questions: '/questions',
  question: (theme: string, id = '') => `/questions/${theme}${id && `#${id}`}`,
  /** The words searched for follow in the fragment, since they may tell of an illness. */
  search: '/search',
  hospitals: '/network-hospitals',
  hospitalsOf: (city: string) => `/network-hospitals/${encodeURIComponent(city)}`,
  hospital: (id: string) => `/network-hospitals/hospital/${encodeURIComponent(id)}`,
  continue: '/continue',
  /** Shown without a line in the place of a page that isn't kept. */
  offline: '/offline',
  /** A link that the desk sent, with its code in the fragment. */
  sentLink: '/p',
  doNotDisturb: '/do-not-disturb',
  careers: '/careers',
  contact: '/contact-us.html',
  ...helpPaths,
  unclaimed: '/about-us/unclaimed-amount',
  ombudsman: '/legal/ombudsman',
  downloads: '/download-center',
  grievance: '/grievance-redressal',
  grievanceOf: (grievanceId: string) => `/grievance-redressal#${encodeURIComponent(grievanceId)}`,
  /** Begins a grievance about this claim, policy or quote. */
  grievanceAbout: (reference: string) => `/grievance-redressal#about-${encodeURIComponent(reference)}`,
  corporate: '/corporate-group-health-insurance',
  portability: '/portability',
  claims: '/claims',
  claim: (claimId: string) => `/claims/claim/${encodeURIComponent(claimId)}`,
  /** A hospital's id answers the question for the hospital. */
  tellClaim: (hospitalId = '') => `/claims/tell${hospitalId && `#at-${encodeURIComponent(hospitalId)}`}`,
  /** A claim that is being told, at this question or the earliest open one. */
  claimDraft: (claimId: string, question = '') =>
    `/claims/tell/${encodeURIComponent(claimId)}${question && `#${question}`}`,
  renewals: '/renewals',
  renewal: (numberOrToken: string) => `/renewals#${encodeURIComponent(numberOrToken)}`,
  dashboard: '/telecaller-dashboard-magnus',
  outbox: '/dev/outbox',
  devStart: '/dev/start',
  stored: '/dev/stored',
} as const;

const ownSteps = {
  travellers: paths.tripTravellers,
  declaration: paths.declaration,
  kyc: paths.kyc,
} as const;
const isOwnStep = (next: NextQuote['next']): next is keyof typeof ownSteps => next in ownSteps;

/** The page after the summary. The application form is opened from the payment's page. */
export function nextPathOf({ quoteId, next, product, ...rest }: NextQuote): string {
  const { segment, paymentId, applicationId, policyNumber } = rest;
  if (isOwnStep(next)) return ownSteps[next](quoteId);
  switch (next) {
    case 'verify':
    case 'advisor':
      return summaryOf(quoteId, segment);
    case 'payment':
      return paymentPathOf(quoteId, paymentId);
    case 'application':
    case 'decision':
      if (applicationId && product) return paths.appform(product, applicationId);
      return paymentPathOf(quoteId, paymentId);
    case 'done':
      return policyNumber ? paths.policy(policyNumber) : paths.home;
  }
}

function summaryOf(quoteId: string, segment?: Segment): string {
  return segment === 'Travel' ? paths.tripSummary(quoteId) : paths.summary(quoteId);
}

function paymentPathOf(quoteId: string, paymentId: string | undefined): string {
  return paymentId ? paths.payment(paymentId) : paths.startPayment(quoteId);
}

/** The address that a resume record stores. */
export function quoteUrl(quoteId: string, segment?: Segment): string {
  const page = segment === 'Travel' ? paths.tripQuote : paths.getQuote;
  return `${page}?${new URLSearchParams({ quoteId })}`;
}

export function summaryUrl(quoteId: string, segment?: Segment): string {
  return `${summaryOf(quoteId, segment)}?${new URLSearchParams({ quoteId })}`;
}

/** The specification's marker for a route change without navigation. */
export function isShallow(url: string): boolean {
  return url.includes('shallow');
}

export const api = {
  ...helpApi,
  healthLive: '/api/health/live',
  quote: '/api/health-insurance-plan/quote',
  price: '/api/health-insurance-plan/quote/price',
  planPaper: '/api/health-insurance-plan/paper',
  quotePdf: '/api/health-insurance-plan/quote/pdf',
  informationSheet: '/api/health-insurance-plan/quote/information-sheet',
  ...tripApi,
  cities: '/api/cities',
  hospitals: '/api/Claims/hospitalProviders',
  redirectionLink: '/api/QuoteToAppformService/getRedirectionLink',
  applicationForm: '/api/health-insurance-plan/application-form',
  applicationSignature: '/api/health-insurance-plan/application-form/signature',
  ifsc: '/api/ifsc',
  ip: '/api/ip',
  pincode: '/api/pincode',
  policy: '/api/policy',
  policyDocument: '/api/policy/document',
  policyCancel: '/api/policy/cancel',
  cardCheck: '/api/policy/card-check',
  my: '/api/my',
  claimAnswer: '/api/claims/answer',
  claimAppeal: '/api/claims/appeal',
  claimAuthToken: '/api/auth/getauthtoken',
  claimDetail: '/api/claim/getclaimdetialbyid',
  claimDocument: '/api/claims/document',
  claimDraft: '/api/claims/draft',
  claimHistory: '/api/claim/getclaimhistory',
  claimOtherDetails: '/api/claim/getclaimotherdetails',
  claimWithdraw: '/api/claims/withdraw',
  claimPolicies: '/api/policy/getpolicydetailsbymoblienumber',
  claimPolicy: '/api/policy/getcustomerpolicydetail',
  claims: '/api/claims',
  ...renewalApi,
  grievances: '/api/grievances',
  grievanceDocument: '/api/grievances/document',
  grievanceFollowUp: '/api/grievances/follow-up',
  grievanceLine: '/api/grievances/line',
  grievanceOmbudsman: '/api/grievances/ombudsman',
  grievanceSettle: '/api/grievances/settle',
  grievanceWithdraw: '/api/grievances/withdraw',
  careers: '/api/careers',
  careersDocument: '/api/careers/document',
  careersWithdraw: '/api/careers/withdraw',
  ...portApi,
  unclaimed: '/api/unclaimed',
  reports: '/api/reports',
  reportFollow: '/api/reports/follow',
  myAccountObjection: '/api/my/account-objection',
  myAddition: '/api/my/addition',
  myChange: '/api/my/change',
  myChangeDocument: '/api/my/change-document',
  myNumber: '/api/my/number',
  myNumberCode: '/api/my/number-code',
  myNumberDocument: '/api/my/number-document',
  myNumberObjection: '/api/my/number-objection',
  myNumberProof: '/api/my/number-proof',
  myNumberRequest: '/api/my/number-request',
  healthDeclaration: '/api/health-insurance-plan/health-declaration',
  customerKyc: '/api/health-insurance-plan/customer-kyc',
  signzy: '/api/signzy/getData',
  revisit: '/api/revisit',
  revisitUpdate: '/api/revisit/update',
  revisitOpen: '/api/revisit/open',
  revisitJourneys: '/api/revisit/journeys',
  revisitLink: '/api/revisit/link',
  revisitLinkOpen: '/api/revisit/link/open',
  revisitLinkRenew: '/api/revisit/link/renew',
  revisitLinkStop: '/api/revisit/link/stop',
  consents: '/api/consents',
  consentsWithdraw: '/api/consents/withdraw',
  groupLead: '/api/leads/group',
  topicCall: '/api/leads/call',
  leadsUpdate: '/api/leads/update',
  faults: '/api/faults',
  tags: '/api/tags',
  infoStrip: '/api/strapi/pagesWithInfoStripHeader',
  outbox: '/dev/outbox.json',
  inboundStandIn: '/api/dev/inbound',
  sampleAuthenticator: '/api/dev/authenticator',
  stored: '/api/dev/stored',
  ageing: '/api/dev/ageing',
  otpPhoneGenerate: '/api/otp/phone/generate',
  otpPhoneValidate: '/api/otp/phone/validate',
  otpStaffGenerate: '/api/otp/staff/generate',
  otpStaffValidate: '/api/otp/staff/validate',
  otpInbound: '/api/otp/inbound',
  otpHeard: '/api/otp/heard',
  otpServiceGenerate: '/api/otp-service/generate',
  otpServiceValidate: '/api/otp-service/validate',
  deviceKeys: '/api/session/device-keys',
  sessionEnd: '/api/session/end',
  staffSecondFactor: '/api/staff/second-factor',
  staffSession: '/api/staff/session',
  payments: '/api/payments',
  paymentReturned: '/api/payments/returned',
  paymentReturn: '/api/payments/return',
  razorpayWebhook: '/api/payments/webhook/razorpay',
  sandboxWebhook: '/api/payments/webhook/sandbox',
  sandboxPay: '/api/sandbox/pay',
  linkOpen: '/api/links/open',
  linkEnter: '/api/links/enter',
  linkRenew: '/api/links/renew',
  callbacks: '/api/callbacks',
  ...deskApi,
} as const;
