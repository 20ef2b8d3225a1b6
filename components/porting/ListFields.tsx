import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { DateOfBirthField } from '@/components/common/form/DateOfBirthField';
import { FieldNotes } from '@/components/common/form/Field';
import { TextField } from '@/components/common/form/TextField';
import { Button } from '@/components/common/ui/Button';
import { LONGEST_PORT, MOST_PORT } from '@/lib/domain/porting/port';
import { idOf } from './fieldIds';
import type { AnswerProps } from './answerProps';
import styles from './Porting.module.css';

export function PeopleFields({ values, problems, onChange }: AnswerProps) {
  const t = useTranslations('porting.form');
  const { people = [{}] } = values;
  return (
    <Rows
      of="people"
      texts={{ one: 'person', add: 'addPerson', remove: 'removePerson' }}
      rows={people.length > 0 ? people : [{}]}
      most={MOST_PORT.people}
      error={problems['people']}
      onChange={(rows) => onChange({ people: rows })}
      fieldsOf={({ name = '', dateOfBirth }, at, set) => (
        <>
          <TextField
            id={idOf(`people.${at}.name`)}
            label={t('personName')}
            error={problems[`people.${at}.name`]}
            maxLength={LONGEST_PORT.name}
            autoComplete="off"
            value={name}
            onChange={({ target }) => set({ name: target.value })}
          />
          <DateOfBirthField
            id={idOf(`people.${at}.dateOfBirth`)}
            label={t('birth')}
            error={problems[`people.${at}.dateOfBirth`]}
            value={dateOfBirth}
            onChange={(typed) => set({ dateOfBirth: typed })}
          />
        </>
      )}
    />
  );
}

export function ClaimFields({ values, problems, onChange }: AnswerProps) {
  const t = useTranslations('porting.form');
  const { claims = [{}] } = values;
  return (
    <Rows
      of="claims"
      texts={{ one: 'claim', add: 'addClaim', remove: 'removeClaim' }}
      rows={claims.length > 0 ? claims : [{}]}
      most={MOST_PORT.claims}
      error={problems['claims']}
      onChange={(rows) => onChange({ claims: rows })}
      fieldsOf={(claim, at, set) => (
        <>
          {(['year', 'amount'] as const).map((name) => (
            <TextField
              key={name}
              id={idOf(`claims.${at}.${name}`)}
              label={t(name)}
              error={problems[`claims.${at}.${name}`]}
              maxLength={LONGEST_PORT.number}
              inputMode="numeric"
              autoComplete="off"
              value={claim[name] ?? ''}
              onChange={({ target }) => set({ [name]: target.value })}
            />
          ))}
        </>
      )}
    />
  );
}

type Props<Row> = {
  of: 'people' | 'claims';
  texts:
    | { one: 'person'; add: 'addPerson'; remove: 'removePerson' }
    | { one: 'claim'; add: 'addClaim'; remove: 'removeClaim' };
  rows: readonly Row[];
  most: number;
  error: string | undefined;
  onChange: (rows: readonly Row[]) => void;
  fieldsOf: (row: Row, at: number, set: (typed: Partial<Row>) => void) => ReactNode;
};

function Rows<Row extends object>({ of, texts, rows, most, error, onChange, fieldsOf }: Props<Row>) {
  const t = useTranslations('porting.form');
  const id = idOf(of);
  return (
    <div id={id} tabIndex={-1} className={styles.rows}>
      {rows.map((row, at) => (
        <fieldset key={at} className={styles.row}>
          <legend>{t(texts.one, { number: at + 1 })}</legend>
          {fieldsOf(row, at, (typed) =>
            onChange(rows.map((each, other) => (other === at ? { ...each, ...typed } : each))),
          )}
          {rows.length > 1 && (
            <button
              type="button"
              className="link small"
              onClick={() => onChange(rows.filter((_row, other) => other !== at))}
            >
              {t(texts.remove, { number: at + 1 })}
            </button>
          )}
        </fieldset>
      ))}
      <FieldNotes ids={{ errorId: `${id}-error` }} error={error} />
      {rows.length < most && (
        <Button kind="line" size="small" icon="plus" onClick={() => onChange([...rows, {} as Row])}>
          {t(texts.add)}
        </Button>
      )}
    </div>
  );
}
