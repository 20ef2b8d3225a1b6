/** Find a number whose PBKDF2 with this challenge starts with `bits` zero bits. */
export type WorkDto = { challenge: string; bits: number; iterations: number };

/** Keys in base64url. The first one seals; the others open what names their id. */
export type DeviceKeysDto = { keys: readonly { id: string; key: string }[] };

/** A text that proves the phone it is sent from, instead of a code. */
export type InboundOfferDto = { requestId: string; number: string; text: string; expiresInSeconds: number };

/** Answers every …/generate, the same for unknown people. */
export type OtpChallengeDto = {
  requestId: string;
  expiresInSeconds: number;
  resendAfterSeconds: number;
  attemptsLeft: number;
  maskedTo: string;
  /** Staff only, whose number is not shown. */
  inbound?: InboundOfferDto;
};
