import { useFormatter, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { BreakdownLine, PriceDto } from '@/lib/domain/contract';
import { Bill, type BillLine } from './Bill';
import { PriceWorking } from './PriceWorking';

type Props = {
  price: PriceDto;
  head?: { title: ReactNode; reference?: ReactNode; date?: ReactNode };
  emblem?: string;
  about: ReactNode;
  /** Keys of lines that were just added. */
  newLines?: readonly string[];
  children?: ReactNode;
  /** The numbered steps stand elsewhere on the page. */
  withoutWorking?: boolean;
  className?: string;
};

/** Where a line of the breakdown has a second text under `bill.`, it is what stands small beside the label. */
export function useBillLines(breakdown: readonly BreakdownLine[], newLines: readonly string[] = []): BillLine[] {
  const t = useTranslations('bill');
  return breakdown.map((line) => {
    const label = line.label as Parameters<typeof t>[0];
    const note = `${line.label}Note` as Parameters<typeof t>[0];
    return {
      key: `${line.key}-${line.label}-${JSON.stringify(line.values ?? {})}`,
      label: t(label, line.values),
      note: t.has(note) ? t(note, line.values) : undefined,
      amount: line.amount,
      isNew: newLines.includes(line.key),
    };
  });
}

/** The server's price as a bill. */
export function PriceBill({ price, head, emblem, about, newLines, children, withoutWorking, className }: Props) {
  const t = useTranslations('bill');
  const format = useFormatter();
  const lines = useBillLines(price.breakdown, newLines);
  return (
    <Bill
      head={head}
      plan={{ name: `${price.productName} ${price.tier}`, about, emblem }}
      columns={{ particulars: t('particulars'), amount: t('amount') }}
      lines={lines}
      total={{ label: t('total', { years: price.tenure }), amount: price.priceAfterTax }}
      className={className}
    >
      {!withoutWorking && <PriceWorking breakdown={price.breakdown} />}
      {children}
      <p className="tiny">
        {t('holds', { date: format.dateTime(new Date(price.validUntil), { dateStyle: 'long' }) })}
      </p>
    </Bill>
  );
}
