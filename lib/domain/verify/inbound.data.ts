/**
 * The message that proves a phone when it comes from it. Its text changes every ten minutes and holds until the next
 * one's end. Without what looks alike: of 32 signs, eight are 40 bits.
 */
export const INBOUND = {
  word: 'SUKHAYU',
  signs: '23456789ABCDEFGHJKLMNPQRSTUVWXYZ',
  length: 8,
  windowSeconds: 10 * 60,
  /** How often the page asks whether it came. */
  pollSeconds: 4,
} as const;
