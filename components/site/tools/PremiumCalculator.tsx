import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Select } from '@/components/common/form/Select';
import { TextField } from '@/components/common/form/TextField';
import { Chips } from '@/components/common/ui/Chips';
import { Seg } from '@/components/common/ui/Seg';
import { SUMS_INSURED } from '@/lib/domain/quote/journey/planForm';
import type { SharedQuote } from '@/lib/domain/quote/journey/sharedQuote';
import { AGE_LIMITS } from '@/lib/domain/quote/members';
import { TENURES } from '@/lib/domain/plans/planTerms.data';
import { formatShortSum } from '@/lib/i18n/format';
import { PriceAnswer } from './PriceAnswer';
import { Answer } from './ToolPage';
import styles from './Tools.module.css';
import { useNumber } from './useNumber';

const FAMILIES = { one: [1, 0], two: [2, 0], three: [2, 1], four: [2, 2] } as const;
type Family = keyof typeof FAMILIES;
const CHILD_AGE = 5;

export type CityOption = { value: string; label: string };

function peopleOf(
  family: Family,
  age: number | undefined,
  spouseAge: number | undefined,
): SharedQuote['people'] | undefined {
  const [adults, children] = FAMILIES[family];
  if (age === undefined || (adults > 1 && spouseAge === undefined)) return undefined;
  return [
    { relation: 'self', age },
    ...(adults > 1 ? [{ relation: 'spouse', age: spouseAge ?? age } as const] : []),
    ...Array.from({ length: children }, () => ({ relation: 'daughter', age: CHILD_AGE }) as const),
  ];
}

export function PremiumCalculator({ cities }: { cities: readonly CityOption[] }) {
  const t = useTranslations('tools.premium');
  const tools = useTranslations('tools');
  const locale = useLocale();
  const [family, setFamily] = useState<Family>('two');
  const [plan, setPlan] = useState({ city: 'Pune', sumInsured: 10_00_000, tenure: 1 });
  const age = useNumber('age', '34', AGE_LIMITS.adult);
  const spouseAge = useNumber('spouse-age', '32', AGE_LIMITS.adult);
  const [adults, children] = FAMILIES[family];
  const people = peopleOf(family, age.value, spouseAge.value);
  const change = (part: Partial<typeof plan>) => setPlan({ ...plan, ...part });
  return (
    <>
      <div className={styles.questions}>
        <Chips
          legend={t('family')}
          name="family"
          value={family}
          onChange={setFamily}
          choices={(Object.keys(FAMILIES) as Family[]).map((value) => ({
            value,
            label: t(`families.${value}`),
          }))}
        />
        <div className={styles.pair}>
          <TextField label={t('age')} {...age.field} />
          {adults > 1 && <TextField label={t('spouseAge')} {...spouseAge.field} />}
        </div>
        {children > 0 && <p className="small">{t('childNote')}</p>}
        <Select
          id="city"
          label={t('city')}
          value={plan.city}
          onChange={(event) => change({ city: event.target.value })}
          options={cities}
        />
        <Seg
          legend={t('cover')}
          name="cover"
          value={String(plan.sumInsured)}
          onChange={(sum) => change({ sumInsured: Number(sum) })}
          choices={SUMS_INSURED.map((sum) => ({ value: String(sum), label: formatShortSum(sum, locale) }))}
        />
        <Seg
          legend={t('payFor')}
          name="years"
          value={String(plan.tenure)}
          onChange={(years) => change({ tenure: Number(years) })}
          choices={TENURES.map((years) => ({ value: String(years), label: tools('years', { years }) }))}
        />
      </div>
      <Answer>{people && <PriceAnswer people={people} plan={plan} />}</Answer>
    </>
  );
}
