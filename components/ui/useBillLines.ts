import { useTranslations } from 'next-intl';
import type { BreakdownLine } from '@/lib/domain/contract';
import type { BillLine } from './Bill';

type TextLine = BillLine & { label: string; note: string | undefined };

/** Where a label of the breakdown has a sister ending in `Note` under `bill.`, that is what stands small beside it. */
export function useBillLines(
  breakdown: readonly BreakdownLine[],
  newLines: readonly string[] = [],
): TextLine[] {
  const t = useTranslations('bill');
  return breakdown.map((line, index) => {
    const label = line.label as Parameters<typeof t>[0];
    const note = `${line.label}Note` as Parameters<typeof t>[0];
    return {
      key: `${line.key}-${index}`,
      label: t(label, line.values),
      note: t.has(note) ? t(note, line.values) : undefined,
      amount: line.amount,
      isNew: newLines.includes(line.key),
    };
  });
}
