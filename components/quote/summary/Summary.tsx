import { useTranslations } from 'next-intl';
import { useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { ContinueOnDevice } from '@/components/resume/ContinueOnDevice';
import { Button, ButtonLink } from '@/components/common/ui/Button';
import { InformationSheet } from '@/components/common/bill/InformationSheet';
import { SavedHead } from '@/components/common/ui/heading/SavedHead';
import { hasSentCode } from '@/hooks/verify/usePhoneOtp';
import { useSummary } from '@/hooks/quote/useSummary';
import { nextPathOf } from '@/lib/config/paths';
import type { PriceDto } from '@/lib/domain/quote/pricing/contract';
import type { QuoteDto } from '@/lib/domain/quote/contract';
import { findProduct } from '@/lib/domain/plans/products';
import { quoteReference } from '@/lib/domain/quote/quoteReference';
import { AssistedStep } from './AssistedStep';
import { Conditions } from '@/components/quote/plans/card/Conditions';
import { PeopleCovered } from './PeopleCovered';
import { QuotePayBar } from '@/components/quote/plans/QuotePayBar';
import { PricePanel } from '@/components/quote/PricePanel';
import { Riders } from './Riders';
import styles from './Summary.module.css';
import { SummaryChoices } from './SummaryChoices';
import { SummaryNotes } from './SummaryNotes';
import { ShareQuote } from './ShareQuote';
import { VerifyStep } from './VerifyStep';

type BillProps = {
  quote: QuoteDto;
  price: PriceDto;
  reference: string;
  isAssisted: boolean;
  children: ReactNode;
};

function SummaryBill({ quote, price, reference, isAssisted, children }: BillProps) {
  const t = useTranslations('quote.summary');
  const note = quote.mobileNumber ? t('verifyNote', { mobile: quote.mobileNumber }) : t('phoneFirst');
  return (
    <PricePanel price={price} people={quote.members.length} reference={reference}>
      {children}
      {!isAssisted && <p className={`tiny ${styles.note}`}>{note}</p>}
    </PricePanel>
  );
}

/** Once an advisor has agreed the plan with the customer, the journey goes on as any other. */
function isWithAdvisor({ product = '', next }: QuoteDto): boolean {
  return findProduct(product)?.flow === 'assisted' && (next === 'verify' || next === 'advisor');
}

export function Summary({ quote }: { quote: QuoteDto }) {
  const t = useTranslations('quote.summary');
  const plans = useTranslations('quote.plans');
  const verify = useTranslations('verify');
  const { choice, change, changeFamily, price, seen, query, refused, hasError, status, priceOf } =
    useSummary(quote);
  const [isNextShown, setIsNextShown] = useState(() => hasSentCode(quote.quoteId));
  const next = useRef<HTMLHeadingElement>(null);
  const bill = useRef<HTMLElement>(null);
  const isAssisted = isWithAdvisor(quote);
  const isVerifying = isNextShown && quote.next === 'verify';
  const reference = quoteReference(quote.quoteId);

  const showNext = () => {
    // Pressed again, the button leads to the field to fill in.
    if (isVerifying) return next.current?.parentElement?.querySelector('input')?.focus();
    flushSync(() => setIsNextShown(true));
    next.current?.focus();
  };
  const proceed = (size: 'big' | 'medium') => {
    if (hasError || isAssisted) return null;
    const look = { kind: 'go', size, wide: size === 'big' } as const;
    return quote.next === 'verify' ? (
      <Button {...look} onClick={showNext}>
        {t('verify')}
      </Button>
    ) : (
      <ButtonLink {...look} href={nextPathOf(quote)}>
        {verify('continue')}
      </ButtonLink>
    );
  };

  return (
    <div className={`wrap ${styles.page}`}>
      <div className={styles.main}>
        <SavedHead status={status} reference={t('quote', { id: reference })} heading={t('heading')} />
        <SummaryNotes seen={seen} refused={refused} hasError={hasError} />
        {isAssisted && !isVerifying && (
          <AssistedStep quote={quote} reference={reference} onVerify={showNext} />
        )}
        {isVerifying && <VerifyStep ref={next} quote={quote} />}
        <PeopleCovered quote={quote} price={price} query={{ ...query, ...choice }} onChange={changeFamily} />
        <section aria-label={t('cover')}>
          <SummaryChoices product={quote.product ?? ''} value={choice} onChange={change} priceOf={priceOf} />
        </section>
        <Riders
          query={{ ...query, sumInsured: choice.sumInsured, tenure: 1 }}
          chosen={choice.riders}
          onChange={(riders) => change({ riders })}
        />
        <p>
          <InformationSheet quoteId={quote.quoteId} />
        </p>
        <Conditions product={quote.product ?? ''} tier={choice.tier} riders={choice.riders} />
      </div>
      <section ref={bill} className={styles.side} aria-label={plans('price')}>
        {price && (
          <SummaryBill quote={quote} price={price} reference={reference} isAssisted={isAssisted}>
            <div className={styles.sideGo}>{proceed('big')}</div>
          </SummaryBill>
        )}
        {price && <ShareQuote quote={quote} price={price} choice={choice} reference={reference} />}
        <ContinueOnDevice />
      </section>
      {price && (
        <QuotePayBar price={price} onShowBill={() => bill.current?.scrollIntoView()}>
          {proceed('medium')}
        </QuotePayBar>
      )}
    </div>
  );
}
