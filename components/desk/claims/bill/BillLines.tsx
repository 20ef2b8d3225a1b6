import { useTranslations } from 'next-intl';
import { type KeyboardEvent, useRef } from 'react';
import { Button } from '@/components/common/ui/Button';
import { type BillProblems, isEmptyLine, type TypedLine } from '@/lib/domain/claims/desk/typedBill';
import styles from './Bill.module.css';
import { BillLine, COLUMNS } from './BillLine';

type Props = {
  lines: readonly TypedLine[];
  problems: BillProblems;
  onChange: (lines: readonly TypedLine[]) => void;
};

/** The bill's lines, with an empty one at the end at all times. Enter goes to the next line. */
export function BillLines({ lines, problems, onChange }: Props) {
  const t = useTranslations('deskClaims.bill');
  const list = useRef<HTMLOListElement>(null);
  const last = lines.at(-1);
  const shown = last && isEmptyLine(last) ? lines : [...lines, {}];
  const change = (at: number, changed: TypedLine) =>
    onChange(shown.map((line, index) => (index === at ? { ...line, ...changed } : line)).filter(isLast));
  const focusLine = (at: number) =>
    list.current?.querySelectorAll<HTMLElement>('li > fieldset > label:first-of-type > select')[at]?.focus();
  const remove = (at: number) => {
    onChange(lines.filter((_, index) => index !== at));
    focusLine(at);
  };
  const byKey = (at: number) => (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
    if (event.target instanceof HTMLButtonElement) return;
    event.preventDefault();
    focusLine(Math.min(at + 1, shown.length - 1));
  };
  return (
    <>
      <div className={styles.columns} aria-hidden="true">
        {COLUMNS.map((column) => (
          <span key={column}>{t(column)}</span>
        ))}
      </div>
      <ol ref={list} className={styles.lines} aria-label={t('lines')}>
        {shown.map((line, at) => (
          <BillLine
            key={at}
            at={at}
            line={line}
            problems={problems}
            onChange={(changed) => change(at, changed)}
            onKeyDown={byKey(at)}
            onRemove={at < lines.length ? () => remove(at) : undefined}
          />
        ))}
      </ol>
      <div>
        <Button kind="line" size="dense" icon="plus" onClick={() => focusLine(shown.length - 1)}>
          {t('add')}
        </Button>
      </div>
    </>
  );
}

/** Filters out the empty lines at the end, which are added again as needed. Empty lines in between stay. */
function isLast(_line: TypedLine, at: number, lines: readonly TypedLine[]): boolean {
  return lines.slice(at).some((line) => !isEmptyLine(line));
}
