import { useTranslations } from 'next-intl';
import { Select } from '@/components/common/form/Select';
import type {
  ACCOUNT_TYPES,
  GENDERS,
  INCOMES,
  MARITAL_STATUSES,
  OCCUPATIONS,
  RESIDENCES,
} from '@/lib/domain/application/choices.data';
import type { Fields } from './useFields';

type Choices = {
  gender: (typeof GENDERS)[number];
  maritalStatus: (typeof MARITAL_STATUSES)[number];
  occupation: (typeof OCCUPATIONS)[number];
  annualIncome: (typeof INCOMES)[number];
  residence: (typeof RESIDENCES)[number];
  accountType: (typeof ACCOUNT_TYPES)[number];
};

type Props<Name extends keyof Choices> = {
  fields: Fields;
  name: Name;
  path?: string;
  choices: readonly Choices[Name][];
};

export function ChoiceField<Name extends keyof Choices>({ fields, name, path = name, choices }: Props<Name>) {
  const t = useTranslations('application');
  const options = choices.map((value) => ({ value, label: t(`${name}.${value}` as 'gender.female') }));
  return (
    <Select
      label={t(`fields.${name}` as 'fields.gender')}
      placeholder={t('choose')}
      options={options}
      {...fields.text(path)}
    />
  );
}
