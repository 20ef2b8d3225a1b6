import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/common/ui/Button';
import desk from '@/components/desk/Dashboard.module.css';
import { DenseSelect } from '@/components/desk/DenseFields';
import type { AuditSearch } from '@/hooks/desk/supervisor/supervise';
import { addDays, isIsoDate } from '@/lib/domain/common/dates';
import { AUDIT_WINDOW } from '@/lib/domain/desk/audit';
import { actionsOf, AUDIT_KINDS } from '@/lib/domain/desk/auditActions';
import styles from './Supervisor.module.css';

type Props = { search: AuditSearch; onSearch: (search: AuditSearch) => void };

function isWindow({ from, to }: AuditSearch): boolean {
  return isIsoDate(from) && isIsoDate(to) && from <= to && addDays(from, AUDIT_WINDOW) > to;
}

/** Searches only by the button, since each search is an entry of the audit. */
export function AuditFilter({ search, onSearch }: Props) {
  const t = useTranslations('deskSupervisor.audit');
  const actions = useTranslations('deskSupervisor.actions');
  const kinds = useTranslations('deskSupervisor.kinds');
  const [typed, setTyped] = useState(search);
  const [isWrong, setIsWrong] = useState(false);
  const submit = () => {
    setIsWrong(!isWindow(typed));
    if (isWindow(typed))
      onSearch({ ...typed, actor: typed.actor.trim().toUpperCase(), about: typed.about.trim() });
  };
  const field = (name: keyof AuditSearch, type: 'date' | 'text') => (
    <label className={desk.dense}>
      {t(name)}
      <input
        type={type}
        autoComplete="off"
        value={typed[name]}
        aria-invalid={type === 'date' && isWrong ? true : undefined}
        onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
      />
    </label>
  );
  return (
    <form
      className={styles.filter}
      role="search"
      aria-label={t('search')}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {field('from', 'date')}
      {field('to', 'date')}
      {field('actor', 'text')}
      <DenseSelect
        label={t('action')}
        value={typed.action}
        onChange={(action) => setTyped({ ...typed, action })}
      >
        <option value="">{t('everything')}</option>
        {AUDIT_KINDS.map((kind) => (
          <optgroup key={kind} label={kinds(kind)}>
            {actionsOf(kind).map((action) => (
              <option key={action} value={action}>
                {actions(action)}
              </option>
            ))}
          </optgroup>
        ))}
      </DenseSelect>
      {field('about', 'text')}
      <Button kind="act" size="dense" type="submit">
        {t('find')}
      </Button>
      {isWrong && (
        <p role="alert" className={styles.wrong}>
          {t('window', { days: AUDIT_WINDOW })}
        </p>
      )}
    </form>
  );
}
