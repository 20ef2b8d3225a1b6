import { useTranslations } from 'next-intl';
import { BillLines } from '@/components/common/bill/Bill';
import { useBillLines } from '@/components/common/bill/useBillLines';
import type { LinkPreviewDto } from '@/lib/domain/desk/links';
import { kindOf } from '@/lib/domain/travel/kinds/kinds';
import { type BoughtPrice, isTripPrice } from '@/lib/domain/payment/boughtPrice';
import { formatMoney } from '@/lib/i18n/format';
import styles from './SendPanel.module.css';

export function LinkBill({ price }: { price: BoughtPrice }) {
  const t = useTranslations('bill');
  const lines = useBillLines(price.breakdown);
  return (
    <div>
      <BillLines lines={lines} />
      <p className={styles.total}>
        <span>
          {isTripPrice(price) ? t('totalTrip', { kind: kindOf(price) }) : t('total', { years: price.tenure })}
        </span>
        <b>{formatMoney(price.priceAfterTax)}</b>
      </p>
    </div>
  );
}

/** Shows exactly the text that will be sent, without the link's code, which is only for the customer. */
export function LinkText({ text, language }: Pick<LinkPreviewDto, 'text' | 'language'>) {
  const t = useTranslations('deskLinks');
  const languages = useTranslations('common.languages');
  return (
    <figure className={styles.preview}>
      <figcaption>{t('reads', { language: languages(language) })}</figcaption>
      <p lang={language}>{text}</p>
    </figure>
  );
}
