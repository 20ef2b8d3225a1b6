/** How often one address may do a thing. Mobile carriers put many customers behind one address: keep them wide. */
export type RateLimit = {
  max: number;
  windowSeconds: number;
  /** Only NOT_FOUND counts: who knows an id is never stopped, and reading it writes nothing. */
  countsMisses?: boolean;
};

/** For what is asked without a limit: why nobody can make it costly. Every route has the one or the other. */
export type NoLimit = { whyNone: string };

export const limits = {
  saveQuote: { max: 120, windowSeconds: 60 },
  readQuote: { max: 60, windowSeconds: 60, countsMisses: true },
  // Setting one, of a quote or of a policy, takes as long as twenty other requests.
  readDocument: { max: 30, windowSeconds: 60 },
  createRevisit: { max: 120, windowSeconds: 60 },
  // Typing saves every two seconds, into the one record that its owner has: counting would double its cost.
  updateRevisit: { max: 60, windowSeconds: 60, countsMisses: true },
  readRevisit: { max: 60, windowSeconds: 60, countsMisses: true },
  saveVerified: { max: 240, windowSeconds: 60 },
  readVerified: { max: 60, windowSeconds: 60, countsMisses: true },
  // Of one phone number, at the registries: enough to mend what was mistyped.
  checkIdentity: { max: 8, windowSeconds: 24 * 60 * 60 },
  // Of one journey, by whatever channel.
  sendLink: { max: 3, windowSeconds: 24 * 60 * 60 },
  // To one number or address of mail, of whatever journeys.
  sendLinkTo: { max: 5, windowSeconds: 24 * 60 * 60 },
  // To one number, of whatever journeys: anybody can begin one with anybody's number.
  remind: { max: 2, windowSeconds: 7 * 24 * 60 * 60 },
  openLink: { max: 60, windowSeconds: 60, countsMisses: true },
  updateLead: { max: 60, windowSeconds: 60 },
  // Codes that strangers ask for, of all families, and links together.
  sendMessage: { max: 30, windowSeconds: 60 * 60 },
  // Links of all addresses together: beyond it somebody is pumping messages.
  sendLinkOfAll: { max: 2_000, windowSeconds: 10 * 60 },
  // Codes that were sent for strangers, to all numbers together. From the first on each costs a proof of work, from
  // the second on there are none for them. What was refused, and what the reserves gave, is not in it.
  sendCodeFreely: { max: 500, windowSeconds: 10 * 60 },
  sendCodeOfAll: { max: 2_000, windowSeconds: 10 * 60 },
  // A page that waits for the phone's message asks every few seconds, and nothing can be guessed here.
  readHeard: { max: 600, windowSeconds: 60 },
  endSession: { max: 120, windowSeconds: 60 },
  tryOtp: { max: 300, windowSeconds: 10 * 60 },
  startPayment: { max: 60, windowSeconds: 60 },
  // A page that waits for the bank asks every few seconds.
  readPayment: { max: 60, windowSeconds: 60, countsMisses: true },
  // As a resume record: typing saves every two seconds.
  saveApplication: { max: 60, windowSeconds: 60, countsMisses: true },
  readApplication: { max: 60, windowSeconds: 60, countsMisses: true },
  startApplication: { max: 60, windowSeconds: 60 },
  readPolicy: { max: 60, windowSeconds: 60, countsMisses: true },
  // All prices of a family take a hundredth of a second: one address can have a tenth of a processor.
  readPrice: { max: 600, windowSeconds: 60 },
  // Those of every tier and term are three times as many.
  readEveryPrice: { max: 200, windowSeconds: 60 },
  lookUp: { max: 120, windowSeconds: 60 },
  // What is the same for everybody, and made once: a page asks once.
  readContent: { max: 600, windowSeconds: 60 },
  // Each is a line in the log.
  noteFault: { max: 30, windowSeconds: 60 },
  readOwn: { max: 240, windowSeconds: 60 },
  readStaff: { max: 600, windowSeconds: 60 },
} as const satisfies Record<string, RateLimit>;

export const noLimit = {
  health: { whyNone: 'A balancer that is refused takes the server for dead.' },
  codes: { whyNone: 'Codes have budgets of their own, by number, address and session (decision 007).' },
  outbox: { whyNone: 'It answers while nothing is sent for real, and never in production.' },
  webhook: { whyNone: 'A gateway that is refused gives up; what is not signed costs one hash.' },
  gatewayReturn: { whyNone: 'It reads an address and answers another: no database, no page.' },
} as const satisfies Record<string, NoLimit>;
