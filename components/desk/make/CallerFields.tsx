import { useTranslations } from 'next-intl';
import { DateOfBirthField } from '@/components/common/form/DateOfBirthField';
import { MobileField } from '@/components/common/form/MobileField';
import { TextField } from '@/components/common/form/TextField';
import { useFieldMessage } from '@/hooks/common/forms/useFieldMessage';
import { FamilyFields } from '@/components/quote/members/FamilyFields';
import { type CallerForm, familyOf } from '@/lib/domain/desk/list/callerForm';
import styles from './MakeQuote.module.css';

export type PartProps = {
  form: CallerForm;
  problems: Readonly<Record<string, string>>;
  onChange: (change: Partial<CallerForm>) => void;
};

export function CallerFields({ form, problems, onChange }: PartProps) {
  const t = useTranslations('deskMake');
  const toMessage = useFieldMessage();
  const family = { draft: familyOf(form), problems, onChange };
  return (
    <>
      <TextField
        label={t('name')}
        autoComplete="off"
        value={form.name}
        onChange={({ target }) => onChange({ name: target.value })}
        error={toMessage(problems['name'])}
      />
      <MobileField
        label={t('mobile')}
        autoComplete="off"
        value={form.mobileNumber}
        onChange={({ target }) => onChange({ mobileNumber: target.value })}
        error={toMessage(problems['mobileNumber'])}
      />
      <DateOfBirthField
        label={t('birth')}
        value={form.dateOfBirth}
        onChange={(dateOfBirth) => onChange({ dateOfBirth })}
        error={toMessage(problems['dateOfBirth'] ?? problems['dates.self'])}
      />
      <FamilyFields part="people" asked={form.chosen.filter((person) => person !== 'self')} {...family} />
      <FamilyFields part="place" asked={[]} {...family} />
      <FamilyFields part="illness" asked={[]} {...family} />
      <p className={styles.intro}>{t('illnessNote')}</p>
    </>
  );
}
