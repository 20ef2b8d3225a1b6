import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { Button } from '@/components/ui/Button';
import { Note } from '@/components/ui/Note';
import { SaveState } from '@/components/ui/SaveState';
import { useSummary } from '@/hooks/useSummary';
import { useTenurePrices } from '@/hooks/useTenurePrices';
import type { QuoteDto } from '@/lib/domain/contract';
import { findProduct } from '@/lib/domain/products';
import { formatMoney } from '@/lib/i18n/format';
import { BillSheet } from './BillSheet';
import { Covered } from './Covered';
import { NextStep } from './NextStep';
import { PayBar } from './PayBar';
import { PlanControls } from './PlanControls';
import { PricePanel } from './PricePanel';
import { Riders } from './Riders';
import styles from './Summary.module.css';

const SHORT_ID = 8;

/** The plan before it is bought: who, where, how much, for how long, and the bill. */
export function Summary({ quote }: { quote: QuoteDto }) {
  const t = useTranslations('journey.summary');
  const plans = useTranslations('journey.plans');
  const { choice, change, price, previousPrice, query, hasError, status } = useSummary(quote);
  const annual = useTenurePrices({ ...query, sumInsured: choice.sumInsured, riders: choice.riders });
  const [isBillOpen, setIsBillOpen] = useState(false);
  const [isNextShown, setIsNextShown] = useState(false);
  const next = useRef<HTMLHeadingElement>(null);
  const isAssisted = findProduct(quote.product ?? '')?.flow === 'assisted';
  const reference = quote.quoteId.slice(0, SHORT_ID).toUpperCase();

  const showNext = () => {
    setIsBillOpen(false);
    setIsNextShown(true);
    // Once the sheet is closed: it gives the focus back to where it was opened.
    requestAnimationFrame(() => next.current?.focus());
  };

  const verify = (size: 'big' | 'medium') => (
    <Button kind="go" size={size} wide={size === 'big'} onClick={showNext}>
      {t('verify')}
    </Button>
  );
  const bill = price && (
    <PricePanel price={price} people={quote.members.length} reference={reference}>
      {!hasError && !isAssisted && verify('big')}
      {!isAssisted && (
        <p className={`tiny ${styles.note}`}>
          {quote.mobileNumber ? t('verifyNote', { mobile: quote.mobileNumber }) : t('phoneFirst')}
        </p>
      )}
    </PricePanel>
  );

  return (
    <div className={`wrap ${styles.page}`}>
      <div className={styles.main}>
        <div>
          <div className={styles.state}>
            <SaveState status={status} />
            <span className="tiny">{t('quote', { id: reference })}</span>
          </div>
          <h1>{t('heading')}</h1>
        </div>
        {previousPrice !== undefined && price && (
          <Note kind="warn" role="status">
            <b>{t('priceChanged', { by: formatMoney(Math.abs(price.priceAfterTax - previousPrice)) })}</b>{' '}
            {t('priceWas', { was: formatMoney(previousPrice), now: formatMoney(price.priceAfterTax) })}
          </Note>
        )}
        {hasError && (
          <Note kind="bad" role="alert">
            {t('notAvailable')}
          </Note>
        )}
        {(isNextShown || isAssisted) && <NextStep ref={next} isAssisted={isAssisted} reference={reference} />}
        <Covered quote={quote} zone={price?.zone} />
        <section aria-label={t('cover')}>
          <PlanControls
            value={choice}
            onChange={(changed) => void change(changed)}
            noteOf={(years) => (annual[years] ? formatMoney(annual[years]) : undefined)}
          />
        </section>
        <Riders
          query={{ ...query, sumInsured: choice.sumInsured, tenure: 1 }}
          chosen={choice.riders}
          onChange={(riders) => void change({ riders })}
        />
        <details className={styles.conditions}>
          <summary>{t('conditions')}</summary>
          <p>{t('conditionsText')}</p>
        </details>
        <p>
          <button type="button" className="link noPrint" onClick={() => window.print()}>
            {t('print')}
          </button>
        </p>
      </div>
      <aside className={styles.side} aria-label={plans('price')}>
        {bill}
      </aside>
      {price && !isAssisted && (
        <PayBar price={price} onShowBill={() => setIsBillOpen(true)}>
          {!hasError && verify('medium')}
        </PayBar>
      )}
      <BillSheet isOpen={isBillOpen} onClose={() => setIsBillOpen(false)} label={plans('price')}>
        {bill}
      </BillSheet>
    </div>
  );
}
