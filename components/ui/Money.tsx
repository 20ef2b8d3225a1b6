const rupees = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 });

/** Digits in Indian groups, with a real minus sign; all three languages of the site write them like this. */
export function formatDigits(amount: number): string {
  return (amount < 0 ? '−' : '') + rupees.format(Math.abs(amount));
}

/** Whole rupees, as they stand in prices: ₹12,488. */
export function Money({ amount, className }: { amount: number; className?: string }) {
  return <span className={['num', className].filter(Boolean).join(' ')}>{amount < 0 ? `−₹${formatDigits(-amount)}` : `₹${formatDigits(amount)}`}</span>;
}
