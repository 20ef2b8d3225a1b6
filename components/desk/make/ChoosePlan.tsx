import { useLocale, useTranslations } from 'next-intl';
import { FieldNotes, useFieldIds } from '@/components/common/form/Field';
import { Select } from '@/components/common/form/Select';
import { useFieldMessage } from '@/hooks/common/forms/useFieldMessage';
import { useToday } from '@/components/quote/members/useToday';
import { usePlans } from '@/hooks/quote/usePrice';
import { familyOf } from '@/lib/domain/desk/list/callerForm';
import { TENURES } from '@/lib/domain/plans/planTerms.data';
import { toFamilyQuery } from '@/lib/domain/quote/journey/familyForm';
import { SUMS_INSURED } from '@/lib/domain/quote/journey/planForm';
import { formatMoney, formatShortSum } from '@/lib/i18n/format';
import type { PartProps } from './CallerFields';
import styles from './MakeQuote.module.css';

/** Prices are the server's own, as the customer will see them. */
export function ChoosePlan({ form, problems, onChange }: PartProps) {
  const t = useTranslations('deskMake');
  const locale = useLocale();
  const { sumInsured, tenure } = form;
  return (
    <>
      <div className={styles.pair}>
        <Select
          label={t('sum')}
          value={String(sumInsured)}
          onChange={({ target }) => onChange({ sumInsured: Number(target.value) })}
          options={SUMS_INSURED.map((sum) => ({ value: String(sum), label: formatShortSum(sum, locale) }))}
        />
        <Select
          label={t('tenure')}
          value={String(tenure)}
          onChange={({ target }) => onChange({ tenure: Number(target.value) })}
          options={TENURES.map((years) => ({ value: String(years), label: t('years', { years }) }))}
        />
      </div>
      <Plans form={form} problems={problems} onChange={onChange} />
    </>
  );
}

function Plans({ form, problems, onChange }: PartProps) {
  const t = useTranslations('deskMake');
  const toMessage = useFieldMessage();
  const { sumInsured, tenure, product, tier } = form;
  const query = toFamilyQuery(familyOf(form), useToday());
  const { data, error } = usePlans({ ...query, sumInsured, tenure });
  const ids = useFieldIds(undefined, { hint: undefined, error: toMessage(problems['product']) });
  return (
    <fieldset
      className={ids.errorId ? `${styles.plans} ${styles.invalid}` : styles.plans}
      aria-describedby={ids.aria['aria-describedby']}
      data-wrong={ids.errorId && ''}
    >
      <legend>{t('plans')}</legend>
      {!data && <p className={styles.intro}>{t(error ? 'plansFailed' : 'plansWait')}</p>}
      {data?.plans.map((plan) => (
        <label key={`${plan.product} ${plan.tier}`}>
          <input
            type="radio"
            name="plan"
            checked={plan.product === product && plan.tier === tier}
            onChange={() => onChange({ product: plan.product, tier: plan.tier })}
          />
          <span>
            {plan.productName} {plan.tier}
          </span>
          <b className="num">{formatMoney(plan.priceAfterTax)}</b>
        </label>
      ))}
      <FieldNotes ids={ids} error={toMessage(problems['product'])} />
    </fieldset>
  );
}
