import { useTranslations } from 'next-intl';
import type { BreakdownLine } from '@/lib/domain/contract';
import { formatAmount } from '@/lib/i18n/format';
import { Icon } from './Icon';
import styles from './PriceWorking.module.css';
import { useBillLines } from './useBillLines';

type Step = { key: string; title: string; sum: string };

/** The lines of the bill one after the other, each with the sum so far: one operation a step. */
function toSteps(breakdown: readonly BreakdownLine[], labels: readonly string[], together: string): Step[] {
  const members = breakdown.filter((line) => line.key === 'member');
  const family = members.reduce((sum, line) => sum + line.amount, 0);
  const first: Step = {
    key: 'members',
    title: together,
    sum:
      members.length > 1
        ? `${members.map((line) => formatAmount(line.amount)).join(' + ')} = ${formatAmount(family)}`
        : formatAmount(family),
  };
  let sum = family;
  const rest = breakdown.flatMap((line, index): Step[] => {
    if (line.key === 'member' || line.amount === 0) return [];
    const before = sum;
    sum += line.amount;
    const sign = line.amount < 0 ? '−' : '+';
    return [
      {
        key: `${line.key}-${index}`,
        title: labels[index] ?? '',
        sum: `${formatAmount(before)} ${sign} ${formatAmount(Math.abs(line.amount))} = ${formatAmount(sum)}`,
      },
    ];
  });
  return [first, ...rest];
}

/** "How is this worked out?": real arithmetic, from the same lines as the bill. */
export function PriceWorking({ breakdown, open }: { breakdown: readonly BreakdownLine[]; open?: boolean }) {
  const t = useTranslations('bill');
  const lines = useBillLines(breakdown);
  const labels = lines.map(({ label, note }) => (note ? `${label}, ${note}` : label));
  return (
    <details className={styles.working} open={open}>
      <summary>
        {t('how')}
        <Icon name="chevron" className={styles.turn} />
      </summary>
      <ol className={styles.steps}>
        {toSteps(breakdown, labels, t('together')).map((step) => (
          <li key={step.key}>
            <b>{step.title}</b>
            <span className="num">{step.sum}</span>
          </li>
        ))}
      </ol>
    </details>
  );
}
