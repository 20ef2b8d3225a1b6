import { useTranslations } from 'next-intl';
import { Check } from '@/components/common/form/Check';
import { KeptNumberField } from '@/components/common/form/kept/KeptNumberField';
import { YesNo } from '@/components/common/form/YesNo';
import { InformationSheet } from '@/components/common/bill/InformationSheet';
import type { ApplicationPlan } from '@/lib/domain/application/contract';
import { formatMoney } from '@/lib/i18n/format';
import { type SectionState, useFields } from './useFields';

export function DeclarationFields({ plan, ...state }: SectionState & { plan: ApplicationPlan }) {
  const t = useTranslations('application');
  const fields = useFields(state);
  return (
    <>
      <YesNo
        label={t('fields.physicalCopy')}
        hint={t('fields.physicalCopyHint')}
        {...fields.yesNo('physicalCopy')}
      />
      <KeptNumberField
        label={t('fields.abha')}
        hint={t('fields.abhaHint')}
        inputMode="numeric"
        {...fields.number('abha')}
      />
      <h2>{t('review.declarations')}</h2>
      <Check label={t('declare.isTrue')} {...fields.check('isTrue')} />
      <Check label={t('declare.sharesData')} {...fields.check('sharesData')} />
      <InformationSheet quoteId={plan.quoteId} />
      <Check label={t('declare.hasInformationSheet')} {...fields.check('hasInformationSheet')} />
      {plan.isBlocked && (
        <Check
          label={t('declare.permitsDebit', { amount: formatMoney(plan.price.priceAfterTax) })}
          {...fields.check('permitsDebit')}
        />
      )}
    </>
  );
}
