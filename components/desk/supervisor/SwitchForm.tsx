import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { TextField } from '@/components/common/form/TextField';
import { Button } from '@/components/common/ui/Button';
import { useWrongField } from '@/hooks/common/forms/useWrongField';
import { useSubmit } from '@/hooks/common/useSubmit';
import { useKeptTyped } from '@/hooks/desk/useKeptTyped';
import { usePanel } from '@/hooks/desk/supervisor/usePanel';
import type { TurnSwitch } from '@/hooks/desk/supervisor/supervise';
import { SWITCH_REASON, type SwitchDto } from '@/lib/domain/desk/switches';
import { switchReason } from '@/lib/validation/desk/switches';
import { switchNameOf } from './switchName';
import styles from './Supervisor.module.css';

const nothing = { reason: '' };

type Props = { turned: SwitchDto; onTurn: TurnSwitch; onClose: () => void };

export function SwitchForm({ turned: { kind, name, off }, onTurn, onClose }: Props) {
  const t = useTranslations('deskSupervisor.switches');
  const [tries, setTries] = useState(0);
  const { isBusy, failure, run } = useSubmit({ conflict: t('conflict'), failed: t('notSent') });
  const heading = usePanel(onClose);
  const way = off ? 'on' : 'off';
  const { typed, type, clear } = useKeptTyped(`switch ${kind} ${name} ${way}`, nothing);
  const { reason } = typed;
  const title = t(off ? 'turnOn' : 'turnOff', { name: switchNameOf({ kind, name }) });
  const isReason = switchReason().isValidSync(reason);
  const send = async () => {
    setTries(tries + 1);
    if (!isReason) return;
    await run(async () => {
      await onTurn({ kind, name, way, reason });
      clear();
      onClose();
    });
  };
  const form = useWrongField<HTMLElement>(tries, failure);
  return (
    <section ref={form} className={styles.panel} aria-labelledby="turn-switch">
      <h2 id="turn-switch" ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <p className="small">{t(off ? 'onText' : 'offText')}</p>
      <TextField
        label={t('reason')}
        hint={t('reasonHint', { min: SWITCH_REASON.min })}
        error={failure?.message ?? (tries > 0 && !isReason ? t('reasonMissing') : undefined)}
        value={reason}
        maxLength={SWITCH_REASON.max}
        autoComplete="off"
        onChange={({ target }) => type({ reason: target.value })}
      />
      <div className={styles.ways}>
        <Button kind={off ? 'act' : 'bad'} size="small" busy={isBusy} onClick={() => void send()}>
          {title}
        </Button>
        <Button kind="line" size="small" onClick={onClose}>
          {t('cancel')}
        </Button>
      </div>
    </section>
  );
}
