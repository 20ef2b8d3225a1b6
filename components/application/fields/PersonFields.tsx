import { useTranslations } from 'next-intl';
import { TextField } from '@/components/common/form/TextField';
import { GENDERS } from '@/lib/domain/application/choices.data';
import { ChoiceField } from './ChoiceField';
import { type SectionState, useFields } from './useFields';

/** The birth date is read-only: it comes from the quote and determines the price. */
export function PersonFields({ at, ...state }: SectionState & { at: number }) {
  const t = useTranslations('application');
  const fields = useFields(state);
  const of = (field: string) => `people.${at}.${field}`;
  return (
    <>
      <TextField label={t('fields.name')} hint={t('fields.nameHint')} {...fields.text(of('name'))} />
      <ChoiceField fields={fields} name="gender" path={of('gender')} choices={GENDERS} />
      <TextField
        label={t('fields.heightCm')}
        suffix={t('units.cm')}
        inputMode="numeric"
        maxLength={4}
        {...fields.text(of('heightCm'))}
      />
      <TextField
        label={t('fields.weightKg')}
        suffix={t('units.kg')}
        inputMode="numeric"
        maxLength={4}
        {...fields.text(of('weightKg'))}
      />
    </>
  );
}
