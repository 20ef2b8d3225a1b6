import { formatMoney } from '@/lib/i18n/format';

/** Whole rupees; never breaks across lines. */
export function Money({ rupees }: { rupees: number }) {
  return <span className="num">{formatMoney(rupees)}</span>;
}
