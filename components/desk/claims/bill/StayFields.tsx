import { useLocale, useTranslations } from 'next-intl';
import { Check } from '@/components/common/form/Check';
import { Select } from '@/components/common/form/Select';
import { TextField } from '@/components/common/form/TextField';
import type { BillProblems, TypedBill } from '@/lib/domain/claims/desk/typedBill';
import { ROOMS } from '@/lib/domain/claims/settle/billHeads.data';
import { CAUSES } from '@/lib/domain/claims/settle/notCoveredYet';
import { formatDate } from '@/lib/i18n/format';
import styles from './Bill.module.css';
import { LAST_DAY } from './lastDay';

type Props = {
  /** The day of admission that the customer told. */
  toldOn: string | undefined;
  typed: TypedBill;
  problems: BillProblems;
  onChange: (change: Partial<TypedBill>) => void;
};
type TextName = 'number' | 'admittedOn' | 'dischargedOn' | 'rate' | 'coveredRate';
type FlagName = 'isExisting' | 'isManaged' | 'isNamed' | 'billsAlike';

export function StayFields(props: Props) {
  const t = useTranslations('deskClaims.bill');
  const choose = useTranslations('deskClaims.ask');
  const rooms = useTranslations('claimBill.rooms');
  const locale = useLocale();
  const { typed, problems, onChange } = props;
  const toldOn = props.toldOn && formatDate(props.toldOn, locale);
  const problem = problems['cause'];
  return (
    <>
      <div className={styles.stay}>
        <Typed name="number" {...props} />
        <Typed
          name="admittedOn"
          type="date"
          max={LAST_DAY}
          hint={toldOn && t('toldOn', { day: toldOn })}
          {...props}
        />
        <Typed name="dischargedOn" type="date" max={LAST_DAY} {...props} />
        <Select
          label={t('cause')}
          placeholder={choose('choose')}
          options={CAUSES.map((value) => ({ value, label: t(`causes.${value}`) }))}
          value={typed.cause ?? ''}
          error={problem && t(`problems.${problem}`)}
          onChange={({ target }) => onChange({ cause: target.value })}
        />
        <Select
          label={t('room')}
          placeholder={t('anyRoom')}
          options={ROOMS.map((value) => ({ value, label: rooms(value) }))}
          value={typed.room ?? ''}
          onChange={({ target }) => onChange({ room: target.value })}
        />
        {typed.room && <Typed name="rate" inputMode="decimal" {...props} />}
        {typed.room && <Typed name="coveredRate" inputMode="decimal" {...props} />}
      </div>
      <div className={styles.marks}>
        <Mark name="isExisting" {...props} />
        <Mark name="isManaged" {...props} />
        <Mark name="isNamed" {...props} />
        <Mark name="billsAlike" {...props} />
      </div>
    </>
  );
}

function Typed({
  name,
  typed,
  problems,
  onChange,
  toldOn: _told,
  ...input
}: Props & {
  name: TextName;
  type?: 'date';
  max?: string;
  hint?: string | undefined;
  inputMode?: 'decimal';
}) {
  const t = useTranslations('deskClaims.bill');
  const problem = problems[name];
  return (
    <TextField
      {...input}
      label={t(name)}
      autoComplete="off"
      value={typed[name] ?? ''}
      error={problem && t(`problems.${problem}`)}
      onChange={({ target }) => onChange({ [name]: target.value })}
    />
  );
}

function Mark({ name, typed, onChange }: Props & { name: FlagName }) {
  const t = useTranslations('deskClaims.bill');
  return (
    <Check
      label={t(name)}
      checked={typed[name] ?? false}
      onChange={({ target }) => onChange({ [name]: target.checked })}
    />
  );
}
