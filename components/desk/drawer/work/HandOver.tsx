import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { Select } from '@/components/common/form/Select';
import { Button } from '@/components/common/ui/Button';
import { useSubmit } from '@/hooks/common/useSubmit';
import { useColleagues } from '@/hooks/desk/drawer/useColleagues';
import type { DrawerActions } from '@/hooks/desk/drawer/drawerActions';
import type { ColleagueDto } from '@/lib/domain/desk/list/contract';
import styles from '@/components/desk/drawer/Drawer.module.css';

type Props = { owner: ColleagueDto | undefined; staffId: string; actions: DrawerActions };

export function HandOver({ owner, staffId, actions }: Props) {
  const t = useTranslations('deskDrawer.owner');
  const drawer = useTranslations('deskDrawer');
  const select = useRef<HTMLSelectElement>(null);
  const [to, setTo] = useState('');
  const [taken, setTaken] = useState<string>();
  const colleagues = useColleagues();
  const { isBusy, failure, run } = useSubmit({ conflict: t('conflict'), failed: drawer('notSent') });
  const give = async (whom?: string) => {
    const { answer } = await run(() => actions.handOver(whom));
    setTaken(answer?.owner.name);
    // On taking a quote over, the pressed button is unmounted.
    if (answer && whom === undefined) select.current?.focus();
  };
  return (
    <div className={styles.form}>
      {owner?.staffId !== staffId && (
        <Button kind="line" size="small" busy={isBusy} onClick={() => void give()}>
          {t('take')}
        </Button>
      )}
      <Select
        ref={select}
        label={t('to')}
        placeholder={drawer('outcome.choose')}
        options={colleagues.map((each) => ({ value: each.staffId, label: each.name }))}
        value={to}
        error={failure?.message}
        onChange={({ target }) => setTo(target.value)}
      />
      <Button kind="act" size="small" busy={isBusy} disabled={!to} onClick={() => void give(to)}>
        {t('save')}
      </Button>
      <p role="status" className="tiny">
        {taken !== undefined && t('saved', { name: taken })}
      </p>
    </div>
  );
}
