import { useTranslations } from 'next-intl';
import type { BreakdownLine } from '@/lib/domain/quote/pricing/contract';
import { toTextLines, type TextLine } from '@/lib/i18n/billLines';

/** `newLines`: keys of the lines to highlight. */
export function useBillLines(
  breakdown: readonly BreakdownLine[],
  newLines: readonly string[] = [],
): (TextLine & { isNew: boolean })[] {
  const t = useTranslations('bill');
  const lines = toTextLines(breakdown, t as unknown as Parameters<typeof toTextLines>[1]);
  return lines.map((line, index) => ({ ...line, isNew: newLines.includes(breakdown[index]?.key ?? '') }));
}
