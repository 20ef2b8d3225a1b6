import { useLocale, useTranslations } from 'next-intl';
import { Select } from '@/components/common/form/Select';
import { Chips } from '@/components/common/ui/Chips';
import { cities, families, type CityName, type Wish } from '@/components/site/live/families';
import type { PlanTerms } from '@/lib/domain/plans/catalogue';
import { TENURES } from '@/lib/domain/plans/planTerms.data';
import { formatShortSum } from '@/lib/i18n/format';
import { useTypedBefore } from '@/lib/late/before/useTypedBefore';
import styles from './BillChoices.module.css';

const CHOICES = 'bill-choices';

type Props = {
  wish: Wish;
  onChange: (part: Partial<Wish>) => void;
  terms: Pick<PlanTerms, 'sumsInsured'> & { children: object | null };
};

export function BillChoices({ wish, onChange, terms }: Props) {
  useTypedBefore(CHOICES);
  const t = useTranslations('liveBill');
  const locale = useLocale();
  const offered = terms.children ? families : families.slice(0, 2);
  return (
    <div className={styles.choices} id={CHOICES}>
      <Chips
        scroll
        legend={t('family')}
        name="bill-family"
        value={wish.family}
        onChange={(family) => onChange({ family })}
        choices={offered.map((value) => ({ value, label: t(`families.${value}`) }))}
      />
      <div className={styles.selects}>
        <Select
          id="bill-city"
          label={t('city')}
          value={wish.city}
          onChange={(event) => onChange({ city: event.target.value as CityName })}
          options={cities.map((city) => ({ value: city, label: t(`cities.${city}`) }))}
        />
        <Select
          id="bill-sum"
          label={t('cover')}
          value={String(wish.sumInsured)}
          onChange={(event) => onChange({ sumInsured: Number(event.target.value) })}
          options={terms.sumsInsured.map((sum) => ({
            value: String(sum),
            label: formatShortSum(sum, locale),
          }))}
        />
        <Select
          id="bill-term"
          label={t('term')}
          value={String(wish.tenure)}
          onChange={(event) => onChange({ tenure: Number(event.target.value) })}
          options={TENURES.map((years) => ({ value: String(years), label: t('years', { years }) }))}
        />
      </div>
    </div>
  );
}
