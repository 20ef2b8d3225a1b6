import { useTranslations } from 'next-intl';
import { useState, type ReactNode } from 'react';
import { Check } from '@/components/common/form/Check';
import { TextField } from '@/components/common/form/TextField';
import type { InsuredGroup } from '@/lib/domain/site/tools/taxDeduction';
import styles from './Tools.module.css';
import { useNumber } from './useNumber';

const RUPEES = { min: 0, max: 99_99_999 };

const orNothing = ({ value, field }: ReturnType<typeof useNumber>) => (field.value === '' ? 0 : value);

/** `group` is undefined while an amount is invalid. */
export function useTaxGroup(name: 'family' | 'parents', premiumAtFirst: string) {
  const premium = useNumber(`${name}-premium`, premiumAtFirst, RUPEES);
  const checkups = useNumber(`${name}-checkups`, '', RUPEES);
  const [hasSenior, setHasSenior] = useState(false);
  const amounts = { premium: orNothing(premium), checkups: orNothing(checkups) };
  const group: InsuredGroup | undefined =
    amounts.premium === undefined || amounts.checkups === undefined
      ? undefined
      : { premium: amounts.premium, checkups: amounts.checkups, hasSenior };
  return { name, group, premium, checkups, hasSenior, setHasSenior };
}

type Props = { state: ReturnType<typeof useTaxGroup>; children?: ReactNode };

export function TaxGroup({ state, children }: Props) {
  const t = useTranslations('tools.tax');
  const { name, premium, checkups, hasSenior, setHasSenior } = state;
  return (
    <fieldset className={styles.group}>
      <legend>{t(name)}</legend>
      <div className={styles.pair}>
        <TextField label={t('premium')} prefix="₹" {...premium.field} />
        <TextField label={t('checkups')} prefix="₹" {...checkups.field} />
      </div>
      {children}
      <Check
        label={t('senior')}
        name={`${name}-senior`}
        checked={hasSenior}
        onChange={(event) => setHasSenior(event.target.checked)}
      />
    </fieldset>
  );
}
