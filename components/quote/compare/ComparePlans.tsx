import { useTranslations } from 'next-intl';
import { useEffect, useRef, type ReactNode } from 'react';
import { Link } from '@/components/common/ui/Link';
import { Button } from '@/components/common/ui/Button';
import type { PriceDto } from '@/lib/domain/quote/pricing/contract';
import { suggestPlan } from '@/lib/domain/quote/journey/planForm';
import { comparePlans } from '@/lib/domain/plans/planFeatures';
import { planNameOf } from '@/lib/domain/plans/planName';
import { formatMoney } from '@/lib/i18n/format';
import styles from './ComparePlans.module.css';
import { CompareTable } from './CompareTable';
import { FeatureText } from '@/components/quote/plans/card/FeatureText';
import { ContinueWithPlan } from '@/components/quote/plans/ContinueWithPlan';
import { QuotePayBar } from '@/components/quote/plans/QuotePayBar';
import { SuggestionText } from '@/components/quote/plans/card/SuggestionText';

type Props = {
  prices: readonly PriceDto[];
  chosen: PriceDto | undefined;
  people: number;
  /** False while prices are being refetched. */
  isReady: boolean;
  backHref: string;
  onChoose: (price: PriceDto) => void;
  onFinish: (price: PriceDto) => Promise<unknown>;
  children?: ReactNode;
};

function Heading({ prices, backHref }: Pick<Props, 'prices' | 'backHref'>) {
  const t = useTranslations('choosing.compare');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  }, []);
  const names = [...new Set(prices.map(({ productName }) => productName))];
  return (
    <div className={styles.heading}>
      <Link href={backHref} className="link">
        {t('back')}
      </Link>
      <h1 ref={heading} tabIndex={-1}>
        {names.length === 1
          ? t('variants', { name: names[0] ?? '', count: prices.length })
          : t('plans', { count: prices.length })}
      </h1>
      <p className="lead">{t('lead')}</p>
    </div>
  );
}

function Same({ prices }: Pick<Props, 'prices'>) {
  const t = useTranslations('choosing.compare');
  const features = useTranslations('plans.features');
  const rows = comparePlans(prices).filter(({ differs }) => !differs);
  if (rows.length === 0) return null;
  return (
    <details className={`card ${styles.same}`}>
      <summary>{t('same', { count: rows.length })}</summary>
      <dl>
        {rows.map(({ feature, answers }) => (
          <div key={feature}>
            <dt>{features(`${feature}.label`)}</dt>
            <dd>
              <FeatureText feature={feature} answer={answers[0]} />
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

export function ComparePlans({ prices, chosen, people, isReady, backHref, ...rest }: Props) {
  const { onChoose, onFinish, children } = rest;
  const t = useTranslations('choosing.compare');
  const bill = useRef<HTMLTableSectionElement>(null);
  const suggestion = suggestPlan(prices);
  const wanted = chosen ?? suggestion?.price;
  return (
    <div className={`wrap ${styles.page}`}>
      <Heading prices={prices} backHref={backHref} />
      {children}
      {prices.length > 0 && (
        <CompareTable
          prices={prices}
          chosen={chosen}
          suggested={suggestion?.price}
          people={people}
          bill={bill}
          onChoose={onChoose}
        />
      )}
      <Same prices={prices} />
      {suggestion && wanted && (
        <section className={styles.why}>
          <h2>{t('why', { name: suggestion.price.tier || suggestion.price.productName })}</h2>
          <p className="lead">
            <SuggestionText {...suggestion} />
          </p>
          <Button kind="go" size="big" onClick={() => void onFinish(wanted)}>
            {t('continue', { name: planNameOf(wanted), price: formatMoney(wanted.priceAfterTax) })}
          </Button>
        </section>
      )}
      {wanted && (
        <QuotePayBar price={wanted} onShowBill={() => bill.current?.scrollIntoView({ block: 'center' })}>
          <ContinueWithPlan price={wanted} isReady={isReady} size="medium" onFinish={onFinish} />
        </QuotePayBar>
      )}
    </div>
  );
}
