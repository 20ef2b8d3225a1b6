/** Keys of `home.disclaimers`, in the order of their superscripts. */
export const disclaimers = ['claimSettlement', 'samplePremium'] as const;

/** The superscript that refers to a disclaimer. */
export function markOf(name: (typeof disclaimers)[number]): string {
  return String(disclaimers.indexOf(name) + 1);
}
