import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Select } from '@/components/common/form/Select';
import { Button } from '@/components/common/ui/Button';
import { useWrongField } from '@/hooks/common/forms/useWrongField';
import { useSubmit } from '@/hooks/common/useSubmit';
import type { ChangeStaff } from '@/hooks/desk/supervisor/supervise';
import { CHANGE_REASONS, type ChangeReason, type StaffRowDto } from '@/lib/domain/desk/staffList';
import { usePanel } from '@/hooks/desk/supervisor/usePanel';
import styles from './Supervisor.module.css';

type Props = { person: StaffRowDto; onChange: ChangeStaff; onClose: () => void };

export function StaffChangeForm({ person: { staffId, name, state }, onChange, onClose }: Props) {
  const t = useTranslations('deskSupervisor.staff');
  const reasons = useTranslations('deskSupervisor.values');
  const change = state === 'disabled' ? 'enable' : 'disable';
  const choices: readonly ChangeReason[] = CHANGE_REASONS[change];
  const [reason, setReason] = useState<ChangeReason>();
  const [tries, setTries] = useState(0);
  const { isBusy, failure, run } = useSubmit({ conflict: t('notSent'), failed: t('notSent') });
  const heading = usePanel(onClose);
  const send = async () => {
    setTries(tries + 1);
    if (!reason) return;
    await run(async () => {
      await onChange(staffId, change, reason);
      onClose();
    });
  };
  const form = useWrongField<HTMLElement>(tries, failure);
  return (
    <section ref={form} className={styles.panel} aria-labelledby="change-staff">
      <h2 id="change-staff" ref={heading} tabIndex={-1}>
        {t(change, { name })}
      </h2>
      <p className="small">{t(`${change}Text`)}</p>
      <Select
        label={t('reason')}
        placeholder={t('choose')}
        error={failure?.message ?? (tries > 0 && !reason ? t('reasonMissing') : undefined)}
        value={reason ?? ''}
        onChange={({ target }) => setReason(choices.find((each) => each === target.value))}
        options={choices.map((value) => ({ value, label: reasons(value) }))}
      />
      <div className={styles.ways}>
        <Button
          kind={change === 'disable' ? 'bad' : 'act'}
          size="small"
          busy={isBusy}
          onClick={() => void send()}
        >
          {t(change, { name })}
        </Button>
        <Button kind="line" size="small" onClick={onClose}>
          {t('cancel')}
        </Button>
      </div>
    </section>
  );
}
