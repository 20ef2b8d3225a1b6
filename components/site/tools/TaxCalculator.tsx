import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Bill } from '@/components/common/bill/Bill';
import { Chips } from '@/components/common/ui/Chips';
import { Note } from '@/components/common/ui/states/Note';
import { Seg } from '@/components/common/ui/Seg';
import { useToday } from '@/components/quote/members/useToday';
import { policyPeriod } from '@/lib/domain/policy/terms';
import { TENURES } from '@/lib/domain/plans/planTerms.data';
import { deductionOf, type Deduction, type InsuredGroup } from '@/lib/domain/site/tools/taxDeduction';
import { TAX_RATES, type TaxRate } from '@/lib/domain/site/tools/taxDeduction.data';
import { spreadPremium, type TaxShare } from '@/lib/domain/site/tools/taxYears';
import { formatMoney } from '@/lib/i18n/format';
import { TaxGroup, useTaxGroup } from './TaxGroup';
import { Answer } from './ToolPage';
import styles from './Tools.module.css';

function TaxBill({ deduction, shares }: { deduction: Deduction; shares: readonly TaxShare[] }) {
  const t = useTranslations('tools.tax');
  const [year, ...later] = shares;
  const { total, saved } = deduction;
  return (
    <Bill
      columns={{ particulars: t('particulars', { year: year?.name ?? '' }), amount: '₹' }}
      lines={(['family', 'parents'] as const).map((group) => ({
        key: group,
        label: t(group),
        note: t('limit', { limit: formatMoney(deduction[group].limit) }),
        amount: deduction[group].counted,
      }))}
      total={{ label: t('total', { section: year?.section === '126' ? 'new' : 'old' }), amount: total }}
    >
      <p>
        <b>{t('saved', { amount: formatMoney(saved) })}</b>
      </p>
      {later[0] && (
        <p className="small">{t('later', { amount: formatMoney(later[0].amount), years: later.length })}</p>
      )}
    </Bill>
  );
}

function sharesOf({ premium }: InsuredGroup, tenure: number, today: string): readonly TaxShare[] {
  return spreadPremium(premium, { paidOn: today, coverUntil: policyPeriod(today, tenure).endsOn, tenure });
}

export function TaxCalculator() {
  const t = useTranslations('tools.tax');
  const tools = useTranslations('tools');
  const today = useToday();
  const [tenure, setTenure] = useState(1);
  const [rate, setRate] = useState<TaxRate>(20);
  const family = useTaxGroup('family', '12,488');
  const parents = useTaxGroup('parents', '');
  const shares = family.group && sharesOf(family.group, tenure, today);
  const deduction =
    family.group &&
    parents.group &&
    deductionOf({ ...family.group, premium: shares?.[0]?.amount ?? 0 }, parents.group, rate);
  return (
    <>
      <div className={styles.questions}>
        <TaxGroup state={family}>
          <Seg
            legend={t('tenure')}
            name="tenure"
            value={String(tenure)}
            onChange={(years) => setTenure(Number(years))}
            choices={TENURES.map((years) => ({ value: String(years), label: tools('years', { years }) }))}
          />
        </TaxGroup>
        <TaxGroup state={parents} />
        <Chips
          legend={t('rate')}
          name="rate"
          value={String(rate)}
          onChange={(chosen) => setRate(TAX_RATES.find((each) => String(each) === chosen) ?? rate)}
          choices={TAX_RATES.map((each) => ({ value: String(each), label: t('percent', { rate: each }) }))}
        />
        <Note>{t('regime')}</Note>
      </div>
      <Answer>{deduction && shares && <TaxBill deduction={deduction} shares={shares} />}</Answer>
    </>
  );
}
