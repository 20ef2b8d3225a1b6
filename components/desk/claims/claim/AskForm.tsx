import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Select } from '@/components/common/form/Select';
import { TextArea } from '@/components/common/form/TextArea';
import { Button } from '@/components/common/ui/Button';
import { useWrongField } from '@/hooks/common/forms/useWrongField';
import { type ClaimWork, useClaimWork } from '@/hooks/desk/claims/useClaimWork';
import { useKeptTyped } from '@/hooks/desk/useKeptTyped';
import type { DeskClaimDto } from '@/lib/domain/claims/desk/contract';
import { ASK_REASONS } from '@/lib/domain/claims/dialogue';
import { PAPERS } from '@/lib/domain/claims/papers.data';
import styles from '@/components/desk/claims/Claims.module.css';
import { Done } from './Done';
import { isOpen, mayEnterAccount } from './openWork';
import { Part } from './Part';

const LONGEST_NOTE = 300;
const empty = { reason: '', paper: '', note: '' };

type Props = { work: ClaimWork; renew: () => Promise<unknown> };
type Reasons = readonly (typeof ASK_REASONS)[number][];

export function AskForm({ claim, ...props }: Props & { claim: DeskClaimDto }) {
  const reasons: Reasons = isOpen(claim) ? ASK_REASONS : ['bankAccount'];
  return isOpen(claim) || mayEnterAccount(claim) ? (
    <Form {...props} claimId={claim.claimId} allowed={reasons} />
  ) : null;
}

function Form({ claimId, work, renew, allowed }: Props & { claimId: string; allowed: Reasons }) {
  const t = useTranslations('deskClaims.ask');
  const reasons = useTranslations('deskClaims.reasons');
  const papers = useTranslations('claimPapers');
  const { typed, type, clear } = useKeptTyped(`ask ${claimId}`, empty);
  const [tries, setTries] = useState(0);
  const { isBusy, failure, isDone, send } = useClaimWork(renew);
  const form = useWrongField<HTMLDivElement>(tries, failure);
  const reason = ASK_REASONS.find((each) => each === typed.reason);
  const isOfPaper = reason === 'paperMissing' || reason === 'paperUnreadable';
  const paper = PAPERS.find((each) => each === typed.paper);
  const isWhole = reason !== undefined && (!isOfPaper || paper !== undefined);
  const ask = async () => {
    setTries(tries + 1);
    if (!isWhole) return;
    const note = typed.note.trim() || undefined;
    if (!(await send(() => work.ask({ reason, note, ...(isOfPaper && { paper }) })))) return;
    clear();
    setTries(0);
  };
  return (
    <Part title={t('title')}>
      <div ref={form} className={styles.form}>
        <Select
          label={t('reason')}
          placeholder={t('choose')}
          options={allowed.map((value) => ({ value, label: reasons(value) }))}
          value={typed.reason}
          error={tries > 0 && !reason ? t('missing') : undefined}
          onChange={({ target }) => type({ reason: target.value })}
        />
        {isOfPaper && (
          <Select
            label={t('paper')}
            placeholder={t('choose')}
            options={PAPERS.map((value) => ({ value, label: papers(value) }))}
            value={typed.paper}
            error={tries > 0 && !paper ? t('missing') : undefined}
            onChange={({ target }) => type({ paper: target.value })}
          />
        )}
        <TextArea
          label={t('note')}
          hint={t('noteHint')}
          rows={2}
          maxLength={LONGEST_NOTE}
          value={typed.note}
          error={failure?.message}
          onChange={({ target }) => type({ note: target.value })}
        />
        <Button kind="act" size="small" busy={isBusy} onClick={() => void ask()}>
          {t('send')}
        </Button>
        <Done isDone={isDone} />
      </div>
    </Part>
  );
}
