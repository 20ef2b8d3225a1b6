import { given } from '@/lib/domain/common/given';
import type { BreakdownLine, PriceDto } from '@/lib/domain/quote/pricing/contract';

/** A missing `before` is a new line, a missing `after` a removed one. */
export type ChangedLine = Pick<BreakdownLine, 'key' | 'label' | 'values'> & {
  readonly before?: number;
  readonly after?: number;
};

export type PriceChange = {
  readonly before: number;
  readonly after: number;
  readonly lines: readonly ChangedLine[];
};

export function findPriceChange(
  before: Pick<PriceDto, 'breakdown' | 'priceAfterTax'>,
  after: Pick<PriceDto, 'breakdown' | 'priceAfterTax'>,
): PriceChange | undefined {
  if (before.priceAfterTax === after.priceAfterTax) return undefined;
  const old = withIds(before.breakdown);
  const now = withIds(after.breakdown);
  const changed = now.flatMap(({ id, line }) => {
    const was = old.find((each) => each.id === id)?.line.amount;
    return was === line.amount || (was === undefined && line.amount === 0)
      ? []
      : [toChange(line, was, line.amount)];
  });
  const gone = old
    .filter(({ id, line }) => line.amount !== 0 && !now.some((each) => each.id === id))
    .map(({ line }) => toChange(line, line.amount, undefined));
  return { before: before.priceAfterTax, after: after.priceAfterTax, lines: [...changed, ...gone] };
}

/** Matches lines by meaning, not text: a birthday changes the age, not the person. */
function withIds(lines: readonly BreakdownLine[]): readonly { id: string; line: BreakdownLine }[] {
  const counts = new Map<string, number>();
  return lines.map((line) => {
    const { relation, rider, name, year } = line.values ?? {};
    const subject = [line.key, relation, rider, name, year].join(' ');
    const count = (counts.get(subject) ?? 0) + 1;
    counts.set(subject, count);
    return { id: `${subject} ${count}`, line };
  });
}

function toChange(line: BreakdownLine, before: number | undefined, after: number | undefined): ChangedLine {
  return {
    key: line.key,
    label: line.label,
    ...given({ values: line.values, before, after }),
  };
}
