import { useTranslations } from 'next-intl';
import type { BreakdownLine } from '@/lib/domain/quote/pricing/contract';
import { formatAmount } from '@/lib/i18n/format';
import { Icon } from '@/components/common/ui/Icon';
import styles from './PriceWorking.module.css';
import { useBillLines } from './useBillLines';

type Step = { key: string; title: string; sum: string };

type Titles = { eldest: string | undefined; together: string; lines: readonly string[] };

function familySteps(breakdown: readonly BreakdownLine[], { eldest, together }: Titles): Step[] {
  const amounts = breakdown.filter((line) => line.key === 'member').map((line) => line.amount);
  const [first = 0] = amounts;
  const sum = amounts.reduce((total, amount) => total + amount, 0);
  const row = eldest ? [{ key: 'eldest', title: eldest, sum: formatAmount(first) }] : [];
  if (amounts.length < 2) return row;
  return [
    ...row,
    {
      key: 'together',
      title: together,
      sum: `${amounts.map(formatAmount).join(' + ')} = ${formatAmount(sum)}`,
    },
  ];
}

/** The bill's lines with a running total: one operation a step. */
function toSteps(breakdown: readonly BreakdownLine[], titles: Titles): Step[] {
  let sum = breakdown.reduce((total, line) => total + (line.key === 'member' ? line.amount : 0), 0);
  const rest = breakdown.flatMap((line, index): Step[] => {
    if (line.key === 'member' || line.amount === 0) return [];
    const before = sum;
    sum += line.amount;
    const sign = line.amount < 0 ? '−' : '+';
    return [
      {
        key: `${line.key}-${index}`,
        title: titles.lines[index] ?? '',
        sum: `${formatAmount(before)} ${sign} ${formatAmount(Math.abs(line.amount))} = ${formatAmount(sum)}`,
      },
    ];
  });
  return [...familySteps(breakdown, titles), ...rest];
}

export function PriceWorking({ breakdown, open }: { breakdown: readonly BreakdownLine[]; open?: boolean }) {
  const t = useTranslations('bill');
  const lines = useBillLines(breakdown);
  const labels = lines.map(({ label, note }) => (note ? `${label}, ${note}` : label));
  const eldest = breakdown.find((line) => line.label === 'memberEldest')?.values;
  const titles = {
    eldest:
      eldest && 'from' in eldest
        ? t('eldestRow', {
            age: eldest['ratedAge'] ?? eldest['age'] ?? '',
            from: eldest['from'] ?? '',
            to: eldest['to'] ?? '',
          })
        : undefined,
    together: t('together'),
    lines: labels,
  };
  return (
    <details className={styles.working} open={open}>
      <summary>
        {t('how')}
        <Icon name="chevron" className={styles.turn} />
      </summary>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Scrolls sideways on a phone and contains nothing focusable. */}
      <ol className={open ? `swipe ${styles.steps}` : styles.steps} tabIndex={open ? 0 : undefined}>
        {toSteps(breakdown, titles).map((step) => (
          <li key={step.key}>
            <b>{step.title}</b>
            <span className="num">{step.sum}</span>
          </li>
        ))}
      </ol>
    </details>
  );
}
