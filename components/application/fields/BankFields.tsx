import { useTranslations } from 'next-intl';
import { KeptNumberField } from '@/components/common/form/kept/KeptNumberField';
import { TextField } from '@/components/common/form/TextField';
import { useBank } from '@/hooks/common/useLookUp';
import { ACCOUNT_TYPES } from '@/lib/domain/application/choices.data';
import { ChoiceField } from './ChoiceField';
import { type SectionState, useFields } from './useFields';

export function BankFields(state: SectionState) {
  const t = useTranslations('application');
  const errors = useTranslations('validation');
  const fields = useFields(state);
  const { found, isUnknown, isSearching } = useBank(fields.valueOf('ifsc'));
  const ifsc = fields.text('ifsc');
  return (
    <>
      <TextField label={t('fields.holder')} {...fields.text('holder')} />
      <KeptNumberField
        label={t('fields.accountNumber')}
        inputMode="numeric"
        maxLength={18}
        {...fields.number('accountNumber')}
      />
      <TextField
        label={t('fields.ifsc')}
        maxLength={11}
        autoCapitalize="characters"
        autoComplete="off"
        {...ifsc}
        hint={isSearching ? t('searching') : (found?.bank ?? t('fields.ifscHint'))}
        error={isUnknown ? errors('ifsc') : ifsc.error}
      />
      <ChoiceField fields={fields} name="accountType" choices={ACCOUNT_TYPES} />
    </>
  );
}
