import { useTranslations } from 'next-intl';
import { type ComponentProps, type KeyboardEvent, useId } from 'react';
import { Icon } from '@/components/common/ui/Icon';
import type { BillProblems, TypedLine } from '@/lib/domain/claims/desk/typedBill';
import { BILL_HEADS, type BillHead, CUT_REASONS } from '@/lib/domain/claims/settle/billHeads.data';
import styles from './Bill.module.css';
import { LAST_DAY } from './lastDay';

export const COLUMNS = ['head', 'amount', 'on', 'days', 'cut', 'cutReason'] as const;
type Column = (typeof COLUMNS)[number];
const HEADS = Object.keys(BILL_HEADS) as BillHead[];

type Props = {
  at: number;
  line: TypedLine;
  problems: BillProblems;
  onChange: (changed: TypedLine) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  /** Absent for the empty line at the end. */
  onRemove: (() => void) | undefined;
};

export function BillLine({ at, line, problems, onChange, onKeyDown, onRemove }: Props) {
  const t = useTranslations('deskClaims.bill');
  const choose = useTranslations('deskClaims.ask')('choose');
  const words = useTranslations('claimBill');
  const id = useId();
  const found = COLUMNS.flatMap((column) => problems[`lines.${at}.${column}`] ?? []);
  const cell = (column: Column): CellProps => ({
    column,
    value: line[column] ?? '',
    problem: problems[`lines.${at}.${column}`] && id,
    onType: (typed) => onChange({ [column]: typed }),
  });
  return (
    <li>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Enter goes to the next line, as Tab does */}
      <fieldset className={styles.line} onKeyDown={onKeyDown}>
        <legend className={styles.unseen}>{t('line', { at: at + 1 })}</legend>
        <Choice
          {...cell('head')}
          none={choose}
          options={HEADS.map((head) => [head, words(`heads.${head}`)])}
        />
        <Cell {...cell('amount')} inputMode="decimal" />
        <Cell {...cell('on')} type="date" max={LAST_DAY} />
        <Cell {...cell('days')} inputMode="numeric" />
        <Cell {...cell('cut')} inputMode="decimal" />
        <Choice
          {...cell('cutReason')}
          none=""
          options={CUT_REASONS.map((reason) => [reason, words(`reasons.${reason}`)])}
        />
        {onRemove ? (
          <button
            type="button"
            className={styles.remove}
            aria-label={t('remove', { at: at + 1 })}
            onClick={onRemove}
          >
            <Icon name="close" size="small" />
          </button>
        ) : (
          <span />
        )}
      </fieldset>
      {found[0] && (
        <p id={id} className={styles.problem}>
          {t(`problems.${found[0]}`)}
        </p>
      )}
    </li>
  );
}

type CellProps = {
  column: Column;
  value: string;
  /** The id of what is wrong with it. */
  problem: string | undefined;
  onType: (typed: string) => void;
};

function Cell({
  column,
  value,
  problem,
  onType,
  ...input
}: CellProps & Pick<ComponentProps<'input'>, 'type' | 'max' | 'inputMode'>) {
  const t = useTranslations('deskClaims.bill');
  return (
    <label className={styles.cell} data-column={column}>
      <input
        type="text"
        {...input}
        aria-label={t(column)}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem}
        autoComplete="off"
        value={value}
        onChange={({ target }) => onType(target.value)}
      />
      <span aria-hidden="true">{t(column)}</span>
    </label>
  );
}

type ChoiceProps = CellProps & { none: string; options: readonly (readonly [string, string])[] };

function Choice({ column, value, problem, onType, none, options }: ChoiceProps) {
  const t = useTranslations('deskClaims.bill');
  return (
    <label className={styles.cell} data-column={column}>
      <select
        aria-label={t(column)}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem}
        value={value}
        onChange={({ target }) => onType(target.value)}
      >
        <option value="">{none}</option>
        {options.map(([option, label]) => (
          <option key={option} value={option}>
            {label}
          </option>
        ))}
      </select>
      <span aria-hidden="true">{t(column)}</span>
    </label>
  );
}
