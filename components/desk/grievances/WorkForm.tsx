import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Select } from '@/components/common/form/Select';
import { TextArea } from '@/components/common/form/TextArea';
import { Button } from '@/components/common/ui/Button';
import type { OnDone } from '@/components/desk/DeskQueue';
import { useWrongField } from '@/hooks/common/forms/useWrongField';
import { useSubmit } from '@/hooks/common/useSubmit';
import { useKeptTyped } from '@/hooks/desk/useKeptTyped';
import type { GrievanceStep } from '@/hooks/desk/queues/useDeskGrievances';
import { GRIEVANCE_OUTCOMES, LONGEST_GRIEVANCE } from '@/lib/domain/grievances/grievance';
import styles from './Grievances.module.css';

const STEPS = ['noted', 'asked', 'answered'] as const;

type Typed = { what: GrievanceStep['what']; outcome?: GrievanceStep['outcome']; text: string };
const nothing: Typed = { what: 'noted', text: '' };

type Props = {
  grievanceId: string;
  work: (step: GrievanceStep) => Promise<unknown>;
  /** `unsent`: what was typed while somebody else was at it. */
  renew: (unsent: string) => Promise<unknown>;
  onDone: OnDone;
};

/** The text goes to the customer as it is written. An answer needs an outcome, and closes the grievance. */
export function WorkForm({ grievanceId, work, renew, onDone }: Props) {
  const t = useTranslations('deskGrievances.work');
  const words = useTranslations('deskGrievances');
  const { typed, type, clear } = useKeptTyped(`grievance ${grievanceId}`, nothing);
  const { what, outcome, text } = typed;
  const [tries, setTries] = useState(0);
  const [isSent, setIsSent] = useState(false);
  const { isBusy, failure, run } = useSubmit({ conflict: t('conflict'), failed: t('failed') });
  const form = useWrongField<HTMLDivElement>(tries, failure);
  const isWhole = text.trim() !== '' && (what !== 'answered' || outcome !== undefined);
  const send = async () => {
    setTries(tries + 1);
    setIsSent(false);
    if (!isWhole) return;
    const { answer, isConflict } = await run(() =>
      work({ what, text, ...(what === 'answered' && outcome && { outcome }) }),
    );
    if (isConflict) await renew(text);
    if (answer === undefined) return;
    clear();
    setTries(0);
    setIsSent(true);
    void onDone(what === 'answered' ? `${grievanceId}: ${t('sent')}` : undefined);
  };
  return (
    <div ref={form} className={styles.work}>
      <Select
        label={t('what')}
        options={STEPS.map((value) => ({ value, label: t(`kinds.${value}`) }))}
        value={what}
        onChange={({ target }) => type({ what: STEPS.find((each) => each === target.value) ?? 'noted' })}
      />
      {what === 'answered' && (
        <Select
          label={t('outcome')}
          placeholder={t('choose')}
          options={GRIEVANCE_OUTCOMES.map((value) => ({ value, label: words(`outcomes.${value}`) }))}
          value={outcome ?? ''}
          onChange={({ target }) =>
            type({ outcome: GRIEVANCE_OUTCOMES.find((each) => each === target.value) })
          }
        />
      )}
      <TextArea
        label={t('text')}
        hint={t('hint')}
        rows={4}
        maxLength={LONGEST_GRIEVANCE.line}
        value={text}
        error={failure?.message ?? (tries > 0 && !isWhole ? t('missing') : undefined)}
        onChange={({ target }) => type({ text: target.value })}
      />
      <Button kind="act" size="small" busy={isBusy} onClick={() => void send()}>
        {t('send')}
      </Button>
      <p role="status" className="small">
        {isSent && t('sent')}
      </p>
    </div>
  );
}
