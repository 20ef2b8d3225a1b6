import type { BasisPoints } from './rateTable';

/** `father-in-law` as `fatherInLaw`: a hyphen can't stand in the cases of a translated message. */
export function toMessageCase(key: string): string {
  return key.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

export function toPercent(share: BasisPoints): number {
  return share / 100;
}
