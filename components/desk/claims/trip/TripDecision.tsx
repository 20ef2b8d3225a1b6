import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Select } from '@/components/common/form/Select';
import { TextField } from '@/components/common/form/TextField';
import { Button } from '@/components/common/ui/Button';
import { Note } from '@/components/common/ui/states/Note';
import { SettledLoss } from '@/components/travel/claims/SettledLoss';
import { useClaimWork } from '@/hooks/desk/claims/useClaimWork';
import { useKeptTyped } from '@/hooks/desk/useKeptTyped';
import { type ToldLoss, tripDecision } from '@/hooks/desk/claims/tripDecision';
import type { DeskClaimDto } from '@/lib/domain/claims/desk/contract';
import { TRIP_CUTS } from '@/lib/domain/travel/claims/losses.data';
import type { LossSettlement } from '@/lib/domain/travel/claims/settleLoss';
import { Part } from '@/components/desk/claims/claim/Part';
import styles from '@/components/desk/claims/Claims.module.css';

type Props = { claim: DeskClaimDto; renew: () => Promise<unknown> };

/** Enters the loss as its papers show it; what is paid follows from the policy. */
export function TripDecision({ claim, renew }: Props) {
  const t = useTranslations('deskTrip');
  const {
    typed: told,
    type: keep,
    clear,
  } = useKeptTyped<ToldLoss>(`loss ${claim.claimId}`, {
    on: claim.answers.admittedOn ?? '',
    spent: claim.spentUsd,
  });
  const [seen, setSeen] = useState<LossSettlement>();
  const { isBusy, failure, send } = useClaimWork(renew);
  const type = (typed: Partial<ToldLoss>) => {
    keep(typed);
    setSeen(undefined);
  };
  const decide = async (confirm: boolean) => {
    const answer = await send(() => tripDecision(claim, told, confirm), { keep: !confirm });
    if (!confirm) setSeen(answer?.settled);
    else if (answer) clear();
  };
  const errorOf = (field: string) => failure?.fields[`loss.${field}`];
  return (
    <Part title={t('title')}>
      <div className={styles.form}>
        <TextField
          type="date"
          label={t('on')}
          value={told.on}
          error={errorOf('on')}
          onChange={({ target }) => type({ on: target.value })}
        />
        <TextField
          label={t('spent')}
          inputMode="decimal"
          value={told.spent ?? ''}
          error={errorOf('spentCents')}
          onChange={({ target }) => type({ spent: target.value })}
        />
        <TextField
          label={t('cut')}
          inputMode="decimal"
          value={told.cut ?? ''}
          error={errorOf('cutCents') ?? failure?.fields['loss']}
          onChange={({ target }) => type({ cut: target.value })}
        />
        <CutReason told={told} error={errorOf('cutReason')} onType={type} />
        {failure && Object.keys(failure.fields).length === 0 && (
          <Note kind="bad" role="alert">
            {failure.message}
          </Note>
        )}
        <Button kind="line" size="small" busy={isBusy} onClick={() => void decide(false)}>
          {t('see')}
        </Button>
        {seen && (
          <div role="status">
            <SettledLoss settled={seen} />
            <Button kind="act" size="small" busy={isBusy} onClick={() => void decide(true)}>
              {t(seen.rupees > 0 ? 'pay' : 'refuse')}
            </Button>
          </div>
        )}
      </div>
    </Part>
  );
}

type CutProps = { told: ToldLoss; error: string | undefined; onType: (typed: Partial<ToldLoss>) => void };

function CutReason({ told, error, onType }: CutProps) {
  const t = useTranslations('deskTrip');
  const words = useTranslations('settledLoss.cuts');
  return (
    <Select
      label={t('why')}
      placeholder={t('nothing')}
      options={TRIP_CUTS.map((value) => ({ value, label: words(value) }))}
      value={told.cutReason ?? ''}
      error={error}
      onChange={({ target }) => onType({ cutReason: TRIP_CUTS.find((each) => each === target.value) })}
    />
  );
}
