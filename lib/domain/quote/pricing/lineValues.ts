import type { BasisPoints } from './rateTable';

/** `father-in-law` → `fatherInLaw`: ICU cases allow no hyphen. */
export function toMessageCase(key: string): string {
  return key.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

export function fromMessageCase(key: string): string {
  return key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

export function toPercent(share: BasisPoints): number {
  return share / 100;
}
