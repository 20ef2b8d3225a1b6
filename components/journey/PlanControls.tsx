import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Seg } from '@/components/ui/Seg';
import { formatShortSum } from '@/lib/i18n/format';
import styles from './PlanControls.module.css';
import { SUMS_INSURED, TENURES } from '@/lib/domain/journey/planForm';

type Choice = { sumInsured: number; tenure: number };
type Props = {
  value: Choice;
  onChange: (change: Partial<Choice>) => void;
  /** What stands small below each number of years. */
  noteOf: (tenure: number) => string | undefined;
  children?: ReactNode;
};

/** How much cover, for how many years. */
export function PlanControls({ value, onChange, noteOf, children }: Props) {
  const t = useTranslations('journey.plans');
  const locale = useLocale();
  return (
    <div className={styles.controls}>
      <Seg
        legend={t('cover')}
        name="sumInsured"
        choices={SUMS_INSURED.map((sum) => ({ value: String(sum), label: formatShortSum(sum, locale) }))}
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
      {children}
    </div>
  );
}
