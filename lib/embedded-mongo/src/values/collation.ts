import type { Document } from './document';
import { fail } from './errors';

export type Collation = { compare(a: string, b: string): number; spec: Document };

const sensitivities = ['base', 'accent', 'variant'] as const;

/** `undefined` is the simple collation, by bytes. */
export function toCollation(spec: Document | undefined): Collation | undefined {
  if (!spec || spec.locale === undefined || spec.locale === 'simple') return undefined;
  const strength = spec.strength === undefined ? 3 : Number(spec.strength);
  if (!(strength >= 1 && strength <= 5))
    fail('BadValue', `Enumeration value '${strength}' for field 'strength' is not a valid value.`);
  const { compare } = toCollator(spec, strength);
  return { compare, spec: { ...spec, strength } };
}

function toCollator(spec: Document, strength: number): Intl.Collator {
  try {
    const upperFirst = spec.caseFirst === 'upper' || spec.caseFirst === 'lower' ? spec.caseFirst : 'false';
    return new Intl.Collator(String(spec.locale).replace('_', '-'), {
      sensitivity:
        strength === 1 && spec.caseLevel === true ? 'case' : sensitivities[Math.min(strength, 3) - 1],
      numeric: spec.numericOrdering === true,
      caseFirst: upperFirst,
      ignorePunctuation: spec.alternate === 'shifted',
    });
  } catch {
    return fail('BadValue', `Field 'locale' is invalid in: { locale: "${String(spec.locale)}" }`);
  }
}
