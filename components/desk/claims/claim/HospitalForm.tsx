import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Select } from '@/components/common/form/Select';
import { TextField } from '@/components/common/form/TextField';
import { Button } from '@/components/common/ui/Button';
import { useWrongField } from '@/hooks/common/forms/useWrongField';
import { type ClaimWork, type HospitalStep, useClaimWork } from '@/hooks/desk/claims/useClaimWork';
import { useKeptTyped } from '@/hooks/desk/useKeptTyped';
import { readPaise } from '@/lib/domain/claims/desk/typedBill';
import styles from '@/components/desk/claims/Claims.module.css';
import { Done } from './Done';
import { Part } from './Part';

const STEPS = ['requested', 'preauthorised', 'billed'] as const satisfies readonly HospitalStep[];

type Typed = { what: HospitalStep; rupees: string };
const nothing: Typed = { what: 'requested', rupees: '' };

type Props = { claimId: string; work: ClaimWork; renew: () => Promise<unknown> };

/** Enters the request and the bill of a hospital, and our answer to the request. */
export function HospitalForm({ claimId, work, renew }: Props) {
  const t = useTranslations('deskClaims.hospital');
  const { typed, type, clear } = useKeptTyped<Typed>(`hospital ${claimId}`, nothing);
  const { what, rupees } = typed;
  const [tries, setTries] = useState(0);
  const { isBusy, failure, isDone, send } = useClaimWork(renew);
  const form = useWrongField<HTMLDivElement>(tries, failure);
  const paise = readPaise(rupees);
  const isWhole = paise !== undefined ? paise % 100 === 0 : what !== 'preauthorised' && !rupees.trim();
  const note = async () => {
    setTries(tries + 1);
    if (!isWhole) return;
    if (!(await send(() => work.note(what, paise === undefined ? undefined : paise / 100)))) return;
    clear();
    setTries(0);
  };
  return (
    <Part title={t('title')}>
      <div ref={form} className={styles.form}>
        <Select
          label={t('what')}
          options={STEPS.map((value) => ({ value, label: t(value) }))}
          value={what}
          onChange={({ target }) => type({ what: STEPS.find((each) => each === target.value) ?? what })}
        />
        <TextField
          label={t('rupees')}
          inputMode="decimal"
          autoComplete="off"
          value={rupees}
          error={failure?.message ?? (tries > 0 && !isWhole ? t('wrong') : undefined)}
          onChange={({ target }) => type({ rupees: target.value })}
        />
        <Button kind="act" size="small" busy={isBusy} onClick={() => void note()}>
          {t('send')}
        </Button>
        <Done isDone={isDone} />
      </div>
    </Part>
  );
}
