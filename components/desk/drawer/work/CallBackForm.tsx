import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Select } from '@/components/common/form/Select';
import { TextField } from '@/components/common/form/TextField';
import { now } from '@/components/common/page/clock';
import { Button } from '@/components/common/ui/Button';
import { useIdempotencyKey } from '@/hooks/common/useIdempotencyKey';
import { useSubmit } from '@/hooks/common/useSubmit';
import { useColleagues } from '@/hooks/desk/drawer/useColleagues';
import type { DrawerActions } from '@/hooks/desk/drawer/drawerActions';
import { CALL_DAYS_AHEAD, CALL_SLOTS } from '@/lib/domain/callbacks/callSlots';
import { addDays, todayInIndia } from '@/lib/domain/common/dates';
import styles from '@/components/desk/drawer/Drawer.module.css';

export function CallBackForm({ actions }: { actions: DrawerActions }) {
  const t = useTranslations('deskDrawer.callBack');
  const drawer = useTranslations('deskDrawer');
  const today = todayInIndia(now());
  const [call, setCall] = useState({ day: addDays(today, 1), time: '10:00', to: '' });
  const [isSaved, setIsSaved] = useState(false);
  const colleagues = useColleagues();
  const keyOf = useIdempotencyKey();
  const { isBusy, failure, run } = useSubmit({ conflict: drawer('conflict'), failed: drawer('notSent') });
  const change = (part: Partial<typeof call>) => {
    setCall({ ...call, ...part });
    setIsSaved(false);
  };
  const { day, time, to } = call;
  const save = async () => {
    const wanted = { day, time, ...(to && { to }) };
    const { answer } = await run(() => actions.callBack(wanted, keyOf(wanted)));
    setIsSaved(answer !== undefined);
  };
  const { fields = {}, message } = failure ?? {};
  const isOther = failure && Object.keys(fields).length === 0;
  return (
    <div className={styles.form}>
      <TextField
        type="date"
        label={t('day')}
        min={today}
        max={addDays(today, CALL_DAYS_AHEAD)}
        value={day}
        error={fields['day']}
        onChange={({ target }) => change({ day: target.value })}
      />
      <Select
        label={t('time')}
        options={CALL_SLOTS.map((slot) => ({ value: slot, label: slot }))}
        value={time}
        error={fields['time'] ?? (isOther ? message : undefined)}
        onChange={({ target }) => change({ time: target.value })}
      />
      <Select
        label={t('who')}
        options={[
          { value: '', label: t('me') },
          ...colleagues.map(({ staffId, name }) => ({ value: staffId, label: name })),
        ]}
        value={to}
        error={fields['to']}
        onChange={({ target }) => change({ to: target.value })}
      />
      <Button kind="act" size="small" busy={isBusy} onClick={() => void save()}>
        {t('save')}
      </Button>
      <p role="status" className="tiny">
        {isSaved && t('saved')}
      </p>
    </div>
  );
}
