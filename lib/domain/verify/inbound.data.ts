/**
 * A message that proves the phone it comes from. Its text changes every ten minutes and is valid for two
 * windows. 32 unambiguous characters, 8 of them: 40 bits.
 */
export const INBOUND = {
  word: 'SUKHAYU',
  signs: '23456789ABCDEFGHJKLMNPQRSTUVWXYZ',
  length: 8,
  windowSeconds: 10 * 60,
  pollSeconds: 4,
} as const;
