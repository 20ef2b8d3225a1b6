import { useTranslations } from 'next-intl';
import { FieldNotes, useFieldIds } from '@/components/common/form/Field';
import check from '@/components/common/form/Check.module.css';
import field from '@/components/common/form/Field.module.css';
import { MonthField } from '@/components/common/form/MonthField';
import { TextField } from '@/components/common/form/TextField';
import { YesNo } from '@/components/common/form/YesNo';
import { type AskedQuestion, detailsOf } from '@/lib/domain/application/medical';
import type { MedicalCondition } from '@/lib/domain/application/medical.data';
import styles from '@/components/application/Application.module.css';
import type { Fields } from './useFields';

type Props = { question: AskedQuestion; name: string; fields: Fields; path: string };

const hinted = ['medicine', 'hospital'] as const;
const habits = ['tobacco', 'alcohol'] as const;
const isOneOf = <T extends string>(list: readonly T[], value: string): value is T =>
  list.some((each) => each === value);

/** A yes/no question; "yes" opens the details that the underwriter needs. */
export function HealthQuestion({ question, name, fields, path }: Props) {
  const t = useTranslations('medical');
  const asked = detailsOf(question);
  const { id } = question;
  return (
    <div className={styles.question}>
      <YesNo
        label={<span className={styles.ask}>{t(`questions.${id}.ask`, { name })}</span>}
        hint={isOneOf(hinted, id) ? t(`questions.${id}.hint`) : undefined}
        {...fields.yesNo(`${path}.answer`)}
      />
      {fields.valueOf(`${path}.answer`) === 'yes' && (
        <div className={styles.details}>
          {asked.asksConditions && (
            <Conditions question={question} fields={fields} path={`${path}.conditions`} />
          )}
          {asked.asksSince && (
            <MonthField label={t('since')} hint={t('sinceHint')} {...fields.value(`${path}.since`)} />
          )}
          {asked.asksAmount && isOneOf(habits, id) && (
            <TextField
              label={t(`questions.${id}.amount`)}
              inputMode="numeric"
              maxLength={2}
              {...fields.text(`${path}.amount`)}
            />
          )}
          {asked.asksText && (
            <TextField label={t('details')} hint={t('detailsHint')} {...fields.text(`${path}.details`)} />
          )}
        </div>
      )}
    </div>
  );
}

function Conditions({ question, fields, path }: Pick<Props, 'question' | 'fields' | 'path'>) {
  const t = useTranslations('medical');
  const { id, error } = fields.common(path);
  const ids = useFieldIds(id, { error });
  const value = fields.valueOf(path);
  const chosen: readonly unknown[] = Array.isArray(value) ? value : [];
  const conditions = (question.conditions ?? []) as readonly MedicalCondition[];
  const toggle = (condition: string, isOn: boolean) =>
    fields.set(path, isOn ? [...chosen, condition] : chosen.filter((each) => each !== condition));
  return (
    <fieldset
      className={error ? `${field.field} ${field.invalid}` : field.field}
      aria-describedby={ids.aria['aria-describedby']}
    >
      <legend className={field.label}>{t('which')}</legend>
      <div className={styles.conditions}>
        {conditions.map((condition, index) => (
          <label key={condition} className={check.check}>
            <input
              id={index === 0 ? ids.id : undefined}
              type="checkbox"
              checked={chosen.includes(condition)}
              onChange={({ target }) => toggle(condition, target.checked)}
            />
            <span>{t(`conditions.${condition}`)}</span>
          </label>
        ))}
      </div>
      <FieldNotes ids={ids} error={error} />
    </fieldset>
  );
}
