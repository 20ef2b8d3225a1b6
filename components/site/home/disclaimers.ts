/** What the footer of the home page says more of, in the order of its marks: keys of `home.disclaimers`. */
export const disclaimers = ['claimSettlement', 'samplePremium'] as const;

/** The superscript that leads from a statement to its disclaimer. */
export function markOf(name: (typeof disclaimers)[number]): string {
  return String(disclaimers.indexOf(name) + 1);
}
