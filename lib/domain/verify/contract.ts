/** A small sum: the number whose PBKDF2 with this challenge begins with so many zero bits. */
export type WorkDto = { challenge: string; bits: number; iterations: number };

/** The text that proves a phone when it comes from it, in place of a code that goes to it. */
export type InboundOfferDto = { requestId: string; number: string; text: string; expiresInSeconds: number };

/** The answer to every …/generate, whether or not the person is known. */
export type OtpChallengeDto = {
  requestId: string;
  expiresInSeconds: number;
  resendAfterSeconds: number;
  attemptsLeft: number;
  maskedTo: string;
  /** For staff, whose number must not show: strangers may have spent it. */
  inbound?: InboundOfferDto;
};
