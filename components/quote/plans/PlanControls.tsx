import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Select } from '@/components/common/form/Select';
import { Seg } from '@/components/common/ui/Seg';
import { SUMS_INSURED } from '@/lib/domain/quote/journey/planForm';
import { OFFERED_FREQUENCIES, TENURES, type Frequency } from '@/lib/domain/plans/planTerms.data';
import { formatShortSum } from '@/lib/i18n/format';
import styles from './PlanControls.module.css';

type Choice = { sumInsured: number; tenure: number; frequency: Frequency };
type Props = {
  value: Choice;
  onChange: (change: Partial<Choice>) => void;
  noteOf: (tenure: number) => ReactNode;
  children?: ReactNode;
};

/** The usual sums insured, plus one that a link asked for. */
function sumsWith(sum: number): readonly number[] {
  return [...new Set([...SUMS_INSURED, sum])].toSorted((one, other) => one - other);
}

export function PlanControls({ value, onChange, noteOf, children }: Props) {
  const t = useTranslations('quote.plans');
  const pay = useTranslations('choosing.pay');
  const locale = useLocale();
  return (
    <div className={styles.controls}>
      <Seg
        legend={t('cover')}
        name="sumInsured"
        choices={sumsWith(value.sumInsured).map((sum) => ({
          value: String(sum),
          label: formatShortSum(sum, locale),
        }))}
        value={String(value.sumInsured)}
        onChange={(sum) => onChange({ sumInsured: Number(sum) })}
      />
      <Seg
        legend={t('payFor')}
        name="tenure"
        choices={TENURES.map((years) => ({
          value: String(years),
          label: t('years', { years }),
          note: noteOf(years),
        }))}
        value={String(value.tenure)}
        onChange={(years) => onChange({ tenure: Number(years) })}
      />
      {OFFERED_FREQUENCIES.length > 1 && (
        <div className={styles.select}>
          <Select
            label={pay('label')}
            value={value.frequency}
            onChange={({ target }) =>
              onChange({ frequency: OFFERED_FREQUENCIES.find((each) => each === target.value) ?? 'once' })
            }
            options={OFFERED_FREQUENCIES.map((each) => ({ value: each, label: pay(each) }))}
            hint={value.frequency === 'once' ? undefined : pay('note')}
          />
        </div>
      )}
      {children}
    </div>
  );
}
