import type { BreakdownLine, PremiumDto } from '@/lib/domain/quote/pricing/contract';
import type { DeskBillDto } from './contract';

/** Lines that tell ages or illnesses, of which only the sum is shown. */
const OF_PEOPLE = new Set(['member', 'loading']);

export function toDeskBill({ breakdown, priceAfterTax, validUntil }: PremiumDto): DeskBillDto {
  return { breakdown: withoutPeople(breakdown), priceAfterTax, validUntil };
}

export function withoutPeople(breakdown: readonly BreakdownLine[]): readonly BreakdownLine[] {
  const isOfPeople = ({ key }: BreakdownLine) => OF_PEOPLE.has(key);
  const amount = breakdown.filter(isOfPeople).reduce((sum, line) => sum + line.amount, 0);
  return [{ key: 'people', label: 'together', amount }, ...breakdown.filter((line) => !isOfPeople(line))];
}
