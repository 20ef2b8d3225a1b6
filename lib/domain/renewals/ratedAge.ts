import { ageInYears, type IsoDate } from '@/lib/domain/common/dates';
import { eldestFirst } from '@/lib/domain/quote/members';
import type { BreakdownLine } from '@/lib/domain/quote/pricing/contract';
import { toMessageCase } from '@/lib/domain/quote/pricing/lineValues';
import type { PricedMember } from '@/lib/domain/quote/pricing/memberLines';
import { featuresOf } from '@/lib/domain/plans/planFeatures';
import { RIDER_KEYS } from '@/lib/domain/plans/riders.data';

type Plan = { product: string; tier: string; riders: readonly string[] };

/** Whether the variant's price depends on the age at entry until a first claim. */
export function keepsEntryAge({ product, tier, riders }: Plan): boolean {
  const chosen = RIDER_KEYS.filter((each) => riders.includes(each));
  return featuresOf(product, tier, chosen).some(
    ({ feature, answer }) => feature === 'entryAge' && answer === 'untilClaim',
  );
}

/** Gives people the ages and loadings of the paid bill, whose lines name them by relation, the eldest first. */
export function asBilled<M extends PricedMember>(
  members: readonly M[],
  breakdown: readonly BreakdownLine[],
): readonly M[] {
  const lines = breakdown.filter(({ key }) => key === 'member');
  const loadings = breakdown.filter(({ key }) => key === 'loading');
  return eldestFirst(members).map((member, at, all) => {
    const relation = toMessageCase(member.relation);
    const nth = all.slice(0, at).filter((other) => other.relation === member.relation).length;
    const own = lines.filter(({ values }) => values?.['relation'] === relation)[nth];
    const age = own?.values?.['ratedAge'] ?? own?.values?.['age'];
    const isOwn = ({ values }: BreakdownLine) =>
      values?.['relation'] === relation && values['age'] === own?.values?.['age'];
    const percent = loadings.find(isOwn)?.values?.['percent'];
    return {
      ...member,
      ...(typeof age === 'number' && { ratedAge: age }),
      ...(typeof percent === 'number' && { loading: percent * 100 }),
    };
  });
}

/** Keeps each loading as it was, since a claim never raises it. */
export function asRenewed(
  member: PricedMember,
  { keepsAge, on }: { keepsAge: boolean; on: IsoDate },
): PricedMember {
  if (keepsAge && member.ratedAge !== undefined) return member;
  return { ...member, ratedAge: ageInYears(member.dateOfBirth, on) };
}
