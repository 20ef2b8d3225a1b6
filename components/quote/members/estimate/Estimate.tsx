import { useTranslations } from 'next-intl';
import { useDeferredValue } from 'react';
import { useWatch, type Control } from 'react-hook-form';
import { usePlans } from '@/hooks/quote/usePrice';
import { formatMoney } from '@/lib/i18n/format';
import { toFamilyQuery, type FamilyForm } from '@/lib/domain/quote/journey/familyForm';
import { emptyPlan, suggestPlan } from '@/lib/domain/quote/journey/planForm';
import { useToday } from '@/components/quote/members/useToday';
import styles from './Estimate.module.css';

export function Estimate({ control }: { control: Control<FamilyForm> }) {
  const t = useTranslations('quote.estimate');
  const today = useToday();
  const form = useDeferredValue(useWatch({ control }) as FamilyForm);
  const query = toFamilyQuery(form, today);
  const { data } = usePlans({ ...query, sumInsured: emptyPlan.sumInsured, tenure: emptyPlan.tenure });
  const plan = query.members && data && suggestPlan(data.plans)?.price;
  return (
    <p className={styles.estimate} aria-live="polite">
      {plan ? (
        <>
          <b className="num">{formatMoney(plan.priceAfterTax)}</b>
          <small>{t('basis', { plan: plan.productName })}</small>
        </>
      ) : (
        <small>{t('empty')}</small>
      )}
    </p>
  );
}
