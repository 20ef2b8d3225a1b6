const ownPlace = 'Somebody’s own things, a handful, when they open them: a few times a year each.';
const once = 'Once on the way of a journey that is bought, or of one that is deleted.';
const typed = 'Papers and changes of policies: some thousands a day at a hundred million visits a month.';
const code = 'Once or twice for each code that is sent or proven, never for a save.';

/** Collection, the field by which a customer's call asks every shard, and why that is rare or small. */
export const everyShard: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  applications: { quoteId: once },
  candidacies: { mobileHash: ownPlace },
  claimCases: { mobileHash: ownPlace, policyNumber: ownPlace },
  consents: { quoteId: once },
  customPaymentLinks: {
    _id: 'A link that the desk sent is opened: once or twice for each.',
    codeHash: 'The same link, before its code is known to be one.',
  },
  grievances: { mobileHash: ownPlace },
  healthCards: { policyNumber: ownPlace },
  numberChanges: { _id: typed, mobileHash: ownPlace },
  otpLogs: { targetHash: code },
  outbox: {
    quoteId: once,
    status: 'What is due next: each server asks once a second, and after each code.',
  },
  paperParts: { ownerId: typed },
  papers: { ownerId: typed },
  paymentDetails: {
    _id: 'One live payment for each quote is worth more (its unique index); a payment’s page is open for a minute.',
  },
  policies: { applicationId: once, mobileHash: ownPlace },
  policyChanges: { _id: typed, mobileHash: ownPlace },
  ports: { mobileHash: ownPlace, quoteId: once },
  quotes: { mobileHash: code, ownerHash: once, provenBy: once },
  reviewAndRatings: {
    product: 'What customers say of a plan: held by browsers and caches for five minutes.',
  },
  talks: {
    ownerHash: 'Those of a browser that wait: once when a talk begins.',
    status:
      'Who waits, at most some dozens: once for all chats that are open at a server, and when one begins.',
  },
  resumeLinks: { quoteId: once },
  tripPolicies: { quoteId: once, mobileHash: ownPlace },
  revisits: { guests: once, ownerHash: once, quoteId: code, resumeHash: once },
};
