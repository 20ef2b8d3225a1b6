import { useTranslations } from 'next-intl';
import { DateOfBirthField } from '@/components/common/form/DateOfBirthField';
import { Select } from '@/components/common/form/Select';
import { TextField } from '@/components/common/form/TextField';
import { NOMINEE_RELATIONS } from '@/lib/domain/application/choices.data';
import { isMinor } from '@/lib/domain/application/nominee';
import type { IsoDate } from '@/lib/domain/common/dates';
import styles from '@/components/application/Application.module.css';
import { type Fields, type SectionState, useFields } from './useFields';

export function NomineeFields({ today, ...state }: SectionState & { today: IsoDate }) {
  const t = useTranslations('application');
  const fields = useFields(state);
  return (
    <>
      <PersonFields fields={fields} prefix="" />
      {isMinor(fields.valueOf('dateOfBirth'), today) && (
        <section className={styles.appointee} aria-labelledby="appointee">
          <h2 id="appointee">{t('appointeeTitle')}</h2>
          <p>{t('appointeeText')}</p>
          <PersonFields fields={fields} prefix="appointee." />
        </section>
      )}
    </>
  );
}

function PersonFields({ fields, prefix }: { fields: Fields; prefix: '' | 'appointee.' }) {
  const t = useTranslations('application');
  const relations = NOMINEE_RELATIONS.map((value) => ({ value, label: t(`relations.${value}`) }));
  return (
    <>
      <TextField label={t('fields.name')} {...fields.text(`${prefix}name`)} />
      <Select
        label={t('fields.relation')}
        placeholder={t('choose')}
        options={relations}
        {...fields.text(`${prefix}relation`)}
      />
      <DateOfBirthField label={t('fields.dateOfBirth')} {...fields.value(`${prefix}dateOfBirth`)} />
    </>
  );
}
