import type { BasisPoints } from './rateTable';

/** `father-in-law` as `fatherInLaw`: a hyphen can't stand in the cases of a translated message. */
export function toMessageCase(key: string): string {
  return key.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** `fatherInLaw` as `father-in-law`. */
export function fromMessageCase(key: string): string {
  return key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

export function toPercent(share: BasisPoints): number {
  return share / 100;
}
