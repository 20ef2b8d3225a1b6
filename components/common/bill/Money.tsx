import { formatMoney } from '@/lib/i18n/format';

/** Whole rupees in a line of text, never broken over two. */
export function Money({ rupees }: { rupees: number }) {
  return <span className="num">{formatMoney(rupees)}</span>;
}
