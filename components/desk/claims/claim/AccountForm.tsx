import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { TextField } from '@/components/common/form/TextField';
import { Button } from '@/components/common/ui/Button';
import { Note } from '@/components/common/ui/states/Note';
import { useWrongField } from '@/hooks/common/forms/useWrongField';
import { useAskBeforeLeaving } from '@/hooks/common/page/useAskBeforeLeaving';
import { type ClaimWork, useClaimWork } from '@/hooks/desk/claims/useClaimWork';
import { useKeptTyped } from '@/hooks/desk/useKeptTyped';
import type { DeskClaimDto } from '@/lib/domain/claims/desk/contract';
import styles from '@/components/desk/claims/Claims.module.css';
import { Done } from './Done';
import { mayEnterAccount } from './openWork';
import { Part } from './Part';

const FIELDS = ['holder', 'accountNumber', 'ifsc'] as const;
const empty = { holder: '', accountNumber: '', ifsc: '' };

type Props = { work: ClaimWork; renew: () => Promise<unknown> };

/** Enters an account other than the policy's, once a paper of the customer shows it. */
export function AccountForm({ claim, ...props }: Props & { claim: DeskClaimDto }) {
  const paperId = claim.bankProofs.at(-1);
  return paperId !== undefined && mayEnterAccount(claim) ? (
    <Form {...props} claimId={claim.claimId} paperId={paperId} />
  ) : null;
}

function Form({ claimId, work, paperId, renew }: Props & { claimId: string; paperId: string }) {
  const t = useTranslations('deskClaims.account');
  const { typed, type, clear } = useKeptTyped(`account ${claimId}`, empty, 'page');
  useAskBeforeLeaving(FIELDS.some((field) => typed[field] !== ''));
  const [tries, setTries] = useState(0);
  const { isBusy, failure, isDone, send } = useClaimWork(renew);
  const form = useWrongField<HTMLDivElement>(tries, failure);
  const enter = async () => {
    setTries(tries + 1);
    if (await send(() => work.enterAccount({ ...typed, paperId }))) clear();
  };
  return (
    <Part title={t('title')}>
      <div ref={form} className={styles.form}>
        <p className="small">{t('lead')}</p>
        {FIELDS.map((field) => (
          <TextField
            key={field}
            label={t(field)}
            autoComplete="off"
            value={typed[field]}
            error={failure?.fields[field]}
            onChange={({ target }) => type({ [field]: target.value })}
          />
        ))}
        {failure && (
          <Note kind="warn" role="alert">
            {failure.message}
          </Note>
        )}
        <Button kind="act" size="small" busy={isBusy} onClick={() => void enter()}>
          {t('send')}
        </Button>
        <Done isDone={isDone} />
      </div>
    </Part>
  );
}
