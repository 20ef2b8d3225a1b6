/**
 * The field by which a sharded cluster would divide each collection, hashed (docs/decisions/040). A collection that is
 * `whole` would stay on one shard.
 */
export const SHARD_KEYS = {
  applications: '_id',
  auditEntries: '_id',
  auditSeals: '_id',
  callbacks: 'quoteId',
  candidacies: '_id',
  claimCases: '_id',
  consents: 'mobileHash',
  customPaymentLinks: 'quoteId',
  customerSessions: '_id',
  deskNotes: 'quoteId',
  deskPresence: 'whole',
  dialerLeads: '_id',
  forgottenQuotes: '_id',
  gatewayEvents: '_id',
  grievances: '_id',
  healthCards: '_id',
  healthDeclarations: '_id',
  hospitalLists: 'whole',
  hospitals: 'whole',
  inboundMessages: '_id',
  kycDetails: '_id',
  mandates: 'quoteId',
  numberChanges: 'policyNumber',
  onlineLeads: '_id',
  otpBudgets: '_id',
  otpLogs: '_id',
  outbox: '_id',
  paperParts: 'paperId',
  papers: '_id',
  paymentDetails: 'quoteId',
  policies: '_id',
  policyChanges: 'policyNumber',
  ports: '_id',
  quoteVersions: '_id',
  quotes: '_id',
  rateLimits: '_id',
  renewals: '_id',
  reports: '_id',
  resumeLinks: '_id',
  reviewAndRatings: '_id',
  reviewCases: 'quoteId',
  revisits: '_id',
  sandboxOrders: 'whole',
  sandboxPayouts: 'whole',
  sentMessages: 'quoteId',
  settings: 'whole',
  staff: 'whole',
  staffSessions: 'whole',
  talks: '_id',
  tripCertificates: '_id',
  tripDetails: '_id',
  tripPolicies: '_id',
  unclaimedAmounts: '_id',
} as const satisfies Readonly<Record<string, string>>;

/** Unique indexes that a sharded cluster could not hold, and what keeps their promise without them. */
export const UNIQUE_WITHOUT_INDEX: Readonly<Record<string, string>> = {
  'applications: quoteId': 'The id of an application is derived from its quote.',
  'papers: ownerId, slot':
    'It limits how many papers somebody stores; on several shards those sent at once may be a few more.',
  'policies: applicationId':
    'A policy’s number is derived from its application, and one server alone settles a decision.',
  'ports: quoteId':
    'Who links a quote looks first whether another live case has it, and a policy takes its waits from one case alone.',
  'tripPolicies: quoteId':
    'A policy’s number is derived from its quote, and its payment is settled by one server alone.',
};
