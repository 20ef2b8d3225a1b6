import { useLocale, useTranslations } from 'next-intl';
import { Note } from '@/components/common/ui/states/Note';
import { useBillLines } from '@/components/common/bill/useBillLines';
import type { PriceDto } from '@/lib/domain/quote/pricing/contract';
import { findPriceCauses, type PriceCause } from '@/lib/domain/quote/repricing/priceCauses';
import { findPriceChange, type ChangedLine } from '@/lib/domain/quote/repricing/priceChange';
import { formatAmount, formatMoney, formatShortSum } from '@/lib/i18n/format';
import styles from './PriceChangeNote.module.css';

function useCauseText() {
  const t = useTranslations('editing.causes');
  const people = useTranslations('quote.people');
  const riders = useTranslations('plans.riders');
  const locale = useLocale();
  return ({ key, values }: PriceCause): string => {
    const { relation, rider, was, is, cityWas = '', city = '' } = values;
    return t(key, {
      ...values,
      ...(relation !== undefined && { person: people(relation as 'self') }),
      ...(rider !== undefined && { rider: riders(`${rider as 'hospital-cash'}.name`) }),
      ...(key === 'cover' && {
        was: formatShortSum(Number(was), locale),
        is: formatShortSum(Number(is), locale),
      }),
      ...(key === 'place' && { was: cityWas, is: city }),
    });
  };
}

function ChangedLines({ lines }: { lines: readonly ChangedLine[] }) {
  const t = useTranslations('editing');
  const texts = useBillLines(lines.map((line) => ({ ...line, amount: line.after ?? 0 })));
  const amountOf = (amount: number | undefined) => (amount === undefined ? t('none') : formatAmount(amount));
  return (
    <details className={styles.lines}>
      <summary>{t('lines')}</summary>
      <ul>
        {lines.map(({ before, after }, at) => (
          <li key={texts[at]?.key}>
            {texts[at]?.label}:{' '}
            <span className="num">{t('wasIs', { was: amountOf(before), is: amountOf(after) })}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}

export function PriceChangeNote({ before, after }: { before: PriceDto; after: PriceDto }) {
  const t = useTranslations('quote.summary');
  const textOf = useCauseText();
  const change = findPriceChange(before, after);
  if (!change) return null;
  const by = formatMoney(Math.abs(change.after - change.before));
  return (
    <Note kind="warn" role="status">
      <b>{t('priceChanged', { by })}</b>{' '}
      {t('priceWas', { was: formatMoney(change.before), now: formatMoney(change.after) })}
      <ul className={styles.causes}>
        {findPriceCauses(before, after).map((cause) => (
          <li key={JSON.stringify(cause)}>{textOf(cause)}</li>
        ))}
      </ul>
      <ChangedLines lines={change.lines} />
    </Note>
  );
}
