import { useTranslations } from 'next-intl';
import { DateOfBirthField } from '@/components/common/form/DateOfBirthField';
import { TextField } from '@/components/common/form/TextField';
import {
  GENDERS,
  INCOMES,
  MARITAL_STATUSES,
  OCCUPATIONS,
  RESIDENCES,
} from '@/lib/domain/application/choices.data';
import { ChoiceField } from './ChoiceField';
import { type SectionState, useFields } from './useFields';

export function YouFields(state: SectionState) {
  const t = useTranslations('application.fields');
  const fields = useFields(state);
  return (
    <>
      <TextField label={t('name')} hint={t('nameHint')} autoComplete="name" {...fields.text('name')} />
      <TextField label={t('fatherName')} {...fields.text('fatherName')} />
      <DateOfBirthField label={t('dateOfBirth')} autoComplete {...fields.value('dateOfBirth')} />
      <ChoiceField fields={fields} name="gender" choices={GENDERS} />
      <ChoiceField fields={fields} name="maritalStatus" choices={MARITAL_STATUSES} />
      <ChoiceField fields={fields} name="occupation" choices={OCCUPATIONS} />
      <ChoiceField fields={fields} name="annualIncome" choices={INCOMES} />
      <ChoiceField fields={fields} name="residence" choices={RESIDENCES} />
    </>
  );
}
