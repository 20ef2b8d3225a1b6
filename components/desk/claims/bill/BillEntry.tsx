import { useTranslations } from 'next-intl';
import { type KeyboardEvent, useState } from 'react';
import { Button } from '@/components/common/ui/Button';
import { Note } from '@/components/common/ui/states/Note';
import { SaveState } from '@/components/common/ui/states/SaveState';
import { useWrongField } from '@/hooks/common/forms/useWrongField';
import { type ClaimWork, useClaimWork } from '@/hooks/desk/claims/useClaimWork';
import { useTypedBill } from '@/hooks/desk/claims/useTypedBill';
import type { DeskClaimDto, DeskDecisionDto } from '@/lib/domain/claims/desk/contract';
import {
  type BillProblems,
  type EnteredBill,
  readPaise,
  readTypedBill,
} from '@/lib/domain/claims/desk/typedBill';
import { formatMoney } from '@/lib/i18n/format';
import { FlagList } from '@/components/desk/claims/claim/Flags';
import { Part } from '@/components/desk/claims/claim/Part';
import { BillLines } from './BillLines';
import { SettlementTable } from './SettlementTable';
import { StayFields } from './StayFields';
import styles from './Bill.module.css';

type Props = { claim: DeskClaimDto; work: ClaimWork; renew: () => Promise<unknown> };
type Preview = { of: string; bill: EnteredBill; decision: DeskDecisionDto };

/** Enters the bill as the hospital has it, shows what the terms make of it, and decides exactly what is shown. */
export function BillEntry({ claim, work, renew }: Props) {
  const t = useTranslations('deskClaims.bill');
  const { typed, change, flush, saved } = useTypedBill(claim);
  const [tries, setTries] = useState(0);
  const [shown, setShown] = useState<Preview>();
  const { isBusy, failure, send } = useClaimWork(renew);
  const entry = useWrongField<HTMLDivElement>(tries, failure);
  const whole = JSON.stringify([claim.version, typed]);
  const preview = shown?.of === whole ? shown : undefined;
  const problems = tries > 0 ? (readTypedBill(typed).problems ?? {}) : {};
  const look = async () => {
    setTries(tries + 1);
    const { bill } = readTypedBill(typed);
    if (!bill) return;
    await flush().catch(() => undefined);
    const decision = await send(() => work.settle(bill, false), { keep: true });
    if (decision) setShown({ of: whole, bill, decision });
  };
  const byKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void look();
  };
  return (
    <Part title={t('title')}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- a shortcut; the button below does the same */}
      <div ref={entry} className={styles.entry} onKeyDown={byKey}>
        <p className="tiny">{t('kept')}</p>
        <StayFields toldOn={claim.answers.admittedOn} typed={typed} problems={problems} onChange={change} />
        <BillLines lines={typed.lines ?? []} problems={problems} onChange={(lines) => change({ lines })} />
        <p className="num" role="status">
          {t('sum', { amount: formatMoney(sumOf(typed.lines) / 100) })}
        </p>
        <SaveState status={saved} />
        <Problems problems={problems} />
        {failure && (
          <Note kind="warn" role="alert">
            {failure.message}
          </Note>
        )}
        <Button kind="act" size="small" busy={isBusy} onClick={() => void look()}>
          {t('preview')}
        </Button>
        <p className="tiny">{t('keys')}</p>
      </div>
      {preview && (
        <Shown
          decision={preview.decision}
          isBusy={isBusy}
          onConfirm={() => void send(() => work.settle(preview.bill, true))}
        />
      )}
    </Part>
  );
}

function Problems({ problems }: { problems: BillProblems }) {
  const t = useTranslations('deskClaims.bill.problems');
  const count = Object.keys(problems).length;
  if (count === 0) return null;
  return (
    <Note kind="warn" role="alert">
      {problems['lines'] ? t('lines') : t('none', { count })}
    </Note>
  );
}

type ShownProps = { decision: DeskDecisionDto; isBusy: boolean; onConfirm: () => void };

function Shown({ decision: { settlement, flags }, isBusy, onConfirm }: ShownProps) {
  const t = useTranslations('deskClaims.settlement');
  const { payable } = settlement;
  return (
    <div className={styles.shown} role="status">
      <h3>{t('title')}</h3>
      <SettlementTable settlement={settlement} />
      <FlagList flags={flags} />
      <Button kind="go" size="small" busy={isBusy} onClick={onConfirm}>
        {payable > 0 ? t('confirm', { amount: formatMoney(payable) }) : t('confirmNothing')}
      </Button>
    </div>
  );
}

function sumOf(lines: readonly { amount?: string }[] = []): number {
  return lines.reduce((sum, { amount }) => sum + (readPaise(amount) ?? 0), 0);
}
