/** A limit for each address. Keep it wide, since many customers of a mobile carrier share an address. */
export type RateLimit = {
  max: number;
  windowSeconds: number;
  /**
   * Counts answers of NOT_FOUND alone, so that readers of known ids are never limited and cost no write. Only for ids
   * that can't be guessed.
   */
  countsMisses?: boolean;
};

/** Required where there is no limit: why the endpoint can't be abused. */
export type NoLimit = { whyNone: string };

export const limits = {
  saveQuote: { max: 120, windowSeconds: 60 },
  readQuote: { max: 60, windowSeconds: 60, countsMisses: true },
  // Costs as much as twenty other requests.
  readDocument: { max: 30, windowSeconds: 60 },
  createRevisit: { max: 120, windowSeconds: 60 },
  // A form saves every two seconds into its own record; counting each would double the cost.
  updateRevisit: { max: 60, windowSeconds: 60, countsMisses: true },
  readRevisit: { max: 60, windowSeconds: 60, countsMisses: true },
  saveVerified: { max: 240, windowSeconds: 60 },
  readVerified: { max: 60, windowSeconds: 60, countsMisses: true },
  // Per phone number.
  checkIdentity: { max: 8, windowSeconds: 24 * 60 * 60 },
  // Per quote.
  sendLink: { max: 3, windowSeconds: 24 * 60 * 60 },
  // Per recipient.
  sendLinkTo: { max: 5, windowSeconds: 24 * 60 * 60 },
  // Per number, since anybody can begin a quote with anybody's number.
  remind: { max: 2, windowSeconds: 7 * 24 * 60 * 60 },
  openLink: { max: 60, windowSeconds: 60, countsMisses: true },
  updateLead: { max: 60, windowSeconds: 60 },
  // Codes and links to recipients of the caller's choice.
  sendMessage: { max: 30, windowSeconds: 60 * 60 },
  // For all addresses together, against message pumping.
  sendLinkOfAll: { max: 2_000, windowSeconds: 10 * 60 },
  // Codes sent for strangers, to all numbers: beyond the first each costs a proof of work, beyond the second
  // none is sent.
  sendCodeFreely: { max: 500, windowSeconds: 10 * 60 },
  sendCodeOfAll: { max: 2_000, windowSeconds: 10 * 60 },
  // The page polls every few seconds, and there is nothing to guess.
  readHeard: { max: 600, windowSeconds: 60 },
  endSession: { max: 120, windowSeconds: 60 },
  tryOtp: { max: 300, windowSeconds: 10 * 60 },
  // A file of 10 MB has 234 parts; two such in a minute from one address, and unknown claims.
  sendPaper: { max: 600, windowSeconds: 60 },
  // Per phone number, since one without a policy can begin claims too.
  beginClaim: { max: 20, windowSeconds: 24 * 60 * 60 },
  // Per phone number, since each can have messages sent to another number.
  beginNumber: { max: 10, windowSeconds: 24 * 60 * 60 },
  // Anybody can type anybody's number, and each is a call to make.
  askCall: { max: 30, windowSeconds: 60 * 60 },
  // Per phone number, whoever asks and from whatever address; the number's proven owner has a count of their own.
  askCallOfNumber: { max: 3, windowSeconds: 24 * 60 * 60 },
  // Per telecaller. Supervisors are told of far fewer already.
  revealNumber: { max: 60, windowSeconds: 24 * 60 * 60 },
  // Per telecaller: different numbers that are searched for. A masked number hides four digits, that is 10,000 guesses.
  searchNumbers: { max: 200, windowSeconds: 24 * 60 * 60 },
  // Per person at the desk: promised calls, and calls to port customers and candidates. Each shows a number. A full day
  // at five minutes each.
  takeCall: { max: 100, windowSeconds: 24 * 60 * 60 },
  lookUpUnclaimed: { max: 10, windowSeconds: 60 * 60 },
  // Per policy.
  unclaimedOfPolicy: { max: 10, windowSeconds: 24 * 60 * 60 },
  // Per address, which many customers may share.
  beginTalk: { max: 30, windowSeconds: 60 * 60 },
  sendTalkMessage: { max: 60, windowSeconds: 60 },
  // Per recipient, whose number or address anybody may type.
  tellOfTalk: { max: 5, windowSeconds: 24 * 60 * 60 },
  openTalkEvents: { max: 120, windowSeconds: 60 },
  // Per phone number.
  sendCandidacy: { max: 5, windowSeconds: 24 * 60 * 60 },
  sendPort: { max: 5, windowSeconds: 24 * 60 * 60 },
  fileGrievance: { max: 10, windowSeconds: 24 * 60 * 60 },
  // Per grievance or report, all of whose lines stand in one document.
  addLine: { max: 20, windowSeconds: 24 * 60 * 60 },
  // Counted apart from the report, which says nothing of who sent it.
  sendReport: { max: 30, windowSeconds: 60 * 60 },
  // Per phone number, since a hostile file of 10 MB keeps a server busy for up to half a second.
  judgePaper: { max: 60, windowSeconds: 10 * 60 },
  // Per phone number too: a file of a talk is kept for a year.
  beginPaper: { max: 100, windowSeconds: 24 * 60 * 60 },
  startPayment: { max: 60, windowSeconds: 60 },
  // Per payment, all of whose moves stand in one document.
  noteReturn: { max: 20, windowSeconds: 60 * 60 },
  // The page polls every few seconds.
  readPayment: { max: 60, windowSeconds: 60, countsMisses: true },
  // Saved while typing, as a resume record.
  saveApplication: { max: 60, windowSeconds: 60, countsMisses: true },
  readApplication: { max: 60, windowSeconds: 60, countsMisses: true },
  startApplication: { max: 60, windowSeconds: 60 },
  readPolicy: { max: 60, windowSeconds: 60, countsMisses: true },
  // The code is short enough to be typed, but has 60 bits, which can't be guessed from any number of addresses.
  checkCertificate: { max: 20, windowSeconds: 60 },
  // A hospital's desk checks a few cards a minute; a code can't be guessed.
  checkCard: { max: 60, windowSeconds: 60 },
  // Each takes ten milliseconds: a tenth of a processor per address.
  readPrice: { max: 600, windowSeconds: 60 },
  // Costs three times as much.
  readEveryPrice: { max: 200, windowSeconds: 60 },
  lookUp: { max: 120, windowSeconds: 60 },
  readContent: { max: 600, windowSeconds: 60 },
  noteFault: { max: 30, windowSeconds: 60 },
  readOwn: { max: 240, windowSeconds: 60 },
  // Each reads thousands of entries.
  exportAudit: { max: 10, windowSeconds: 60 },
  // Per member of the staff.
  useLinkToken: { max: 30, windowSeconds: 60 },
  // Per payment, since each check asks the gateway.
  checkPayment: { max: 3, windowSeconds: 60 },
  readFigures: { max: 60, windowSeconds: 60 },
  readStaff: { max: 600, windowSeconds: 60 },
} as const satisfies Record<string, RateLimit>;

export const noLimit = {
  health: { whyNone: 'A balancer that is refused takes the server for dead.' },
  codes: { whyNone: 'Codes have budgets of their own, by number, address and session (decision 007).' },
  outbox: { whyNone: 'It answers while nothing is sent for real, and never in production.' },
  stored: { whyNone: 'It answers whoever develops, and never in production.' },
  webhook: { whyNone: 'A gateway that is refused gives up; what is not signed costs one hash.' },
  gatewayReturn: { whyNone: 'It reads an address and answers another: no database, no page.' },
} as const satisfies Record<string, NoLimit>;
