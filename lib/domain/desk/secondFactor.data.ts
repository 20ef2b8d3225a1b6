/** TOTP (RFC 6238) as every authenticator app knows it. A code of the previous or the next step is accepted, too. */
export const SECOND_FACTOR = { digits: 6, stepSeconds: 30, window: 1, maxTries: 5, tryMinutes: 15 } as const;
