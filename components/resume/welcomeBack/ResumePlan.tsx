import { useLocale, useTranslations } from 'next-intl';
import { emblemOf } from '@/components/quote/plans/card/emblem';
import { Icon } from '@/components/common/ui/Icon';
import { Money } from '@/components/common/bill/Money';
import type { ResumeLookupDto } from '@/lib/domain/resume/contract';
import { findProductByName } from '@/lib/domain/plans/products';
import { formatMoney, formatShortSum, formatUsd } from '@/lib/i18n/format';
import styles from './WelcomeBack.module.css';

function familyOf(combination: string): { adults: number; children: number } | undefined {
  const [, adults, children = 0] = /^(\d)A(?:(\d)C)?$/.exec(combination) ?? [];
  return adults ? { adults: Number(adults), children: Number(children) } : undefined;
}

function PriceCheck({ previousPrice }: { previousPrice: number | undefined }) {
  const t = useTranslations('resume');
  const isChanged = previousPrice !== undefined;
  return (
    <p className={isChanged ? `${styles.checked} ${styles.changed}` : styles.checked}>
      <Icon name={isChanged ? 'info' : 'check'} size="small" />
      {isChanged ? t('priceChanged', { was: formatMoney(previousPrice) }) : t('samePrice')}
    </p>
  );
}

export function ResumePlan({ lookup }: { lookup: ResumeLookupDto }) {
  const t = useTranslations('resume');
  const locale = useLocale();
  const { productName, tier, priceAfterTax, previousPrice, sumInsured, sumInsuredUsd, city } = lookup;
  const { familyCombination } = lookup;
  const family = familyCombination ? familyOf(familyCombination) : undefined;
  const facts = [
    { term: t('sumInsured'), value: sumInsured && formatShortSum(sumInsured, locale) },
    { term: t('sumInsured'), value: sumInsuredUsd && formatUsd(sumInsuredUsd) },
    { term: t('location'), value: city },
    { term: t('membersCovered'), value: family && t('family', family) },
  ].filter(({ value }) => value);
  return (
    <div className={styles.plan}>
      <div className={styles.planHead}>
        <img
          className="emblem"
          src={`/art/plan-${emblemOf(productName && findProductByName(productName)?.slug)}.svg`}
          alt=""
        />
        <div>
          <h3>
            {productName} <span>{tier}</span>
          </h3>
          {priceAfterTax !== undefined && <PriceCheck previousPrice={previousPrice} />}
        </div>
        {priceAfterTax !== undefined && (
          <p className={styles.price}>
            <b>
              <Money rupees={priceAfterTax} />
            </b>
            <small>{t('premium')}</small>
          </p>
        )}
      </div>
      {facts.length > 0 && (
        <dl className={styles.facts}>
          {facts.map(({ term, value }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}
