import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { TextField } from '@/components/common/form/TextField';
import { Button } from '@/components/common/ui/Button';
import type { DecideCase } from '@/hooks/desk/queues/useCases';
import { useWrongField } from '@/hooks/common/forms/useWrongField';
import { useSubmit } from '@/hooks/common/useSubmit';
import { useKeptTyped } from '@/hooks/desk/useKeptTyped';
import { CASE_REASON, type CaseDecision } from '@/lib/domain/desk/reviewCases';
import styles from './Cases.module.css';

const nothing = { reason: '' };

type Props = { caseId: string; onDecide: DecideCase };

/** A decision requires a reason. */
export function CaseDecisionForm({ caseId, onDecide }: Props) {
  const t = useTranslations('cases');
  const { typed, type, clear } = useKeptTyped(`case ${caseId}`, nothing);
  const { reason } = typed;
  const [tries, setTries] = useState(0);
  const { isBusy, failure, run } = useSubmit({ conflict: t('conflict'), failed: t('notSent') });
  const isTooShort = reason.trim().length < CASE_REASON.min;
  const decide = async (decision: CaseDecision) => {
    setTries(tries + 1);
    if (!isTooShort) await run(() => onDecide(caseId, decision, reason).then(clear));
  };
  const form = useWrongField<HTMLDivElement>(tries, failure);
  return (
    <div ref={form} className={styles.decide}>
      <TextField
        id={`reason-${caseId}`}
        label={t('reason')}
        hint={t('reasonHint')}
        error={failure?.message ?? (tries > 0 && isTooShort ? t('reasonMissing') : undefined)}
        value={reason}
        maxLength={CASE_REASON.max}
        autoComplete="off"
        onChange={({ target }) => type({ reason: target.value })}
      />
      <div className={styles.ways}>
        <Button kind="act" size="small" busy={isBusy} onClick={() => void decide('accepted')}>
          {t('accept')}
        </Button>
        <Button kind="bad" size="small" busy={isBusy} onClick={() => void decide('declined')}>
          {t('decline')}
        </Button>
      </div>
    </div>
  );
}
