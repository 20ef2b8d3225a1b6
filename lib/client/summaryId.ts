const SUMMARY = /^\/health-insurance-plan\/summary\/([\w-]{1,64})$/;

/** The quote of a summary's address. One prerendered page answers for all of them, so its route has no parameter. */
export function summaryIdOf(asPath: string): string | undefined {
  return SUMMARY.exec(asPath.split(/[?#]/)[0] ?? '')?.[1];
}
