import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Check } from '@/components/common/form/Check';
import { Select } from '@/components/common/form/Select';
import { TextArea } from '@/components/common/form/TextArea';
import { Button } from '@/components/common/ui/Button';
import { useWrongField } from '@/hooks/common/forms/useWrongField';
import { type ClaimWork, useClaimWork } from '@/hooks/desk/claims/useClaimWork';
import { useKeptTyped } from '@/hooks/desk/useKeptTyped';
import { REFUSAL_CAUSES, REFUSAL_CLAUSES, type RefusalCause } from '@/lib/domain/claims/desk/refusals.data';
import styles from '@/components/desk/claims/Claims.module.css';

const LONGEST_NOTE = 300;

type Typed = { cause?: RefusalCause | undefined; note: string };
const nothing: Typed = { note: '' };

type Props = { claimId: string; work: ClaimWork; renew: () => Promise<unknown> };

/** The form is folded, since it ends the claim. */
export function RefuseForm(props: Props) {
  const t = useTranslations('deskClaims.refuse');
  return (
    <details className={`${styles.part} ${styles.fold}`}>
      <summary>{t('title')}</summary>
      <p className="small">{t('lead')}</p>
      <Fields {...props} />
    </details>
  );
}

function Fields({ claimId, work, renew }: Props) {
  const t = useTranslations('deskClaims.refuse');
  const choose = useTranslations('deskClaims.ask');
  const words = useTranslations('claimBill');
  const { typed, type, clear } = useKeptTyped<Typed>(`refusal ${claimId}`, nothing);
  const { cause, note } = typed;
  const [isSure, setIsSure] = useState(false);
  const [tries, setTries] = useState(0);
  const { isBusy, failure, send } = useClaimWork(renew);
  const refuse = async () => {
    setTries(tries + 1);
    if (cause && isSure && (await send(() => work.refuse(cause, note.trim() || undefined)))) clear();
  };
  const form = useWrongField<HTMLDivElement>(tries, failure);
  const clause = cause && words(`clauses.${REFUSAL_CLAUSES[cause]}`);
  return (
    <div ref={form} className={styles.form}>
      <Select
        label={t('cause')}
        placeholder={choose('choose')}
        options={REFUSAL_CAUSES.map((value) => ({ value, label: words(`refusals.${value}`) }))}
        value={cause ?? ''}
        hint={clause && t('clause', { clause })}
        onChange={({ target }) => {
          type({ cause: REFUSAL_CAUSES.find((each) => each === target.value) });
          setIsSure(false);
        }}
      />
      <TextArea
        label={t('note')}
        hint={t('noteHint')}
        rows={2}
        maxLength={LONGEST_NOTE}
        value={note}
        onChange={({ target }) => type({ note: target.value })}
      />
      <Check
        label={t('sure')}
        checked={isSure}
        error={failure?.message ?? (tries > 0 && !(cause && isSure) ? t('missing') : undefined)}
        onChange={({ target }) => setIsSure(target.checked)}
      />
      <Button kind="bad" size="small" busy={isBusy} onClick={() => void refuse()}>
        {t('send')}
      </Button>
    </div>
  );
}
